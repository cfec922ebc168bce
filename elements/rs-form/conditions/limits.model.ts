import type { limitChoices } from '../definition/behaviour-format.model.js';
import type { FieldDefinition, FormDefinition } from '../definition/definition.model.js';

/** Limit of a group of boxes. */
export interface Limit {
  /** The most boxes that may be ticked. */
  readonly most: number;
  readonly onLimit: (typeof limitChoices)[number];
}

/** Field → its limit. */
export type Limits = ReadonlyMap<string, Limit>;

/** Returns the limit of a field; null without one, and for an invalid one, which would allow nothing. */
export function limitOf({ maxSelections: most = 0, onLimit }: FieldDefinition): Limit | null {
  if (most < 1) return null;
  return { most, onLimit: onLimit ?? (most < 2 ? 'swap' : 'refuse') };
}

/** Returns the limits of the fields of a form. */
export function limitsOf({ fields }: FormDefinition): Limits {
  return new Map(
    fields.flatMap((field) => {
      const limit = limitOf(field);
      return limit ? [[field.name, limit] as const] : [];
    }),
  );
}
