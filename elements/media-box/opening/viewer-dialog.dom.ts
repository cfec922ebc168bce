import { isSpanish } from '../../../shared/i18n/is-spanish.js';
import type { Catalogue } from '../../../shared/i18n/texts.js';
import type { MediaBoxHost } from '../media-box.host.js';
import type { CloseSource } from '../viewer/viewer-state.model.js';
import { type SafeDocument, documentOf } from '../../../shared/dom/unclobbered.js';
import { es } from '../texts/es.js';

const spanish: Catalogue = { language: 'es', dir: 'ltr', texts: es };

/** Parts of the viewer in the frame of the click; the view renders the rest into `chrome`. */
export interface ViewerDialog {
  readonly dialog: HTMLDialogElement;
  readonly overlay: HTMLElement;
  readonly body: HTMLElement;
  readonly content: HTMLElement;
  readonly chrome: HTMLElement;
  readonly close: HTMLButtonElement;
}

/**
 * Builds the native dialog, as large as the window.
 *
 * @param ask - Requests that the viewer close, with the cause.
 */
export function buildViewerDialog(host: MediaBoxHost, ask: (source: CloseSource) => void): ViewerDialog {
  const { locale } = host;
  const document = documentOf(host);
  // The author's labels are applied by the viewer.
  const { language, texts } = (!isSpanish(host, locale) && host.catalogue) || spanish;
  const dialog = createPart(document, 'dialog', 'dialog');
  const overlay = createPart(document, 'div', 'overlay');
  const body = createPart(document, 'div', 'body');
  const content = createPart(document, 'div', 'content');
  const chrome = document.createElement('div');
  const close = createPart(document, 'button', 'close');

  close.append(buildCross(document));
  close.addEventListener('click', () => ask('control'));
  dialog.ariaLabel = String(texts['media-box.label']);
  close.ariaLabel = String(texts['media-box.close']);
  close.lang = language;
  chrome.className = 'chrome';
  body.append(close, content, chrome);
  dialog.append(overlay, body);
  dialog.addEventListener('cancel', (event) => {
    // Only the dialog's own event: a file input inside dispatches `cancel` too.
    if (event.target !== dialog) return;
    event.preventDefault();
    ask('key');
  });
  dialog.addEventListener('click', ({ target, detail }) => {
    const isBeside = [overlay, body, content].some((part) => part === target);
    // The second click of a double click on a link must not close the viewer.
    if (isBeside && detail < 2 && host.closeMode > 1) ask('overlay');
  });
  return { dialog, overlay, body, content, chrome, close };
}

/** Builds the cross of the button that closes, drawn like the icons of the view. */
function buildCross(document: SafeDocument): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const cross = document.createElementNS(namespace, 'svg') as SVGElement;
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', 'M6 6l12 12M18 6L6 18');
  cross.setAttribute('viewBox', '0 0 24 24');
  cross.ariaHidden = 'true';
  cross.append(path);
  return cross;
}

function createPart<Tag extends 'dialog' | 'div' | 'button'>(document: SafeDocument, tag: Tag, part: string) {
  const element = document.createElement(tag);
  element.setAttribute('part', part);
  return element;
}
