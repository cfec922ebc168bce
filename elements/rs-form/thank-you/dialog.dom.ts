import { openLayer } from '../../../shared/dom/layer-stack.js';
import { writeOwnLabel } from '../../../shared/i18n/mark-language.js';
import { documentOf, type SafeDocument } from '../../../shared/dom/unclobbered.js';

/** Parts of the dialog. */
export interface DialogParts {
  /** The server's thank-you. */
  readonly container: HTMLElement;
  /** Name of the dialog. */
  readonly title: string;
  /** Appends the buttons to a box. Returns a function that unmounts them. */
  readonly mountButtons: (box: HTMLElement, onClose: () => void) => () => void;
  /** Called when the visitor closes the dialog. */
  readonly onClosed: () => void;
}

/**
 * Shows the server's own thank-you nodes in a native modal dialog: they are slotted, so they stay in the page's
 * light DOM, in its styles and for its translators. The dialog does not wait for React, which
 * paints the buttons.
 *
 * @returns A function that removes the dialog and moves the nodes back.
 */
export function showThankYouDialog(
  host: HTMLElement,
  { container, title, mountButtons, onClosed }: DialogParts,
): () => void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const putBack = moveInto(host, container);
  const { dialog, box } = createDialog(documentOf(host), title);
  root.append(dialog);
  const unmount = mountButtons(box, close);
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

  // Not `isConnected`: the dialog leaves the page with its tag.
  let isShown = true;

  function remove(): void {
    if (!isShown) return;
    isShown = false;
    layer.close();
    unmount();
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

/** Moves the container into its slot of the tag. Returns a function that moves it back. */
function moveInto(host: HTMLElement, container: HTMLElement): () => void {
  const marker = documentOf(host).createComment('');
  container.replaceWith(marker);
  container.slot = 'thank-you';
  host.append(container);

  return () => {
    container.removeAttribute('slot');
    marker.replaceWith(container);
  };
}

function createDialog(document: SafeDocument, title: string) {
  const dialog = document.createElement('dialog');
  const box = document.createElement('div');
  const content = document.createElement('slot');
  dialog.part.add('dialog');
  dialog.tabIndex = -1;
  writeOwnLabel(dialog, title);
  box.className = 'dialog-box';
  content.name = 'thank-you';
  box.append(content);
  dialog.append(box);
  return { dialog, box };
}
