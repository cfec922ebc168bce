import type { FieldDefinition } from '../definition/definition.model.js';
import { fieldWidget } from '../definition/field-types.model.js';

/** Whether a field asks for a place. */
export function isLocation(field: FieldDefinition): boolean {
  return fieldWidget(field) === 'location';
}

/** Whether a form has use for maps and suggestions. */
export function hasLocations(fields: readonly FieldDefinition[]): boolean {
  return fields.some(isLocation);
}
