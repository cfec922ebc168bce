import { createPartButton } from '../../../shared/dom/part-button.js';
import { writeOwnLabel, writeOwnText } from '../../../shared/i18n/mark-language.js';
import type { SafeDocument } from '../../../shared/dom/unclobbered.js';

/** Creates the box that shows the part of a post that has left, with a button that stops it. */
export function createProgressBox(
  document: SafeDocument,
  texts: { readonly sending: string; readonly cancel: string },
  onCancel: () => void,
) {
  const element = document.createElement('div');
  const text = document.createElement('p');
  const bar = document.createElement('progress');
  writeOwnText(text, texts.sending);
  bar.part.add('send-progress');
  writeOwnLabel(bar, texts.sending);
  bar.max = 1;
  bar.value = 0;
  element.append(
    text,
    bar,
    createPartButton(document, { part: 'cancel', label: texts.cancel, run: onCancel }),
  );

  return {
    element,
    /** Shows a part, from 0 to 1. */
    show(part: number): void {
      bar.value = part;
      text.textContent = `${texts.sending} ${Math.floor(part * 100)} %`;
    },
  };
}
