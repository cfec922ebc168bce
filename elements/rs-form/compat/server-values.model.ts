import type { LayoutClasses } from '../definition/layouts.model.js';

/** Settings that a page hands over. */
export type Options = Readonly<Record<string, unknown>>;

/** Numbers and texts of the server mean yes and no as well. */
export function isOn(value: unknown): boolean {
  return value === true || value === 1 || value === '1';
}

/** The settings in what a page hands over; none where it is something else. */
export function optionsOf(value: unknown): Options {
  return typeof value === 'object' && value !== null ? (value as Options) : {};
}

/** The error classes in what a page hands over; the server writes a space in front of some. */
export function classesIn(value: unknown): LayoutClasses {
  const { parent, field } = optionsOf(value);
  return { parentError: String(parent ?? '').trim(), fieldError: String(field ?? '').trim() };
}

/**
 * The names of the fields that totals are made of. The server hands over an array whose keys are texts, form by form:
 * `{ '3_Plan': {} }`; the oldest versions and scripts of a site a list of names.
 */
export function operandsIn(fields: unknown, prefix: string): readonly string[] {
  return Object.entries(optionsOf(fields)).flatMap(([key, value]) => {
    if (typeof value === 'string') return [value];
    return key.startsWith(prefix) ? [key.slice(prefix.length)] : [];
  });
}
