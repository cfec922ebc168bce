import { createPartButton } from '../../../shared/dom/part-button.js';
import { openLayer } from '../../../shared/dom/layer-stack.js';
import { writeOwnLabel } from '../../../shared/i18n/mark-language.js';

export interface DialogTexts {
  readonly title: string;
  readonly close: string;
  /** Null where the server rendered its own continue button. */
  readonly proceed: string | null;
}

/**
 * Shows the server's own thank-you nodes in a native modal dialog: they are slotted, so they stay in the page's
 * light DOM, in its styles and for its translators. Returns the way to take the dialog away.
 */
export function showThankYouDialog(
  host: HTMLElement,
  container: HTMLElement,
  texts: DialogTexts,
  onClosed: () => void,
): () => void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const document = host.ownerDocument;
  const putBack = moveInto(host, container);
  const dialog = buildDialog(document, texts, close);
  root.append(dialog);
  dialog.showModal();
  // The message first, not the button that takes it away.
  dialog.focus();
  const layer = openLayer({ element: dialog, onEscape: close, locksScroll: true });
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) close();
  });

  // Not whether it is in the page: a tag that is taken out takes it along.
  let isShown = true;

  function remove(): void {
    if (!isShown) return;
    isShown = false;
    layer.close();
    dialog.close();
    dialog.remove();
    putBack();
  }

  function close(): void {
    if (!isShown) return;
    remove();
    onClosed();
  }

  return remove;
}

/** Moves the container into the tag's slot for it; returns the way back to its place. */
function moveInto(host: HTMLElement, container: HTMLElement): () => void {
  const marker = host.ownerDocument.createComment('');
  container.replaceWith(marker);
  container.slot = 'thank-you';
  host.append(container);

  return () => {
    container.removeAttribute('slot');
    marker.replaceWith(container);
  };
}

function buildDialog(
  document: Document,
  { title, close, proceed }: DialogTexts,
  onClose: () => void,
): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  const box = document.createElement('div');
  const content = document.createElement('slot');
  dialog.part.add('dialog');
  dialog.tabIndex = -1;
  writeOwnLabel(dialog, title);
  box.className = 'dialog-box';
  content.name = 'thank-you';

  const proceedButtons =
    proceed === null
      ? []
      : [createPartButton(document, { part: 'dialog-continue', label: proceed, run: onClose })];
  const closeButton = createPartButton(document, { part: 'dialog-close', label: '×', run: onClose });
  writeOwnLabel(closeButton, close);
  box.append(content, ...proceedButtons, closeButton);
  dialog.append(box);
  return dialog;
}
