import type { FaultText, FieldCheck, FieldError, ValidityFlag } from '../../contract/attempt.js';

/** The types that the browser checks (specification 5, "Browser-side"). */
export const checkedTypes: ReadonlySet<string> = new Set(['number', 'email', 'range', 'url', 'tel']);

/** Whether the bound belongs into the message. */
const bounded: ReadonlySet<ValidityFlag> = new Set<ValidityFlag>([
  'rangeOverflow',
  'rangeUnderflow',
  'stepMismatch',
  'tooLong',
  'tooShort',
]);

/** What a visitor is told about a failing control; null where it is fine or not for the browser to check. */
export function faultOf({ name, type, flag, bound }: FieldCheck): FieldError | null {
  if (flag === null || !checkedTypes.has(type)) return null;
  return { name, text: textOf(type, flag, bound) };
}

function textOf(type: string, flag: ValidityFlag, bound: string): FaultText {
  if (bounded.has(flag)) return { key: `rs-form.${flag}`, values: [bound] };
  if (flag === 'valueMissing') return { key: 'rs-form.valueMissing', values: [] };
  return { key: `rs-form.${type}`, values: [] };
}
