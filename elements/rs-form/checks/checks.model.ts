import type { CheckedRules } from '../definition/definition.model.js';
import { controlTraits } from '../definition/control-traits.model.js';
import type {
  FieldCheck,
  FieldError,
  FormPlace,
  MarkEffect,
  ErrorText,
  ValidityFlag,
} from './violation.model.js';

/** Rules by which a check counts. */
export interface CheckRules {
  readonly checks: CheckedRules;
  /** True if the server checks the fields before the bot check begins. */
  readonly checksOnServer: boolean;
  /** True if the form has a bot check, which asks for consent: only for a form that would be accepted. */
  readonly hasBotCheck: boolean;
}

/** Returns the error of a control; null for a valid one, and for one that the browser does not check. */
export function violationOf(check: FieldCheck, rules: CheckRules): FieldError | null {
  return check.flag !== null && isChecked(check, rules)
    ? { name: check.name, text: errorTextOf(check, check.flag) }
    : null;
}

/** Returns true if a check counts by the rules. A `required` of the author's JSON always counts. */
function isChecked(
  { askedBy, type }: FieldCheck,
  { checks, checksOnServer, hasBotCheck }: CheckRules,
): boolean {
  if (askedBy === 'json') return true;
  if (askedBy === 'mark') return checks === 'all' || (hasBotCheck && !checksOnServer);
  return checks !== 'types' || controlTraits(type).isChecked;
}

/** The errors that the browser finds, one a field, in document order. */
export function findErrors(checks: readonly FieldCheck[], rules: CheckRules): readonly FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const check of checks) {
    const error = errors.has(check.name) ? null : violationOf(check, rules);
    if (error) errors.set(check.name, error);
  }
  return [...errors.values()];
}

export interface ErrorsStep {
  readonly errors: readonly FieldError[];
  readonly effects: readonly MarkEffect[];
}

/** Replaces all errors: earlier ones are cleared, present ones are marked. */
export function replaceErrors(before: readonly FieldError[], after: readonly FieldError[]): ErrorsStep {
  const stays = new Set(after.map(keyOf));
  const gone = before.filter((error) => !stays.has(keyOf(error)));
  return {
    errors: after,
    effects: [...gone.map(clear), ...after.map((error): MarkEffect => ({ type: 'mark-field', error }))],
  };
}

/** Keeps one error a place, the later one. Errors without a place are kept. */
export function mergeErrors(
  some: readonly FieldError[],
  others: readonly FieldError[],
): readonly FieldError[] {
  const spoken = new Set(others.map(keyOf));
  return [...some.filter((error) => !hasPlace(error) || !spoken.has(keyOf(error))), ...others];
}

/** Removes the errors of fields that are hidden now. */
export function dropErrors(before: readonly FieldError[], names: readonly string[]): ErrorsStep {
  const dropped = before.filter(({ name }) => names.includes(name));
  if (dropped.length === 0) return { errors: before, effects: [] };
  return { errors: before.filter((error) => !dropped.includes(error)), effects: dropped.map(clear) };
}

/**
 * Follows a change of one field in its error: the error is removed as soon as the field is right, and replaced when the
 * field is wrong in another way. A field that was not marked is not marked while typing.
 */
export function followField(
  before: readonly FieldError[],
  name: string,
  violation: FieldError | null,
): ErrorsStep {
  const marked = before.find((error) => error.name === name);
  if (!marked) return { errors: before, effects: [] };
  if (!violation) return dropErrors(before, [name]);
  return {
    errors: before.map((other) => (other === marked ? violation : other)),
    effects: [{ type: 'mark-field', error: violation }],
  };
}

/**
 * Follows a change of one field in an error that is at the field before any attempt: it is marked once the field is
 * left, and removed as soon as the field is right.
 */
export function followEarly(
  before: readonly FieldError[],
  name: string,
  error: FieldError | undefined,
  isLeft: boolean,
): ErrorsStep {
  const others = before.filter((other) => other.name !== name);
  const isMarked = others.length < before.length;
  if (error?.isEarly && (isLeft || isMarked))
    return { errors: [...others, error], effects: [{ type: 'mark-field', error }] };
  return isMarked ? dropErrors(before, [name]) : { errors: before, effects: [] };
}

/** Returns true if something in the form can be marked. */
function hasPlace({ name, componentId }: FormPlace): boolean {
  return name !== '' || componentId !== undefined;
}

/** A field may be named like a component's number. */
function keyOf({ name, componentId = '' }: FormPlace): string {
  return JSON.stringify([name, componentId]);
}

function clear({ name, componentId }: FormPlace): MarkEffect {
  return { type: 'clear-field', name, ...(componentId !== undefined && { componentId }) };
}

/** Texts of an exceeded bound, each with a place for the bound. */
const boundKeys: ReadonlyMap<ValidityFlag, string> = new Map(
  (['rangeUnderflow', 'rangeOverflow', 'stepMismatch', 'tooShort', 'tooLong'] as const).map(
    (flag) => [flag, `rs-form.${flag}`] as const,
  ),
);

const dayKeys: ReadonlyMap<ValidityFlag, string> = new Map<ValidityFlag, string>([
  ['rangeUnderflow', 'rs-form.dayUnderflow'],
  ['rangeOverflow', 'rs-form.dayOverflow'],
]);

/** Texts for a value that does not have the form of its type. */
const typeKeys: ReadonlyMap<string, string> = new Map([
  ...['email', 'tel', 'url', 'number', 'range'].map((type) => [type, `rs-form.${type}`] as const),
  ...['date', 'month', 'week', 'datetime-local'].map((type) => [type, 'rs-form.date'] as const),
  ['time', 'rs-form.time'],
]);

/** Returns the suite's message for an invalid control. The message of a script of the page takes precedence. */
function errorTextOf({ type, bound, words = '' }: FieldCheck, flag: ValidityFlag): ErrorText {
  if (words !== '') return { message: words };
  if (flag === 'valueMissing') return { key: 'rs-form.valueMissing', values: [] };
  if (flag === 'patternMismatch') return patternText(type, bound);
  const boundKey = (type === 'date' && dayKeys.get(flag)) || boundKeys.get(flag);
  // The steps of dates and times are seconds or days: a number that says nothing to a visitor.
  const isBoundNamed = bound !== '' && (flag !== 'stepMismatch' || ['number', 'range'].includes(type));
  if (boundKey && isBoundNamed) return { key: boundKey, values: [bound] };
  return { key: typeKeys.get(type) ?? 'rs-form.invalid', values: [] };
}

/** The author's words for the pattern are all that a visitor can go by. */
function patternText(type: string, words: string): ErrorText {
  if (words !== '') return { key: 'rs-form.patternHint', values: [words] };
  return { key: typeKeys.get(type) ?? 'rs-form.patternMismatch', values: [] };
}
