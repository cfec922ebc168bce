/** What a location field says. */
export const locationTexts = Object.freeze({
  es: Object.freeze({
    'location.suggestions': 'Direcciones',
    'location.count': { one: '%d dirección: usa las flechas', other: '%d direcciones: usa las flechas' },
    'location.none': 'Ninguna dirección con ese texto',
    'location.map': 'Mapa',
    'location.marker': 'Marcador: %s',
    'location.marker-unset': 'Marcador sin poner',
    'location.locate': 'Usar mi ubicación',
    'location.locating': 'Buscando tu ubicación…',
    'location.denied': 'Tu navegador no da tu ubicación. Escribe la dirección.',
    'location.unanswered': 'No se ha podido saber tu ubicación. Escribe la dirección.',
    'location.inaccurate': 'Tu ubicación solo se sabe de forma aproximada. Mueve el marcador a su sitio.',
    'location.map-failed': 'El mapa no se ha podido cargar. Escribe la dirección.',
    'consent.text':
      'El mapa y las sugerencias son de otro servicio, que puede usar cookies. Sin él puedes escribir la dirección.',
  }),
  en: Object.freeze({
    'location.suggestions': 'Addresses',
    'location.count': { one: '%d address: use the arrow keys', other: '%d addresses: use the arrow keys' },
    'location.none': 'No address with this text',
    'location.map': 'Map',
    'location.marker': 'Marker: %s',
    'location.marker-unset': 'Marker not placed yet',
    'location.locate': 'Use my location',
    'location.locating': 'Looking for your location…',
    'location.denied': 'Your browser does not tell your location. Type the address.',
    'location.unanswered': 'Your location could not be found. Type the address.',
    'location.inaccurate': 'Your location is known only roughly. Move the marker to its place.',
    'location.map-failed': 'The map could not be loaded. Type the address.',
    'consent.text':
      'The map and the suggestions come from another service, which may use cookies. Without it you can type the address.',
  }),
});
