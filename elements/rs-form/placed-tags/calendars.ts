import { ConfigError } from '../../../shared/element/config-error.js';
import type { FormFeature, FormSession } from '../form/rs-form.session.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import { describeInput } from '../../../shared/dom/describe-input.js';
import { writeInput } from '../../../shared/dom/follow-input.js';
import { readLinks } from './calendar-links.model.js';
import { startPlacement, type Placed, reserveSpace, textInputOf, writeSettings } from './place-tag.dom.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';
import type { CalendarDefinition, FieldDefinition } from '../definition/definition.model.js';
import { readJson } from '../../../shared/json/read-json.model.js';
import { isImpossibleDate, readFilledDate } from './filled-date.model.js';
import { formatFamilyOf } from '../definition/read-date.model.js';
import { calendarFormat } from '../definition/widget-format.model.js';
import { besideOf } from '../markup/beside.dom.js';
import { readCheck } from '../checks/checks.dom.js';
import type { FieldError } from '../checks/violation.model.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import { isCalendar } from '../form/detect.dom.js';

/** Places a `<rs-calendar>` for every calendar field. It shares the field's input with the form, and nothing else. */
export function startFeature(session: FormSession): FormFeature {
  const { shell, form, definition, undoLog } = session;
  const fields = definition.fields.filter(isCalendar);
  const placed = form.markup ? placeBehind(session, fields) : placeCalendars(form, fields, undoLog);
  linkCalendars(shell, placed);
  const stop = startPlacement(session, { tag: 'rs-calendar', placed, hasSpace: true });
  return {
    formRead: () => placed.forEach(readFilled),
    findErrors(isChecked) {
      if (shell.validation === 'none') return [];
      return placed.flatMap((one) => (isChecked(one.name) ? errorsOf(one) : []));
    },
    stop,
  };
}

/** Reads a text that a script or a password manager has filled in: the calendar reads it, if it has loaded. */
function readFilled(calendar: PlacedCalendar): void {
  const { input, element } = calendar;
  if (input.value === '') return;
  if (readableOf(element) !== null) return element.readText();
  const text = readWithout(calendar);
  if (text !== null && text !== input.value) writeInput(input, text);
}

/**
 * Returns the calendar's own error, such as for a date that does not exist or has no time, or that of a text that is no
 * date. It counts under all rules of checks: the server refuses the text in an optional field too.
 */
function errorsOf(calendar: PlacedCalendar): readonly FieldError[] {
  const { name, input } = calendar;
  const { flag, words = '' } = readCheck(name, input, true);
  if (flag === 'customError' && words !== '') return [{ name, text: { message: words } }];
  return isUnreadable(calendar) ? [{ name, text: { key: 'rs-form.date', values: [] } }] : [];
}

/**
 * Returns true for a text that is no date, unless it is the server's or the author keeps such texts. A date that does not
 * exist is never kept.
 */
function isUnreadable(calendar: PlacedCalendar): boolean {
  const { input, element, settings } = calendar;
  if (input.value.trim() === '' || input.value === input.defaultValue) return false;
  const isReadable = readableOf(element);
  if (settings.blurInvalid === 'keep') return isReadable === null && isImpossible(calendar);
  return !(isReadable ?? readWithout(calendar) !== null);
}

/** Returns true if a calendar can read its text; null until it has loaded. */
function readableOf(element: CalendarElement): boolean | null {
  return 'isReadable' in element ? element.isReadable : null;
}

/** Returns true for a date that does not exist, in a field whose calendar has not loaded. */
function isImpossible({ input, settings }: PlacedCalendar): boolean {
  const { format = '', formatFamily = formatFamilyOf(input.id) } = settings;
  return isImpossibleDate(input.value, format, formatFamily);
}

/** Returns the text of a field whose calendar has not loaded, in its format; null for no date. */
function readWithout({ input, settings }: PlacedCalendar): string | null {
  const { format = '', formatFamily = formatFamilyOf(input.id) } = settings;
  return readFilledDate(input.value, format, formatFamily);
}

/** Gives each calendar the inputs whose dates bound it. */
function linkCalendars(shell: FormSession['shell'], placed: readonly PlacedCalendar[]): void {
  const { links, diagnostics } = readLinks(placed.map(({ name, settings }) => ({ ...settings, name })));
  for (const { place, problem, code } of diagnostics)
    shell.report(new ConfigError(shell, place, problem, code));
  for (const { name, element } of placed) {
    element.links = links
      .filter(({ target }) => target === name)
      .flatMap(({ source, bound, offset }) => {
        const input = placed.find((one) => one.name === source)?.input;
        return input ? [{ bound, input, ...(offset === undefined ? {} : { offset }) }] : [];
      });
  }
}

type CalendarElement = HTMLElementTagNameMap['rs-calendar'];

/** A calendar of a field, with the field's text. */
interface PlacedCalendar extends Placed<CalendarElement> {
  readonly settings: CalendarDefinition;
  readonly input: HTMLInputElement;
}

/** Height of a calendar with its month on show. */
const calendarHeight = '27.125rem';

/** Puts a calendar into the server's container of every calendar field. A field without one keeps its typed entry. */
function placeCalendars(
  form: ServerForm,
  fields: readonly FieldDefinition[],
  undoLog: UndoLog,
): readonly PlacedCalendar[] {
  return fields.flatMap((field) => {
    const { name } = field;
    const container = containerOf(form, name);
    const [input] = form.controls(name);
    if (!container || !(input instanceof HTMLInputElement)) return [];
    const settings = readJson(calendarFormat, field) ?? {};
    const toggle = form.block(name)?.querySelector<HTMLElement>('.rsform-calendar-button, .btnCal') ?? null;
    const isInline = settings.inline ?? !toggle;
    describeByServer(form, name, input, undoLog);
    const element = createCalendar(input, { ...settings, inline: isInline });
    element.hiddenInput = hiddenDateOf(form, name);
    if (isInline) reserveSpace(element, calendarHeight);
    else {
      element.toggle = toggle;
      // The server's script would open the box of a popup: our calendar is a popup by itself.
      undoLog.setShown(container, true, 'block');
      undoLog.setStyle(container, 'position', 'static', 'important');
    }
    container.append(element);
    return [{ name, settings, input, element }];
  });
}

/**
 * Ties the server's description of a field to its input: screen readers read it, and the calendar adds no example where
 * the description has one.
 */
function describeByServer(form: ServerForm, name: string, input: HTMLInputElement, undoLog: UndoLog): void {
  const description = form.block(name)?.querySelector('.formDescription');
  if (description)
    undoLog.remember(input, 'description', describeInput(input, description, 'rs-form-description'));
}

/** Puts a calendar behind the text of every calendar field of another system. */
function placeBehind(session: FormSession, fields: readonly FieldDefinition[]): readonly PlacedCalendar[] {
  const { form } = session;
  return fields.flatMap((field) => {
    const { name } = field;
    const input = textInputOf(session, name, 'calendar');
    if (!input) return [];
    const { inline = true, ...settings } = readJson(calendarFormat, field) ?? {};
    const element = createCalendar(input, { ...settings, inline });
    if (inline) reserveSpace(element, calendarHeight);
    besideOf(form, name, input).after(element);
    return [{ name, settings, input, element }];
  });
}

function createCalendar(input: HTMLInputElement, settings: CalendarDefinition): CalendarElement {
  const element = documentOf(input).createElement('rs-calendar');
  element.input = input;
  // Which calendars bound each other is given as inputs.
  const links = { rule: undefined, minFrom: undefined, maxFrom: undefined };
  writeSettings(element, { weekStart: 1, formatFamily: formatFamilyOf(input.id), ...settings, ...links });
  return element;
}

/** Returns the server's empty box beside the text: `#cal…Container` in the field's block. */
function containerOf(form: ServerForm, name: string): HTMLElement | null {
  return form.block(name)?.querySelector<HTMLElement>('[id^="cal"][id$="Container"]') ?? null;
}

/** Returns the hidden input beside a calendar's text: `hidden[{formId}_{name}]`. */
function hiddenDateOf(form: ServerForm, name: string): HTMLInputElement | null {
  const wanted = `hidden[${form.formId}_${name}]`;
  const inputs = form.find<HTMLInputElement>('input[type="hidden"]');
  return inputs.find((input) => input.name === wanted) ?? null;
}
