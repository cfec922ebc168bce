import { createPartButton } from '../../../shared/dom/part-button.js';

export interface DialogTexts {
  readonly label: string;
  readonly close: string;
}

/** What the panel's chrome tells. */
export interface DialogListeners {
  readonly onClose: () => void;
  readonly onOverlay: () => void;
  /** The visitor's way back: Escape, or the gesture of the system. */
  readonly onCancel: () => void;
  /** The browser or a script closed the dialog without us. */
  readonly onGone: () => void;
}

export interface PanelDialog {
  readonly dialog: HTMLDialogElement;
  readonly panel: HTMLElement;
  /** Where a finger finds the closed panel. */
  readonly edge: HTMLElement;
}

/** Builds the native dialog that makes the panel modal. The content stays in the page's light DOM: it is slotted. */
export function buildPanelDialog(
  page: Document,
  texts: DialogTexts,
  listeners: DialogListeners,
): PanelDialog {
  const dialog = page.createElement('dialog');
  const overlay = page.createElement('div');
  const panel = page.createElement('div');
  const edge = page.createElement('div');
  const close = createPartButton(page, { part: 'close', label: '×', run: listeners.onClose });

  close.setAttribute('aria-label', texts.close);
  dialog.setAttribute('aria-label', texts.label);
  overlay.part.add('overlay');
  panel.part.add('panel');
  edge.className = 'edge';
  panel.append(close);
  dialog.append(overlay, panel);
  overlay.addEventListener('click', () => listeners.onOverlay());
  dialog.addEventListener('cancel', (event) => {
    // Only the dialog's own: what is slotted may hold a file input, whose cancelling bubbles.
    if (event.target !== dialog) return;
    event.preventDefault();
    listeners.onCancel();
  });
  dialog.addEventListener('close', () => {
    if (!dialog.open) listeners.onGone();
  });
  return { dialog, panel, edge };
}
