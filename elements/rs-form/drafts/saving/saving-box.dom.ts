import { createPartButton, type PartButton } from '../../../../shared/dom/part-button.js';
import { documentOf, type SafeDocument } from '../../../../shared/dom/unclobbered.js';
import { writeOwnLabel, writeOwnText } from '../../../../shared/i18n/mark-language.js';

/** Content of the box about saving, from top to bottom. The button that saves is always there. */
export interface SavingContent {
  readonly save: PartButton;
  /** Texts; the first one is the outcome. */
  readonly texts?: readonly string[];
  readonly link?: { readonly url: string; readonly label: string; readonly copy: PartButton };
  readonly buttons?: readonly PartButton[];
}

/** Box below the form, with the button that saves the draft at the author's server. */
export interface SavingBox {
  show(content: SavingContent): void;
  /** Disables the buttons, or enables them again. The focus stays. */
  setBusy(isBusy: boolean): void;
  /** Selects the link, for a page that may not write to the clipboard. */
  selectLink(): void;
  remove(): void;
}

export function createSavingBox(root: ShadowRoot): SavingBox {
  const document = documentOf(root);
  const element = document.createElement('div');
  element.part.add('saving');
  let link: HTMLInputElement | null = null;

  return {
    show({ save, texts = [], link: saved, buttons = [] }) {
      const focused = element.contains(root.activeElement) ? root.activeElement?.getAttribute('part') : null;
      const [outcome, ...others] = texts.map((text) => createWords(document, text));
      link = saved ? createLink(document, saved) : null;
      element.replaceChildren(
        createPartButton(document, save),
        ...(outcome ? [outcome] : []),
        ...(saved && link ? [link, createPartButton(document, saved.copy)] : []),
        ...others,
        ...buttons.map((button) => createPartButton(document, button)),
      );
      if (!element.parentNode) root.append(element);
      // The pressed button keeps the focus. If it is gone, the first one gets it.
      const all = [...element.querySelectorAll('button')];
      if (focused) (all.find((one) => one.getAttribute('part') === focused) ?? all[0])?.focus();
    },
    setBusy(isBusy) {
      for (const button of element.querySelectorAll('button'))
        button.setAttribute('aria-disabled', String(isBusy));
    },
    selectLink: () => link?.select(),
    remove: () => element.remove(),
  };
}

function createLink(
  document: SafeDocument,
  { url, label }: NonNullable<SavingContent['link']>,
): HTMLInputElement {
  const link = document.createElement('input');
  link.readOnly = true;
  link.value = url;
  link.part.add('save-link');
  // An address is written from left to right in every language.
  link.dir = 'ltr';
  link.translate = false;
  writeOwnLabel(link, label);
  return link;
}

function createWords(document: SafeDocument, text: string): HTMLElement {
  const words = document.createElement('p');
  writeOwnText(words, text);
  return words;
}
