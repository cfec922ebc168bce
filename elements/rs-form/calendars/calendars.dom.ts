import { findInForm } from '../../../shared/dom/unclobbered-form.js';
import type { RsCalendarElement } from '../../rs-calendar/rs-calendar.element.js';
import type { FieldDefinition } from '../definition/definition.model.js';
import { fieldWidget } from '../definition/field-types.model.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import { dispatchInputEvents } from '../markup/values.dom.js';

export const calendarTag = 'rs-calendar';

/** A calendar field with the host that was put into the server's container for it. */
export interface PlacedCalendar {
  readonly field: FieldDefinition;
  readonly host: RsCalendarElement;
  /** The field's own label. */
  readLabel(): string;
}

/** Puts a host into the server's container of every calendar field; a field without one keeps its typed entry. */
export function placeCalendars(
  form: ServerForm,
  fields: readonly FieldDefinition[],
): readonly PlacedCalendar[] {
  return fields.flatMap((field) => {
    const container = fieldWidget(field) === 'calendar' ? containerOf(form, field.name) : null;
    if (!container) return [];
    const host = container.ownerDocument.createElement(calendarTag);
    container.append(host);
    // Reading labels costs a slow phone more than all the rest of the start: later is early enough.
    return [{ field, host, readLabel: () => form.labelText(field.name) }];
  });
}

/** The server's empty box beside the text: `#cal…Container` in the field's block. */
function containerOf(form: ServerForm, name: string): HTMLElement | null {
  return form.block(name)?.querySelector<HTMLElement>('[id^="cal"][id$="Container"]') ?? null;
}

/** Writes a picked date: the visible text is what the server reads, the hidden one fills the picker again. */
export function writeDate(form: ServerForm, name: string, text: string, hiddenText: string): void {
  const [visible] = form.controls(name);
  const hidden = hiddenDateOf(form, name);
  if (hidden) hidden.value = hiddenText;
  if (!(visible instanceof HTMLInputElement) || visible.value === text) return;
  visible.value = text;
  dispatchInputEvents(visible);
}

/** The hidden input beside a calendar's text: `hidden[{formId}_{name}]`. */
export function hiddenDateOf({ element: form, formId }: ServerForm, name: string): HTMLInputElement | null {
  const wanted = `hidden[${formId}_${name}]`;
  return (
    findInForm<HTMLInputElement>(form, 'input[type="hidden"]').find((input) => input.name === wanted) ?? null
  );
}
