import { describeInput } from '../../../shared/dom/describe-input.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';
import { acceptOf, type UploadRules } from '../../../shared/uploads/upload-rules.model.js';
import { writeOwnText } from '../../../shared/i18n/mark-language.js';

/**
 * Says what is allowed before anything is picked: in words, and to the dialog of the system. The words lie in the light
 * DOM, because the input's `aria-describedby` cannot reach into a shadow root.
 */
export function sayRules(
  host: HTMLElement,
  input: HTMLInputElement,
  rules: UploadRules,
  words: string,
  log: UndoLog,
): void {
  const accept = acceptOf(rules);
  if (accept !== '' && !input.hasAttribute('accept')) log.setAttribute(input, 'accept', accept);
  const own = host.querySelector(':scope > [slot="hint"]');
  const hint = own ?? createHint(host, words, log);
  if (hint) log.remember(input, 'described', describeInput(input, hint, 'rs-uploads-hint'));
}

function createHint(host: HTMLElement, words: string, log: UndoLog): Element | null {
  if (words === '') return null;
  const hint = host.ownerDocument.createElement('p');
  hint.slot = 'hint';
  writeOwnText(hint, words);
  host.append(hint);
  log.remember(hint, 'hint', () => hint.remove());
  return hint;
}
