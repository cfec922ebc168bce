/** Spanish texts of `<rs-location>`. */
export const es = Object.freeze({
  'location.suggestions': 'Direcciones',
  'location.count': {
    one: '%d dirección: usa las flechas',
    many: '%d de direcciones: usa las flechas',
    other: '%d direcciones: usa las flechas',
  },
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
  'location.consent-text': 'El mapa y las sugerencias son de otro servicio, que puede usar cookies.',
  'location.consent-once': 'Permitir una vez',
  'location.consent-always': 'Permitir siempre',
  'location.consent-always-service': 'Permitir siempre %s',
  'location.marker-help':
    'Las flechas lo mueven, con mayúsculas más lejos; más y menos acercan y alejan el mapa.',
  'location.zoom-in': 'Acercar',
  'location.zoom-out': 'Alejar',
  'location.coordinates': 'Escribe latitud y longitud, como %s.',
});
