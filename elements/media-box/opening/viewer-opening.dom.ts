import { asksConsent } from '../../../shared/consent/foreign-address.model.js';
import { isImageAddress } from '../items/image-address.model.js';
import type { ViewerLink } from '../items/find-links.dom.js';
import type { MediaBoxHost } from '../media-box.host.js';
import { thirdPartyMediaOf, usualOverlayOpacity } from '../settings/viewer-settings.model.js';
import type { CloseSource } from '../viewer/viewer-state.model.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import { type EarlyInput, recordInput } from './early-input.dom.js';
import { buildViewerDialog, type ViewerDialog } from './viewer-dialog.dom.js';

/**
 * Native dialog of the viewer. It opens in the frame of the click and is removed when it closes. The viewer adds the
 * rest.
 */
export class ViewerOpening {
  readonly #host: MediaBoxHost;

  /** Parts of the dialog while it is open. */
  parts: ViewerDialog | undefined;

  /** Parts of the dialog of the next opening, if it is prepared. */
  #prepared: ViewerDialog | undefined;

  /** Picture that was on screen first, at the last opening. */
  picture: HTMLImageElement | null = null;

  /** Keys and touches since the dialog opened, until the viewer replays them. */
  input: EarlyInput | undefined;

  /** Decides whether the viewer closes; set while the viewer's code is loaded and open. */
  ask: ((source: CloseSource) => void) | undefined;

  constructor(host: MediaBoxHost) {
    this.#host = host;
  }

  /** Closes the dialog, unless `ask` decides otherwise. */
  askClose(source: CloseSource): void {
    if (this.ask) this.ask(source);
    else this.end();
  }

  /** Adds the dialog of the next opening to the element, closed. Returns its parts. */
  prepare(): ViewerDialog {
    const parts = (this.#prepared ??= buildViewerDialog(this.#host, (source) => this.askClose(source)));
    this.#host.shadowRoot?.append(parts.dialog);
    return parts;
  }

  /** Opens the dialog, with a first picture if there is one. */
  begin(picture: HTMLImageElement | null): void {
    if (this.parts) return;
    const parts = this.prepare();
    this.#prepared = undefined;
    this.parts = parts;
    this.picture = picture;
    this.input = recordInput(parts.dialog);
    if (picture) parts.content.append(picture);
    const { classList } = parts.dialog;
    classList.toggle('from-link', picture !== null);
    classList.toggle('strip', this.#host.navigation === 'thumbnails');
    this.update();
    parts.dialog.showModal();
    parts.close.focus();
    this.#host.setState('open', true);
  }

  /** Applies changed options. */
  update(): void {
    if (!this.parts) return;
    const { overlay } = this.parts;
    const { overlayOpacity, overlayColor, withoutOverlay } = this.#host;
    overlay.hidden = withoutOverlay;
    // Without a value of the author the sheets decide.
    const isUsual = overlayOpacity === usualOverlayOpacity && !this.#host.hasAttribute('overlay-opacity');
    overlay.style.opacity = isUsual ? '' : `${overlayOpacity}`;
    overlay.style.backgroundColor = overlayColor;
    // Also below the caption and the arrows over a picture.
    this.parts.dialog.style.setProperty('--_shade', overlayColor);
  }

  /** Removes the dialog that is prepared. */
  stop(): void {
    this.end();
    this.#prepared?.dialog.remove();
    this.#prepared = undefined;
  }

  /** Removes the open dialog. The focus returns to its opener. */
  end(): void {
    const { parts } = this;
    if (!parts) return;
    this.parts = this.input = undefined;
    parts.dialog.close();
    parts.dialog.remove();
    this.#host.setState('open', false);
  }
}

/**
 * Returns the picture for the frame of the click: the link's own image, which the browser has, until the large one
 * has loaded. Null for an item that is no picture, or waits for consent.
 */
export function firstPictureOf(host: MediaBoxHost, link: ViewerLink): HTMLImageElement | null {
  if (!isImageAddress(link.href)) return null;
  if (asksConsent(link, 'media', documentOf(link).location.origin, thirdPartyMediaOf(host))) return null;
  const picture = new Image();
  const own = link.querySelector('img');
  picture.className = 'first';
  picture.setAttribute('part', 'image');
  picture.alt = own?.alt ?? link.title;
  picture.src = own?.complete && own.naturalWidth ? own.currentSrc : link.href;
  return picture;
}
