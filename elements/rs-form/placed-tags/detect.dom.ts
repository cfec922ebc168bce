import type { FieldDefinition, FormDefinition } from '../definition/definition.model.js';
import { fieldWidget } from '../definition/field-types.model.js';
import type { ServerForm } from '../markup/server-form.dom.js';

/** Returns whether a form has a calendar field. */
export function hasCalendars(fields: readonly FieldDefinition[]): boolean {
  return fields.some(isCalendar);
}

/**
 * Returns whether a calendar field is on show. In a form that is rendered from JSON every calendar counts as on show: what
 * shows it may be no interaction with the form, and it waits until it is near the window.
 */
export function showsCalendars(form: ServerForm, { fields, render }: FormDefinition): boolean {
  return fields.filter(isCalendar).some(({ name }) => render || form.controls(name).some(isRendered));
}

/** Returns whether a field has a calendar. */
export function isCalendar(field: FieldDefinition): boolean {
  return fieldWidget(field) === 'calendar';
}

/** Returns whether a form has a slider in place of a text. */
export function hasSliders(fields: readonly FieldDefinition[]): boolean {
  return fields.some(isSlider);
}

/** Returns whether a field has a slider. */
export function isSlider(field: FieldDefinition): boolean {
  return fieldWidget(field) === 'slider';
}

function isRendered(element: Element): boolean {
  return element.checkVisibility();
}
