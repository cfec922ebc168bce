import { controlTraits } from '../definition/control-traits.model.js';
import type { ErrorText, FieldCheck, FieldError, MarkEffect, ValidityFlag } from './violation.model.js';

/** Whether the bound belongs into the message. */
const bounded: ReadonlySet<ValidityFlag> = new Set<ValidityFlag>([
  'rangeOverflow',
  'rangeUnderflow',
  'stepMismatch',
  'tooLong',
  'tooShort',
]);

/** What a visitor is told about a failing control; null where it is fine or not for the browser to check. */
export function violationOf({ name, type, flag, bound }: FieldCheck): FieldError | null {
  if (flag === null || !controlTraits(type).isChecked) return null;
  return { name, text: textOf(type, flag, bound) };
}

function textOf(type: string, flag: ValidityFlag, bound: string): ErrorText {
  if (bounded.has(flag)) return { key: `rs-form.${flag}`, values: [bound] };
  if (flag === 'valueMissing') return { key: 'rs-form.valueMissing', values: [] };
  return { key: `rs-form.${type}`, values: [] };
}

/** The errors that the browser finds, one a field, in document order. */
export function findErrors(checks: readonly FieldCheck[]): readonly FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const check of checks) {
    const error = violationOf(check);
    if (error && !errors.has(check.name)) errors.set(check.name, error);
  }
  return [...errors.values()];
}

export interface ErrorsStep {
  readonly errors: readonly FieldError[];
  readonly effects: readonly MarkEffect[];
}

/** Replaces all errors: what is gone is cleared, what is there is marked. */
export function replaceErrors(before: readonly FieldError[], after: readonly FieldError[]): ErrorsStep {
  const stays = new Set(after.map(({ name }) => name));
  const gone = before.filter(({ name }) => !stays.has(name));
  return {
    errors: after,
    effects: [...gone.map(clear), ...after.map((error): MarkEffect => ({ type: 'mark-field', error }))],
  };
}

/** One error a field; of two the later one speaks. What names no field stays as it is. */
export function mergeErrors(
  some: readonly FieldError[],
  others: readonly FieldError[],
): readonly FieldError[] {
  const spoken = new Set(others.map(({ name }) => name));
  return [...some.filter(({ name }) => name === '' || !spoken.has(name)), ...others];
}

/** Takes the errors of some fields away, because these are hidden now. */
export function dropErrors(before: readonly FieldError[], names: readonly string[]): ErrorsStep {
  const dropped = before.filter(({ name }) => names.includes(name));
  if (dropped.length === 0) return { errors: before, effects: [] };
  return { errors: before.filter((error) => !dropped.includes(error)), effects: dropped.map(clear) };
}

/**
 * What a change of one field does to its error: it goes as soon as the field is right, and follows when the
 * field is wrong in another way. A field that was not marked is not marked while typing.
 */
export function followField(
  before: readonly FieldError[],
  name: string,
  check: FieldCheck | null,
): ErrorsStep {
  const marked = before.find((error) => error.name === name);
  if (!marked) return { errors: before, effects: [] };

  const error = check && violationOf(check);
  if (!error) return dropErrors(before, [name]);
  return {
    errors: before.map((other) => (other === marked ? error : other)),
    effects: [{ type: 'mark-field', error }],
  };
}

function clear({ name }: FieldError): MarkEffect {
  return { type: 'clear-field', name };
}
