import type { UndoLog } from '../../../shared/dom/undo-log.js';
import type { CalendarDefinition, FieldDefinition } from '../definition/definition.model.js';
import { readJson } from '../definition/read-json.model.js';
import { calendarFormat } from '../definition/widget-format.model.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import { isCalendar } from './detect.dom.js';

/** The element that a calendar field gets; it is a tag of its own, with its own box, view and texts. */
export const calendarTag = 'rs-calendar';

export type CalendarElement = HTMLElementTagNameMap[typeof calendarTag];

/** A field with its calendar. */
export interface PlacedCalendar {
  readonly name: string;
  readonly settings: CalendarDefinition;
  readonly input: HTMLInputElement;
  readonly calendar: CalendarElement;
}

/** What the element keeps for its box; until its script is there, this stands for it, so that nothing moves. */
const reservedBox = [
  ['display', 'flow-root'],
  ['min-block-size', '27.125rem'],
] as const;

/** Puts a calendar into the server's container of every calendar field; one without keeps its typed entry. */
export function placeCalendars(
  form: ServerForm,
  fields: readonly FieldDefinition[],
  undoLog: UndoLog,
): readonly PlacedCalendar[] {
  return fields.flatMap((field) => {
    const container = isCalendar(field) ? containerOf(form, field.name) : null;
    const [input] = form.controls(field.name);
    if (!container || !(input instanceof HTMLInputElement)) return [];
    const settings = readJson(calendarFormat, field) ?? {};
    const calendar = createCalendar(form, field.name, input, settings);
    if (calendar.inline)
      for (const [property, value] of reservedBox) calendar.style.setProperty(property, value);
    else showContainer(container, undoLog);
    container.append(calendar);
    return [{ name: field.name, settings, input, calendar }];
  });
}

/** The element's own sheet keeps the box from now on. */
export function releaseBox({ style }: CalendarElement): void {
  for (const [property] of reservedBox) style.removeProperty(property);
}

function createCalendar(
  form: ServerForm,
  name: string,
  input: HTMLInputElement,
  settings: CalendarDefinition,
): CalendarElement {
  const calendar = input.ownerDocument.createElement(calendarTag);
  const toggle = form.block(name)?.querySelector<HTMLElement>('.rsform-calendar-button, .btnCal') ?? null;
  const { inline = !toggle, weekStart = 1, formatFamily = familyOf(input) } = settings;
  Object.assign(calendar, { input, inline, weekStart, formatFamily });
  calendar.hiddenInput = hiddenDateOf(form, name);
  if (!inline) calendar.toggle = toggle;
  setOptions(calendar, settings);
  return calendar;
}

/** The two families of the server's pickers write their formats in other letters. */
function familyOf({ id }: HTMLInputElement): 'auto' | 'yui' {
  return id.startsWith('txtcal') ? 'yui' : 'auto';
}

/** What the definition leaves out is as it is for every calendar. */
function setOptions(calendar: CalendarElement, settings: CalendarDefinition): void {
  const { min, max, step, format, timeFormat, firstYear, lastYear, theme } = settings;
  const { openOn, withoutTimes, withoutHint, minTime, maxTime, completeTime } = settings;
  const { allowedDatePattern, blurInvalid } = settings;
  const { allowedTimes, allowedDates, disabledDates, disabledWeekdays } = settings;
  const options = {
    openOn,
    step,
    format,
    timeFormat,
    firstYear,
    lastYear,
    theme,
    withoutTimes,
    withoutHint,
    minTime,
    maxTime,
    completeTime,
    allowedDatePattern,
    blurInvalid,
    min: min?.toString(),
    max: max?.toString(),
    allowedTimes: allowedTimes?.join(),
    allowedDates: allowedDates?.join(),
    disabledDates: disabledDates?.join(),
    disabledWeekdays: disabledWeekdays?.join(),
  };
  for (const [name, value] of Object.entries(options))
    if (value !== undefined) Reflect.set(calendar, name, value);
}

/** The server's empty box beside the text: `#cal…Container` in the field's block. */
function containerOf(form: ServerForm, name: string): HTMLElement | null {
  return form.block(name)?.querySelector<HTMLElement>('[id^="cal"][id$="Container"]') ?? null;
}

/** The server hides the box of a popup until its own script opens it; ours is a popup by itself. */
function showContainer(container: HTMLElement, undoLog: UndoLog): void {
  undoLog.setShown(container, true, 'block');
  undoLog.setStyle(container, 'position', 'static', 'important');
}

/** The hidden input beside a calendar's text: `hidden[{formId}_{name}]`. */
function hiddenDateOf(form: ServerForm, name: string): HTMLInputElement | null {
  const wanted = `hidden[${form.formId}_${name}]`;
  const inputs = form.find<HTMLInputElement>('input[type="hidden"]');
  return inputs.find((input) => input.name === wanted) ?? null;
}
