import { violationOf } from '../checks/checks.model.js';
import { readCheck } from '../checks/checks.dom.js';
import type { FieldError } from '../checks/violation.model.js';
import type { FormSession } from '../form/rs-form.session.js';
import { isBlockHidden } from '../markup/field-parts.dom.js';
import type { MaskedInput } from './masked-input.dom.js';
import { plainOf } from './regroup.model.js';

/** Returns the error of a masked field; null for a right or an empty text, and for one that the visitor cannot change. */
export function findMaskError(session: FormSession, name: string, masked: MaskedInput): FieldError | null {
  const { form, definition } = session;
  const { input, mask, shown } = masked;
  if (shown.trim() === '' || !input.willValidate || isBlockHidden(form, name)) return null;
  const plain = plainOf(mask, shown);
  if (plain !== null && mask.isWhole(plain)) return findConstraintError(session, name, masked);
  const own = definition.fields.find((field) => field.name === name)?.message;
  // In a sentence from right to left the groups would be in the wrong order.
  const example = `\u2066${mask.example}\u2069`;
  const text = own ? { message: own } : { key: 'rs-form.patternHint', values: [example] };
  return { name, text, isEarly: true };
}

/** Checks the posted value by the server's constraints, as the browser would without the groups. */
function findConstraintError(
  { definition: { checks } }: FormSession,
  name: string,
  { input, constraints: { pattern, minLength, maxLength }, posted }: MaskedInput,
): FieldError | null {
  const probe = input.cloneNode() as HTMLInputElement;
  probe.value = posted;
  if (pattern !== null) probe.pattern = pattern;
  const check = readCheck(name, probe);
  const length = posted.length;
  const rules = { checks, checksOnServer: false, hasBotCheck: false };
  const found = (flag: 'tooLong' | 'tooShort', bound: number) =>
    violationOf({ ...check, flag, bound: String(bound) }, rules);
  if (maxLength >= 0 && length > maxLength) return found('tooLong', maxLength);
  if (minLength >= 0 && length < minLength) return found('tooShort', minLength);
  return check.flag === 'patternMismatch' ? violationOf(check, rules) : null;
}
