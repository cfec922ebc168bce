/** Names of months and weekdays: comma-separated lists, from January and from Sunday on. */
export const dateTexts = Object.freeze({
  es: Object.freeze({
    'calendar.months':
      'enero,febrero,marzo,abril,mayo,junio,julio,agosto,septiembre,octubre,noviembre,diciembre',
    'calendar.months-short': 'ene,feb,mar,abr,may,jun,jul,ago,sep,oct,nov,dic',
    'calendar.weekdays': 'domingo,lunes,martes,miércoles,jueves,viernes,sábado',
    'calendar.weekdays-short': 'do,lu,ma,mi,ju,vi,sá',
    'calendar.ordinals': 'º',
  }),
  en: Object.freeze({
    'calendar.months':
      'January,February,March,April,May,June,July,August,September,October,November,December',
    'calendar.months-short': 'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec',
    'calendar.weekdays': 'Sunday,Monday,Tuesday,Wednesday,Thursday,Friday,Saturday',
    'calendar.weekdays-short': 'Sun,Mon,Tue,Wed,Thu,Fri,Sat',
    'calendar.ordinals': 'th,st,nd,rd',
  }),
});
