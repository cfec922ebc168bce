import type { MediaBoxHost } from '../media-box.host.js';
import type { CloseSource } from '../viewer/viewer-state.model.js';

/** The parts of the viewer that are there in the frame of the click; the view paints the rest into `chrome`. */
export interface ViewerDialog {
  readonly dialog: HTMLDialogElement;
  readonly overlay: HTMLElement;
  readonly body: HTMLElement;
  readonly content: HTMLElement;
  readonly chrome: HTMLElement;
  readonly close: HTMLButtonElement;
}

/** Builds the native dialog, as large as the window. What wants it closed asks, and names what it was. */
export function buildViewerDialog(host: MediaBoxHost, ask: (source: CloseSource) => void): ViewerDialog {
  const { ownerDocument: document, locale } = host;
  // The author's own words come with the viewer.
  const isSpanish = /^es/.test(locale || (host.closest<HTMLElement>('[lang]')?.lang ?? ''));
  const dialog = document.createElement('dialog');
  const overlay = createBox(document, 'overlay');
  const body = createBox(document, 'body');
  const content = createBox(document, 'content');
  const chrome = document.createElement('div');
  const close = document.createElement('button');

  // Inside a form a button without a type would submit it.
  close.type = 'button';
  close.part.add('close');
  close.textContent = '×';
  close.addEventListener('click', () => ask('control'));
  dialog.part.add('dialog');
  dialog.ariaLabel = isSpanish ? 'Visor' : 'Media viewer';
  close.ariaLabel = isSpanish ? 'Cerrar' : 'Close';
  chrome.className = 'chrome';
  body.append(close, content, chrome);
  dialog.append(overlay, body);
  dialog.addEventListener('cancel', (event) => {
    // Only the dialog's own: a file input inside cancels too.
    if (event.target !== dialog) return;
    event.preventDefault();
    ask('key');
  });
  dialog.addEventListener('click', ({ target, detail }) => {
    const isBeside = [overlay, body, content].includes(target as HTMLElement);
    // Who presses a link twice does not want it closed again.
    if (isBeside && detail < 2 && host.closeMode > 1) ask('overlay');
  });
  return { dialog, overlay, body, content, chrome, close };
}

function createBox(document: Document, part: string): HTMLElement {
  const box = document.createElement('div');
  box.part.add(part);
  return box;
}
