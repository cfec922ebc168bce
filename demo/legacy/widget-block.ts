import { format as formatDate } from 'date-fns';
import { behaviourOf, type FieldBehaviour } from '../forms/form-behaviour.js';
import type { FieldView } from '../forms/field-view.js';
import { firstDay } from '../forms/open-hours.js';
import type { ServerForm } from '../forms/server-form.js';
import { json } from './statements.js';

/** Returns the statements that start the calendars and sliders of a form. */
export function widgetBlock(form: ServerForm, fields: readonly FieldView[]): readonly string[] {
  return [...calendarLines(form, fields), ...sliderLines(form, fields)];
}

function calendarLines({ formId, behaviour }: ServerForm, fields: readonly FieldView[]): readonly string[] {
  const calls = fields.flatMap(({ name, calendar }) => {
    if (!calendar) return [];
    const options = calendarOptions(behaviourOf(behaviour, name), calendar.hiddenValue);
    return [`RSFormPro.jQueryCalendar.setCalendar(${formId}, '${calendar.key}', ${options});`];
  });
  if (calls.length === 0) return [];
  return [
    `RSFormPro.jQueryCalendar.settings.WEEKDAYS_1CHAR = ${json(['D', 'L', 'M', 'X', 'J', 'V', 'S'])};`,
    'RSFormPro.jQueryCalendar.settings.START_WEEKDAY = 1;',
    'jQuery(document).ready(function() {',
    '\tRSFormPro.jQueryCalendar.renderCalendars();',
    '});',
    ...calls,
    `RSFormPro.callbacks.addCallback(${formId}, 'changePage', [RSFormPro.jQueryCalendar.hideAllPopupCalendars, ${formId}]);`,
  ];
}

/** Returns the options object of a calendar, whose last key has no quotes. */
function calendarOptions(behaviour: FieldBehaviour, value: string): string {
  const { format = '', step, rule, minTime, maxTime, disabledWeekdays } = behaviour;
  const hasTime = /[Hh]/.test(format);
  const options = {
    ...{ inline: true, format, value, timepicker: hasTime, theme: 'default' },
    ...(hasTime && { timepickerformat: 'HH:mm' }),
  };
  const first = firstDay(behaviour, new Date());
  const extra = {
    ...(first && { minDate: formatDate(first, 'MM/dd/yyyy') }),
    ...(minTime && { minTime }),
    ...(maxTime && { maxTime }),
    ...(step && { step: String(step) }),
    ...(rule && { rule }),
    ...(disabledWeekdays && { disabledWeekDays: disabledWeekdays }),
  };
  return `${json(options).slice(0, -1)}, extra: ${json(extra)}}`;
}

function sliderLines({ formId, behaviour }: ServerForm, fields: readonly FieldView[]): readonly string[] {
  return fields
    .filter(({ type }) => type === 'range-slider')
    .map(({ controlId, name, isReadonly = false }) => {
      const { double = false, min = 0, max = 100, step = 1 } = behaviourOf(behaviour, name);
      const key = controlId.replace('rs-range-slider', '');
      const options = {
        ...{ type: double ? 'double' : 'single', min: String(min), max: String(max), skin: 'flat' },
        ...(step !== 1 && { step: String(step) }),
        ...{ grid: true, force_edges: true, from_fixed: false, to_fixed: false, keyboard: true },
        ...{ disable: isReadonly, input_values_separator: '-' },
      };
      return `RSFormPro.ionSlider.setSlider(${formId}, '${key}', ${json(options)});`;
    });
}
