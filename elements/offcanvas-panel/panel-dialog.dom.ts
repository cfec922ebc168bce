import type { Source } from './panel-state.model.js';
import { createPartButton } from '../../shared/dom/part-button.js';
import { createLabels } from '../../shared/i18n/find-text.js';
import { writeOwnLabel } from '../../shared/i18n/mark-language.js';
import { es } from './texts/es.js';

/** What the panel's chrome tells. */
export interface DialogListeners {
  /** The visitor wants the panel away: by its button, by a press beside it, or by the key or gesture for "back". */
  ask(source: Source): void;
  /** The browser or a script closed the dialog without us. */
  gone(): void;
}

/** The parts of the panel's chrome. */
export interface PanelDialog {
  readonly dialog: HTMLDialogElement;
  readonly panel: HTMLElement;
}

/** Builds the native dialog that makes the panel modal. The content stays in the page's light DOM: it is slotted. */
export function buildPanelDialog(host: HTMLElement, listeners: DialogListeners): PanelDialog {
  const document = host.ownerDocument;
  const labelOf = createLabels({ host, texts: es });
  const dialog = document.createElement('dialog');
  const overlay = document.createElement('div');
  const panel = document.createElement('div');
  const close = createPartButton(document, {
    part: 'close',
    label: '×',
    run: () => listeners.ask('control'),
  });

  writeOwnLabel(close, labelOf('offcanvas-panel.close'));
  writeOwnLabel(dialog, host.ariaLabel ?? labelOf('offcanvas-panel.label'));
  overlay.part.add('overlay');
  panel.part.add('panel');
  panel.append(close);
  dialog.append(overlay, panel);
  overlay.addEventListener('click', () => listeners.ask('overlay'));
  dialog.addEventListener('cancel', (event) => {
    // Only the dialog's own: what is slotted may hold a file input, whose cancelling bubbles.
    if (event.target !== dialog) return;
    event.preventDefault();
    listeners.ask('key');
  });
  dialog.addEventListener('close', () => {
    if (!dialog.open) listeners.gone();
  });
  return { dialog, panel };
}
