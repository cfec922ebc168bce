import type { ControlTraits } from '../../contract/draft.js';

/** An allow list: what is not known is not kept. Never files, passwords, hidden inputs or buttons. */
const keptTypes: ReadonlySet<string> = new Set([
  ...['text', 'search', 'tel', 'url', 'email', 'textarea'],
  ...['number', 'range', 'color', 'date', 'month', 'week', 'time', 'datetime-local'],
  ...['checkbox', 'radio', 'select-one', 'select-multiple'],
]);

/** Whether a control's value may be kept in a draft. */
export function isKept({ type, autocomplete, isDisabled, isReadOnly, isSecret }: ControlTraits): boolean {
  if (isDisabled || isReadOnly || isSecret || !keptTypes.has(type)) return false;
  return !autocomplete.toLowerCase().split(/\s+/).some(isSecretHint);
}

/** Autofill tokens of one-time codes, passwords and payment cards. */
function isSecretHint(token: string): boolean {
  return token === 'one-time-code' || token.endsWith('-password') || token.startsWith('cc-');
}
