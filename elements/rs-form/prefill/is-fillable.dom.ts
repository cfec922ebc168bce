import { isFormToken } from '../csrf-token/token.model.js';
import { isKept } from '../drafts/draft.model.js';
import { candidateOf, type DraftField } from '../drafts/fields.dom.js';

/** Matches the name of a hidden input that holds a token, or the answer of a bot check. */
const tokenName = /token|csrf|nonce|captcha|-response/i;

/**
 * Returns true if a value from outside of the form may be written into a field: one that a draft may keep, or a hidden
 * input that is no token.
 */
export function isFillable(field: DraftField): boolean {
  const { name, type, value } = field.controls[0];
  if (type !== 'hidden') return isKept(candidateOf(field));
  return !isFormToken(name, value) && !tokenName.test(name);
}
