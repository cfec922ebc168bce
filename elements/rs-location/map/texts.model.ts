/** What a map says; it comes with the map. */
export const mapTexts = Object.freeze({
  es: Object.freeze({
    'location.marker-help':
      'Las flechas lo mueven, con mayúsculas más lejos; más y menos acercan y alejan el mapa.',
    'location.zoom-in': 'Acercar',
    'location.zoom-out': 'Alejar',
  }),
  en: Object.freeze({
    'location.marker-help': 'The arrow keys move it, further with shift; plus and minus zoom the map.',
    'location.zoom-in': 'Zoom in',
    'location.zoom-out': 'Zoom out',
  }),
});
