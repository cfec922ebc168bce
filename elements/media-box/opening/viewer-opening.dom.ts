import { type OpenLayer, openLayer } from '../../../shared/dom/layer-stack.js';
import type { MediaBoxHost } from '../media-box.host.js';
import type { CloseSource } from '../viewer/viewer-state.model.js';
import { buildViewerDialog, type ViewerDialog } from './viewer-dialog.dom.js';

/** The dialog on the page's stack of layers: there in the frame of the click, and gone without a trace. */
export class ViewerOpening {
  readonly #host: MediaBoxHost;
  #parts: ViewerDialog | undefined;
  #layer: OpenLayer | undefined;
  #picture: HTMLImageElement | null = null;

  /** Who decides about closing, once there is someone. */
  ask: ((source: CloseSource) => void) | undefined;

  constructor(host: MediaBoxHost) {
    this.#host = host;
  }

  get isOpen(): boolean {
    return this.#parts?.dialog.open ?? false;
  }

  /** The parts of the dialog, which is open. */
  get parts(): ViewerDialog | undefined {
    return this.#parts;
  }

  /** The picture that was there from the start. */
  get picture(): HTMLImageElement | null {
    return this.#picture;
  }

  /** Shows the dialog, with a picture where there is one already. */
  begin(picture: HTMLImageElement | null): void {
    if (this.isOpen) return;
    const parts = buildViewerDialog(this.#host, (source) => (this.ask ? this.ask(source) : this.end()));
    const { dialog, overlay, content, close } = parts;
    const { overlayOpacity, overlayColor, withoutOverlay, transitionMs } = this.#host;
    this.#parts = parts;
    this.#picture = picture;
    if (picture) content.append(picture);
    overlay.hidden = withoutOverlay;
    overlay.style.opacity = String(overlayOpacity);
    overlay.style.backgroundColor = overlayColor;
    dialog.style.setProperty('--_transition', `${transitionMs}ms`);
    this.#host.shadowRoot?.append(dialog);
    const onEscape = () => (this.ask ? this.ask('key') : this.end());
    // Before the dialog takes the focus, so that the stack knows who had it.
    this.#layer = openLayer({ element: dialog, onEscape, locksScroll: true });
    dialog.showModal();
    close.focus();
    this.#host.setState('open', true);
  }

  /** Takes the dialog away; the focus goes back to its opener. */
  end(): void {
    if (!this.#parts) return;
    this.#parts.dialog.close();
    this.#layer?.close();
    this.#parts.dialog.remove();
    this.#parts = undefined;
    this.#layer = undefined;
    this.#picture = null;
    this.#host.setState('open', false);
  }
}
