import { openLayer } from '../../../shared/overlay/layer-stack.js';
import { lendFocus } from '../../../shared/dom/lend-focus.js';
import { createPartButton } from '../../../shared/dom/part-button.js';
import { writeOwnLabel } from '../../../shared/i18n/mark-language.js';
import { documentOf, type SafeDocument } from '../../../shared/dom/unclobbered.js';

/** Content of the dialog, and its callback. */
export interface DialogParts {
  /** The server's thank-you. */
  readonly container: HTMLElement;
  /** Name of the dialog. */
  readonly title: string;
  /** Name of the close button. */
  readonly close: string;
  /** Text of the continue button; null where the server rendered its own. */
  readonly proceed: string | null;
  /** Called when the visitor closes the dialog. */
  readonly onClosed: () => void;
}

/**
 * Shows the server's own thank-you nodes in a native modal dialog: they are slotted, so they stay in the page's
 * light DOM, in its styles and for its translators.
 *
 * @returns A function that removes the dialog and moves the nodes back.
 */
export function showThankYouDialog(
  host: HTMLElement,
  { container, title, close: closeLabel, proceed, onClosed }: DialogParts,
): () => void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const putBack = moveInto(host, container);
  const { dialog, box } = createDialog(documentOf(host), title);
  box.append(...createButtons(documentOf(host), { close: closeLabel, proceed, onClose: close }));
  root.append(dialog);
  dialog.showModal();
  // Focuses the message, not the button that closes it. Screen readers read the focused text, so no live region is used.
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
    dialog.close();
    dialog.remove();
    putBack();
  }

  function close(): void {
    if (!isShown) return;
    remove();
    // The page may stay: the visitor reads on at the message, where it is in the page.
    lendFocus(container);
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
  const words = document.createElement('div');
  const content = document.createElement('slot');
  dialog.part.add('dialog');
  dialog.tabIndex = -1;
  writeOwnLabel(dialog, title);
  words.id = 'thank-you-words';
  dialog.setAttribute('aria-describedby', words.id);
  box.className = 'dialog-box';
  content.name = 'thank-you';
  words.append(content);
  box.append(words);
  dialog.append(box);
  return { dialog, box };
}

interface Buttons extends Pick<DialogParts, 'close' | 'proceed'> {
  readonly onClose: () => void;
}

/** Creates the buttons of the dialog: continue, unless the server rendered its own, and close. */
function createButtons(document: SafeDocument, { close, proceed, onClose }: Buttons): readonly HTMLElement[] {
  const closeButton = createPartButton(document, { part: 'close', label: '×', run: onClose });
  writeOwnLabel(closeButton, close);
  if (proceed === null) return [closeButton];
  return [createPartButton(document, { part: 'dialog-continue', label: proceed, run: onClose }), closeButton];
}
