import { createPartButton, type PartButton } from '../../../shared/dom/part-button.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import { writeOwnText } from '../../../shared/i18n/mark-language.js';

/** Region about the session, below the form. It stays at the edge of the window while the form is in it. */
export interface SessionBox {
  show(text: string, button: PartButton): void;
  /** Height in pixels. */
  readonly height: number;
  /** Removes the region. */
  hide(): { readonly wasShown: boolean; readonly hadFocus: boolean };
  /** Disables the button, or enables it again. The focus stays. */
  setBusy(isBusy: boolean): void;
}

export function createSessionBox(root: ShadowRoot): SessionBox {
  const document = documentOf(root);
  const element = document.createElement('section');
  const words = document.createElement('p');
  let button: HTMLButtonElement | null = null;
  element.className = 'notice';
  element.part.add('session');
  words.id = 'session-text';
  element.setAttribute('aria-labelledby', words.id);

  return {
    show(text, action) {
      writeOwnText(words, text);
      const hadFocus = button !== null && root.activeElement === button;
      button = createPartButton(document, action);
      element.replaceChildren(words, button);
      if (!element.parentNode) root.append(element);
      if (hadFocus) button.focus();
    },
    get height() {
      return element.offsetHeight;
    },
    hide() {
      const gone = { wasShown: element.parentNode !== null, hadFocus: element.contains(root.activeElement) };
      element.remove();
      button = null;
      return gone;
    },
    setBusy: (isBusy) => button?.setAttribute('aria-disabled', String(isBusy)),
  };
}
