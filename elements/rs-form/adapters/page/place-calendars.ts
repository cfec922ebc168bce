import type { FieldDefinition } from '../../contract/form-definition.js';
import type { RsCalendarElement } from '../../widgets/rs-calendar.element.js';
import type { ServerForm } from '../form/server-form.js';

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
    const container = field.type === 'calendar' ? containerOf(form, field.name) : null;
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
