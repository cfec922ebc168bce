/** Spanish names of months and weekdays: comma-separated lists, from January and from Sunday on. */
export const spanishDateTexts = Object.freeze({
  'calendar.months':
    'enero,febrero,marzo,abril,mayo,junio,julio,agosto,septiembre,octubre,noviembre,diciembre',
  'calendar.months-short': 'ene,feb,mar,abr,may,jun,jul,ago,sep,oct,nov,dic',
  'calendar.weekdays': 'domingo,lunes,martes,miércoles,jueves,viernes,sábado',
  'calendar.weekdays-short': 'do,lu,ma,mi,ju,vi,sá',
  'calendar.ordinals': 'º',
});
