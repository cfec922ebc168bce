import { asksConsent } from '../../../shared/consent/foreign-address.model.js';
import { isImageAddress } from '../items/image-address.model.js';
import type { ViewerLink } from '../items/find-links.dom.js';
import type { MediaBoxHost } from '../media-box.host.js';
import { thirdPartyMediaOf } from '../settings/viewer-settings.model.js';
import type { CloseSource } from '../viewer/viewer-state.model.js';
import { buildViewerDialog, type ViewerDialog } from './viewer-dialog.dom.js';

/** The native dialog: there in the frame of the click, and gone without a trace. The viewer brings the rest to it. */
export class ViewerOpening {
  readonly #host: MediaBoxHost;

  /** The parts of the dialog, while it is open. */
  parts: ViewerDialog | undefined;

  /** The picture that was there from the start, the last time. */
  picture: HTMLImageElement | null = null;

  /** Who decides about closing, once there is someone. */
  ask: ((source: CloseSource) => void) | undefined;

  constructor(host: MediaBoxHost) {
    this.#host = host;
  }

  /** Closes it, unless somebody says no. */
  askClose(source: CloseSource): void {
    if (this.ask) this.ask(source);
    else this.end();
  }

  /** Shows the dialog, with a picture where there is one already. */
  begin(picture: HTMLImageElement | null): void {
    if (this.parts) return;
    const parts = buildViewerDialog(this.#host, (source) => this.askClose(source));
    this.parts = parts;
    this.picture = picture;
    if (picture) parts.content.append(picture);
    this.update();
    this.#host.shadowRoot?.append(parts.dialog);
    parts.dialog.showModal();
    parts.close.focus();
    this.#host.setState('open', true);
  }

  /** Takes in options that have changed. */
  update(): void {
    if (!this.parts) return;
    const { overlay } = this.parts;
    const { overlayOpacity, overlayColor, withoutOverlay } = this.#host;
    overlay.hidden = withoutOverlay;
    overlay.style.opacity = `${overlayOpacity}`;
    overlay.style.backgroundColor = overlayColor;
  }

  /** Takes the dialog away; the focus goes back to its opener. */
  end(): void {
    const { parts } = this;
    if (!parts) return;
    this.parts = undefined;
    parts.dialog.close();
    parts.dialog.remove();
    this.#host.setState('open', false);
  }
}

/**
 * The picture that is on screen in the frame of the click: the link's own image, which the browser has, until the
 * large one is there. Null for what is no picture, and for one that waits for consent.
 */
export function firstPictureOf(host: MediaBoxHost, link: ViewerLink): HTMLImageElement | null {
  if (!isImageAddress(link.href)) return null;
  if (asksConsent(link, 'media', link.ownerDocument.location.origin, thirdPartyMediaOf(host))) return null;
  const picture = new Image();
  const own = link.querySelector('img');
  picture.className = 'first';
  picture.alt = own?.alt ?? link.title;
  picture.src = own?.complete && own.naturalWidth ? own.currentSrc : link.href;
  return picture;
}
