import { createPartButton, type PartButton } from '../../../shared/dom/part-button.js';
import { writeOwnText } from '../../../shared/i18n/mark-language.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';

/** Status line of a draft, under the form. It appears and disappears without moving the form. */
export interface DraftStatus {
  show(text: string, actions: readonly PartButton[]): void;
  hide(): void;
  /** Returns true if the focus is on one of its buttons. */
  hasFocus(): boolean;
}

export function createDraftStatus(root: ShadowRoot): DraftStatus {
  const document = documentOf(root);
  const element = document.createElement('div');
  const words = document.createElement('p');
  element.part.add('draft');

  return {
    show(text, actions) {
      // The same line again keeps the focus on its button.
      if (element.parentNode && words.textContent === text) return;
      writeOwnText(words, text);
      element.replaceChildren(words, ...actions.map((action) => createPartButton(document, action)));
      if (!element.parentNode) placeOf(root).after(element);
    },
    hide: () => element.remove(),
    hasFocus: () => element.contains(root.activeElement),
  };
}

/** Below the messages of an attempt to send, which belong next to the form's own button. */
function placeOf(root: ShadowRoot): Element {
  const children = [...root.children];
  return children.findLast((child) => child.matches('slot, .notice')) ?? (children.at(-1) as Element);
}
