import type { spanishDateTexts } from '../../../shared/dates/texts/es.js';
import type { TextsLike } from '../../../shared/i18n/texts.js';
import { esFirst } from './es-first.js';

/** Spanish texts of `<rs-calendar>`. */
export const es = Object.freeze({
  ...esFirst,
  'calendar.day': '%1$s, %2$s de %3$s de %4$s',
  'calendar.day-and-time': '%1$s, a las %2$s',
  'calendar.day-refused': '%1$s, no disponible%2$s',
  'calendar.heading': '%1$s de %2$s',
  'calendar.previous-month': 'Mes anterior',
  'calendar.next-month': 'Mes siguiente',
  'calendar.month': 'Mes',
  'calendar.year': 'Año',
  'calendar.times': 'Hora',
  'calendar.time-after-midnight': '%1$s (%2$s %3$s)',
  'calendar.choose-day': 'Elige un día para ver las horas',
  'calendar.missing-time': 'Falta la hora',
  'calendar.no-days': 'En este mes no hay días que se puedan elegir',
  'calendar.chosen': 'Elegido: %s.',
  'calendar.chosen-without-time': 'Elegido: %s. Falta la hora.',
  'calendar.chosen-after-midnight': 'Elegido: %s, pasada la medianoche.',
  'calendar.incomplete': 'Falta la hora: elígela en el calendario o escríbela con la fecha.',
  'calendar.cleared': 'Se ha borrado la fecha (%1$s)%2$s.',
  'calendar.refused': 'No se puede elegir esta fecha (%1$s)%2$s.',
  'calendar.unreadable': 'La fecha no se entiende y se ha borrado.',
  'calendar.now': 'La fecha no se entiende. Se ha puesto la actual: %s.',
  'calendar.moved-slot': 'Es la hora más cercana que hay: %s.',
  'calendar.moved-next-day': 'Se ha pasado al día siguiente: %s.',
  'calendar.moved-completed': 'Se ha puesto la hora que faltaba: %s.',
  'calendar.moved-last-day': 'Ese mes no tiene ese día. Se ha puesto el último: %s.',
  'calendar.moved-added-year': 'Se ha puesto el año que faltaba: %s.',
  'calendar.why-before': ': solo desde el %s',
  'calendar.why-after': ': solo hasta el %s',
  'calendar.why-weekday': ': ese día de la semana no se puede elegir',
  'calendar.why-disabled': ': ese día no se ofrece',
  'calendar.why-disabled-range': ': desde el %1$s hasta el %2$s no se ofrece ningún día',
  'calendar.why-not-listed': ': solo algunas fechas se pueden elegir; la más cercana es el %s',
  'calendar.why-not-allowed': ': solo algunas fechas se pueden elegir, y esta no',
  'calendar.why-no-times': ': ese día ya no tiene horas',
  'calendar.why-past-max': ': la última hora es a las %s',
});

/** Texts of a language beside the names of months and weekdays. */
export type OwnTexts = Omit<TextsLike<typeof es>, keyof typeof spanishDateTexts>;
