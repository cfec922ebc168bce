/** Spanish text that the map's own chunk writes. */
export const esMap = Object.freeze({
  'location.marker-help':
    'Las flechas lo mueven, con mayúsculas más lejos; más y menos acercan y alejan el mapa.',
});
