import type { LateCalls } from './late-calls.js';
import type { RecordedCalls, WidgetCall } from './recorded-calls.js';

/** The calendars of a page under the names that its scripts know: `calendars[form][name]`. */
export type CalendarRegistry = Record<string, Record<string, object>>;

/** `RSFormPro.jQueryCalendar`, `.YUICalendar` and `.ionSlider`: what they are told is what the form's elements become. */
export function createPickers(calls: RecordedCalls, late: LateCalls) {
  const start = (kind: WidgetCall['kind']) => (formId: unknown, id: unknown, options: unknown) =>
    calls.note(formId, ({ widgets }) =>
      widgets.set(`${kind} ${String(id)}`, { kind, id: String(id), options }),
    );
  const showCalendar = late.make('showCalendar');
  const hide = late.make('hideCalendars');
  const nothing = () => undefined;
  const jQueryCalendar = {
    settings: {},
    calendars: Object.create(null) as CalendarRegistry,
    setCalendar: start('date-time'),
    renderCalendars: nothing,
    showCalendar,
    hideAllPopupCalendars: hide,
  };
  const YUICalendar = {
    settings: {},
    calendars: Object.create(null) as CalendarRegistry,
    setCalendar: start('date'),
    renderCalendars: nothing,
    showHideCalendar: showCalendar,
    hideAllPopupCalendars: hide,
    // A popup closes by itself when something beside it is pressed.
    hideOnClick: nothing,
  };
  const ionSlider = { settings: {}, sliders: {}, setSlider: start('slider'), renderSliders: nothing };
  calls.pickers.push(jQueryCalendar.settings, YUICalendar.settings);
  return { jQueryCalendar, YUICalendar, ionSlider };
}
