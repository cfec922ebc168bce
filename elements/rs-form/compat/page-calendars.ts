import { compileFormat, type DateFormat } from '../../../shared/dates/compile-format.model.js';
import { parseDate } from '../../../shared/dates/parse-date.model.js';
import { dispatchInputEvents } from '../markup/control.dom.js';
import { controlsOf, findNear, secondsOfNothing } from './fields.dom.js';
import type { LegacyWidget } from './legacy-behaviour.model.js';
import type { CalendarRegistry } from './pickers.js';
import type { LegacyPage } from './page-names.js';
import { optionsOf } from './server-values.model.js';

type DateCallback = (
  chosen: { selectedDate: Date },
  picker: object,
  date: Date,
  input: object,
  format: string,
) => unknown;

/** A calendar as site scripts see it: what it holds, and what of theirs is asked when a date is chosen. */
class PageCalendar {
  callbackSelectedDateTime: DateCallback | undefined;
  readonly calendar: HTMLInputElement;
  readonly hiddenDate: HTMLInputElement | null;
  readonly hiddenFormat: string;
  readonly timepicker: boolean;
  readonly #format: DateFormat;

  constructor(input: HTMLInputElement, format: string, isSimple: boolean) {
    this.#format = compileFormat(format, isSimple ? 'yui' : 'auto');
    this.calendar = input;
    this.hiddenDate = findNear<HTMLInputElement>(input, input.id.replace('txt', 'hidden'));
    this.timepicker = /[HhGgi]|mm/.test(format);
    this.hiddenFormat = this.timepicker ? 'MM/DD/YYYY HH:mm' : 'MM/DD/YYYY';
  }

  get calendarInstance(): this {
    return this;
  }

  get currentDate(): Date | null {
    const date = parseDate(this.calendar.value, this.#format);
    if (!date) return null;
    const { year, month, day, hour = 0, minute = 0 } = date;
    return new Date(year, month - 1, day, hour, minute);
  }
}

/** Enters a calendar in the page's registry, where site scripts find it, and asks their functions about each date. */
export function registerCalendar(
  { api, calls }: LegacyPage,
  form: HTMLFormElement,
  formId: number,
  { kind, name, options }: LegacyWidget,
): void {
  const registry = (kind === 'date' ? api.YUICalendar : api.jQueryCalendar).calendars as CalendarRegistry;
  const ofForm = (registry[String(formId)] ??= Object.create(null) as Record<string, object>);
  const [input] = controlsOf(form, name);
  if (Object.hasOwn(ofForm, name) || !(input instanceof HTMLInputElement)) return;
  const format = String(optionsOf(options)['format'] ?? '');
  const calendar = new PageCalendar(input, format, kind === 'date');
  ofForm[name] = calendar;
  calls.dates.set(input, () => {
    const { currentDate } = calendar;
    return currentDate ? currentDate.getTime() / 1000 : secondsOfNothing(input.id);
  });
  const askEachTime = askedAbout(kind, calendar, format);
  // On the form: the calendar has read the text by then.
  EventTarget.prototype.addEventListener.call(form, 'change', ({ target }) => {
    if (target === input) askEachTime();
  });
}

/** Takes a date back that the page's function does not want; what was there before is nobody's question. */
function askedAbout(kind: LegacyWidget['kind'], calendar: PageCalendar, format: string): () => void {
  const { calendar: input, hiddenDate } = calendar;
  let before = input.value;
  return () => {
    const isWanted = input.value === '' || input.value === before || isAgreed(kind, calendar, format);
    if (!isWanted) {
      before = kind === 'date' ? before : '';
      input.value = before;
      if (hiddenDate && before === '') hiddenDate.value = '';
      dispatchInputEvents(input);
    }
    before = input.value;
  };
}

function isAgreed(kind: LegacyWidget['kind'], calendar: PageCalendar, format: string): boolean {
  const { currentDate: date, calendar: input } = calendar;
  if (!date) return true;
  if (kind === 'date-time') {
    const ask = calendar.callbackSelectedDateTime;
    return ask?.({ selectedDate: date }, calendar, date, input, format) !== false;
  }
  const ask: unknown = Reflect.get(window, 'rsfp_onSelectDate');
  if (typeof ask !== 'function') return true;
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return Boolean(ask.call(window, input.value, 'select', [[parts]], calendar));
}
