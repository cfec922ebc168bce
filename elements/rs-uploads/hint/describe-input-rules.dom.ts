import { describeInput } from '../../../shared/dom/describe-input.js';
import { keepChild } from '../../../shared/dom/keep-child.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';
import { acceptOf, type UploadRules } from '../../../shared/uploads/upload-rules.model.js';
import { writeOwnText } from '../../../shared/i18n/mark-language.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';

/**
 * Describes the rules before anything is picked: by a hint, and by `accept` for the system's file dialog. The hint is
 * plain DOM, because it describes the input at its first focus, and in the light DOM, because `aria-describedby` does
 * not cross a shadow root.
 */
export function describeInputRules(
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
  const hint = documentOf(host).createElement('p');
  hint.slot = 'hint';
  writeOwnText(hint, words);
  log.remember(hint, 'hint', keepChild(host, hint));
  return hint;
}
