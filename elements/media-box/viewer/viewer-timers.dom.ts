import type { MediaBoxHost } from '../media-box.host.js';
import { holdMs } from './hold-item.dom.js';
import type { ViewerAction } from './viewer-state.model.js';

/** Shortest time for which a slideshow shows an item, in milliseconds (WCAG 2.2.2). */
const shortestShowMs = 1000;

interface ViewerTimersContext {
  readonly host: MediaBoxHost;
  readonly window: Window;
  readonly send: (action: ViewerAction) => void;
}

/** Timers of an open viewer: the delay before the loader is shown, and the slideshow. */
export class ViewerTimers {
  readonly #context: ViewerTimersContext;
  #delay = 0;
  #slideshow = 0;

  constructor(context: ViewerTimersContext) {
    this.#context = context;
  }

  /** Starts the delay of the loader. An item that the author holds back has none. */
  wait(): void {
    const { host, window, send } = this.#context;
    window.clearTimeout(this.#delay);
    const ms = holdMs(host) === null ? host.loadDelayMs : 0;
    this.#delay = window.setTimeout(() => send({ type: 'delay-elapsed' }), ms);
  }

  /** Starts the time of the item on show in the slideshow, or stops it. */
  play(isOn: boolean): void {
    const { host, window, send } = this.#context;
    window.clearTimeout(this.#slideshow);
    if (!isOn) return;
    const ms = Math.max(shortestShowMs, host.autoplaySeconds * 1000);
    this.#slideshow = window.setTimeout(() => send({ type: 'slideshow-ticked' }), ms);
  }

  /** Stops the delay of the loader; the slideshow stops by its own effect. */
  stopWaiting(): void {
    this.#context.window.clearTimeout(this.#delay);
  }
}
