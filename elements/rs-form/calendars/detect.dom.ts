import type { FieldDefinition, FormDefinition } from '../definition/definition.model.js';
import { fieldWidget } from '../definition/field-types.model.js';
import type { ServerForm } from '../markup/server-form.dom.js';

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

/** Whether a field has a calendar. */
export function isCalendar(field: FieldDefinition): boolean {
  return fieldWidget(field) === 'calendar';
}

function isRendered(element: Element): boolean {
  return element.checkVisibility();
}
