import type { MediaBoxHost } from '../media-box.host.js';
import type { CloseSource } from '../viewer/viewer-state.model.js';
import { buildViewerDialog, type ViewerDialog } from './viewer-dialog.dom.js';

/** The native dialog: there in the frame of the click, and gone without a trace. The viewer brings the rest to it. */
export class ViewerOpening {
  readonly #host: MediaBoxHost;

  /** The parts of the dialog, while it is open. */
  parts: ViewerDialog | undefined;

  /** The picture that was there from the start. */
  picture: HTMLImageElement | null = null;

  /** Who decides about closing, once there is someone. */
  ask: ((source: CloseSource) => void) | undefined;

  constructor(host: MediaBoxHost) {
    this.#host = host;
  }

  get isOpen(): boolean {
    return !!this.parts;
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
    const { overlay, dialog } = this.parts;
    const { overlayOpacity, overlayColor, withoutOverlay, transitionMs } = this.#host;
    overlay.hidden = withoutOverlay;
    overlay.style.opacity = String(overlayOpacity);
    overlay.style.backgroundColor = overlayColor;
    dialog.style.setProperty('--_transition', `${transitionMs}ms`);
  }

  /** Takes the dialog away; the focus goes back to its opener. */
  end(): void {
    const { parts } = this;
    if (!parts) return;
    this.parts = undefined;
    this.picture = null;
    parts.dialog.close();
    parts.dialog.remove();
    this.#host.setState('open', false);
  }
}
