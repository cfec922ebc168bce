/** Calendars of a page under the names that its scripts use: entries of the registry, and calls that open and close. */
import { compileFormat, type DateFormat } from '../shared/dates/compile-format.model.js';
import { parseDate } from '../shared/dates/parse-date.model.js';
import { dispatchInputEvents } from '../shared/dom/dispatch-input-events.js';
import { document } from '../shared/dom/unclobbered.js';
import { optionalGlobal } from '../shared/dom/named-by-page.js';
import { optionsOf } from './call-values.model.js';
import { controlsOf, findNear, pressedElement, secondsOfEmptyCalendar } from './fields.dom.js';
import type { LegacyWidget } from './legacy-behaviour.model.js';
import type { LegacyPage } from './page-names.js';
import type { CalendarRegistry } from './recording-api.js';

type DateCallback = (
  chosen: { selectedDate: Date },
  picker: object,
  date: Date,
  input: object,
  format: string,
) => unknown;

/** Entry of the registry: a calendar's input and date, and the site's callback. */
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

/** Adds a calendar to the page's registry, and calls the site's callbacks for each date that is chosen. */
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
    return currentDate ? currentDate.getTime() / 1000 : secondsOfEmptyCalendar;
  });
  const checkDate = createDateCheck(kind, calendar, format);
  // A listener of the form is called after those of the input, when the calendar has parsed the text.
  EventTarget.prototype.addEventListener.call(form, 'change', ({ target }) => {
    if (target === input) checkDate();
  });
}

/** Creates a function that removes a date which the site's callback rejects. An unchanged date is not checked. */
function createDateCheck(kind: LegacyWidget['kind'], calendar: PageCalendar, format: string): () => void {
  const { calendar: input, hiddenDate } = calendar;
  let before = input.value;
  return () => {
    const isValid = input.value === '' || input.value === before || isAccepted(kind, calendar, format);
    if (!isValid) {
      before = kind === 'date' ? before : '';
      input.value = before;
      if (hiddenDate && before === '') hiddenDate.value = '';
      dispatchInputEvents(input);
    }
    before = input.value;
  };
}

function isAccepted(kind: LegacyWidget['kind'], calendar: PageCalendar, format: string): boolean {
  const { currentDate: date, calendar: input } = calendar;
  if (!date) return true;
  if (kind === 'date-time') {
    const callback = calendar.callbackSelectedDateTime;
    return callback?.({ selectedDate: date }, calendar, date, input, format) !== false;
  }
  const callback = optionalGlobal('rsfp_onSelectDate');
  if (typeof callback !== 'function') return true;
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return Boolean(callback.call(window, input.value, 'select', [[parts]], calendar));
}

/** Prefixes of the ids of a calendar's input and container, for both pickers of the server. */
const idPrefixes = [
  ['txtjQcal', 'caljQ'],
  ['txtcal', 'cal'],
] as const;

const tagName = 'rs-calendar';

type CalendarTag = HTMLElement & {
  readonly hasCore: boolean;
  toggle: HTMLElement | null;
  show(): void;
  hide(): void;
};

/** Opens the calendar with this id ("1_0"). A calendar that works handles a press on its own button without this call. */
export function openCalendar(id: unknown): void {
  const pressed = pressedElement();
  for (const [inputId, boxId] of idPrefixes) {
    const box = findNear(pressed, `${boxId}${String(id)}Container`);
    if (!box || !findNear(box, `${inputId}${String(id)}`)) continue;
    whenDefined(box, (calendar, isLate) => {
      const isPress = pressed && calendar.toggle?.contains(pressed);
      // A defined calendar listens to its button only after the texts of its language have loaded.
      if (isLate || !isPress || !calendar.hasCore) calendar.show();
    });
  }
}

/** Closes every calendar that is open in a popup. */
export function hideCalendars(): void {
  for (const calendar of document.querySelectorAll<CalendarTag>(`${tagName}:defined`)) calendar.hide();
}

/** Calls the task with the calendar in a container, now or once it is inserted and defined. */
function whenDefined(box: HTMLElement, task: (calendar: CalendarTag, isLate: boolean) => void): void {
  const find = () => box.querySelector<CalendarTag>(`${tagName}:defined`);
  const known = find();
  if (known) return task(known, false);
  const check = () => {
    const calendar = find();
    if (!calendar) return;
    observer.disconnect();
    task(calendar, true);
  };
  const observer = new MutationObserver(check);
  observer.observe(box, { childList: true });
  void customElements.whenDefined(tagName).then(check);
}
