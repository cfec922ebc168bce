import { unclobbered } from '../../../shared/dom/unclobbered.js';

/** Time without interaction after which the controls are hidden, in milliseconds. */
export const restMs = 3000;

/** Events that count as interaction. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focusin'] as const;

interface RestOptions {
  readonly dialog: HTMLElement;
  readonly window: Window;
  /** Returns true if an item is shown, so that the controls may be hidden. */
  readonly mayRest: () => boolean;
}

/** Hides the controls while the visitor is inactive, until the signal aborts. */
export function restControls(options: RestOptions, signal: AbortSignal): void {
  new RestingControls(options, signal);
}

class RestingControls {
  readonly #options: RestOptions;
  #timer = 0;
  #last = '';
  /** True after a press that has only shown the controls again. */
  #isWaking = false;

  constructor(options: RestOptions, signal: AbortSignal) {
    this.#options = options;
    const { dialog, window } = options;
    const init = { signal, passive: true, capture: true };
    for (const type of signs) dialog.addEventListener(type, (event) => this.#wake(event), init);
    dialog.addEventListener('click', (event) => this.#click(event), { signal, capture: true });
    signal.addEventListener('abort', () => window.clearTimeout(this.#timer), { once: true });
    this.#wait();
  }

  #wake(event: Event): void {
    const { dialog } = this.#options;
    const isMove = event.type === 'pointermove' && event instanceof PointerEvent;
    // Browsers dispatch a move also when the element under a resting pointer has changed.
    if (isMove && this.#last === placeOf(event)) return;
    if (isMove) this.#last = placeOf(event);
    if (event.type === 'pointerdown') this.#isWaking = dialog.classList.contains('resting');
    dialog.classList.remove('resting');
    this.#wait();
  }

  #wait(): void {
    const { window } = this.#options;
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#rest(), restMs);
  }

  #rest(): void {
    const { dialog, mayRest } = this.#options;
    if (mayRest() && !this.#isPointedAt()) dialog.classList.add('resting');
    else this.#wait();
  }

  /** Returns true if a mouse is over a button. A touch leaves a hover state, which does not count. */
  #isPointedAt(): boolean {
    const { dialog, window } = this.#options;
    const hasHover = window.matchMedia('(hover: hover)').matches;
    return hasHover && dialog.querySelector(':is(.chrome *, [part="close"]):hover') !== null;
  }

  /** Stops a press beside the item that has only shown the controls again: it would close the viewer. */
  #click(event: Event): void {
    const [target] = event.composedPath();
    const isBeside =
      target instanceof Element &&
      unclobbered(target).matches('[part="overlay"], [part="body"], [part="content"]');
    if (this.#isWaking && isBeside) event.stopPropagation();
    this.#isWaking = false;
  }
}

function placeOf({ screenX, screenY }: PointerEvent): string {
  return `${screenX} ${screenY}`;
}
