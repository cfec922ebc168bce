/** Texts about a text that is no position. */
export const coordinateTexts = Object.freeze({
  es: Object.freeze({ 'location.coordinates': 'Escribe latitud y longitud, como %s.' }),
  en: Object.freeze({ 'location.coordinates': 'Write latitude and longitude, such as %s.' }),
});
