import { findInForm } from '../../../shared/dom/unclobbered-form.js';
import type { FieldDefinition, FormDefinition } from '../definition/definition.model.js';
import { fieldWidget } from '../definition/field-types.model.js';
import type { ServerForm } from '../markup/server-form.dom.js';

/** The element that a calendar field gets; it is a tag of its own, with its own box, view and texts. */
export const calendarTag = 'rs-calendar';

type CalendarElement = HTMLElementTagNameMap[typeof calendarTag];

/** What the element keeps for its box; until its script is there, this stands for it, so that nothing moves. */
const reservedBox = [
  ['display', 'block'],
  ['min-block-size', '24.625rem'],
  ['margin-block-start', '0.5rem'],
] as const;

/** Whether a form has use for calendars. */
export function hasCalendars(fields: readonly FieldDefinition[]): boolean {
  return fields.some(isCalendar);
}

/**
 * Whether a calendar field is on show. In a form that came by script it counts as that: what shows it may be no touch of
 * the form, and it waits for its turn itself.
 */
export function showsCalendars(form: ServerForm, { fields, render }: FormDefinition): boolean {
  return fields.filter(isCalendar).some(({ name }) => render || form.controls(name).some(isRendered));
}

/** Puts a calendar into the server's container of every calendar field; one without keeps its typed entry. */
export function placeCalendars(
  form: ServerForm,
  fields: readonly FieldDefinition[],
): readonly CalendarElement[] {
  return fields.flatMap((field) => {
    const container = isCalendar(field) ? containerOf(form, field.name) : null;
    const [input] = form.controls(field.name);
    if (!container || !(input instanceof HTMLInputElement)) return [];
    const calendar = container.ownerDocument.createElement(calendarTag);
    calendar.input = input;
    calendar.hiddenInput = hiddenDateOf(form, field.name);
    setOptions(calendar, field);
    if (calendar.inline)
      for (const [property, value] of reservedBox) calendar.style.setProperty(property, value);
    container.append(calendar);
    return [calendar];
  });
}

/** The element's own sheet keeps the box from now on. */
export function releaseBox({ style }: CalendarElement): void {
  for (const [property] of reservedBox) style.removeProperty(property);
}

function isCalendar(field: FieldDefinition): boolean {
  return fieldWidget(field) === 'calendar';
}

function isRendered(element: Element): boolean {
  return element.checkVisibility();
}

function setOptions(calendar: CalendarElement, field: FieldDefinition): void {
  const { format, inline = true, step, weekStart = 1 } = field;
  Object.assign(calendar, { inline, weekStart });
  // What the definition leaves out is as it is for every calendar.
  if (format !== undefined) calendar.format = format;
  if (step !== undefined) calendar.step = step;
}

/** The server's empty box beside the text: `#cal…Container` in the field's block. */
function containerOf(form: ServerForm, name: string): HTMLElement | null {
  return form.block(name)?.querySelector<HTMLElement>('[id^="cal"][id$="Container"]') ?? null;
}

/** The hidden input beside a calendar's text: `hidden[{formId}_{name}]`. */
function hiddenDateOf({ element, formId }: ServerForm, name: string): HTMLInputElement | null {
  const wanted = `hidden[${formId}_${name}]`;
  return (
    findInForm<HTMLInputElement>(element, 'input[type="hidden"]').find((input) => input.name === wanted) ??
    null
  );
}
