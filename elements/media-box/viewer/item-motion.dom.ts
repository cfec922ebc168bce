import { prefersReducedMotion } from '../../../shared/dom/prefers-reduced-motion.js';
import { type SafeDocument, unclobbered } from '../../../shared/dom/unclobbered.js';
import type { ViewerDialog } from '../opening/viewer-dialog.dom.js';

/** Input that needs the item in its place: a running motion ends before it is handled. */
const inputs = ['keydown', 'pointerdown', 'mousedown', 'touchstart', 'dblclick', 'wheel'] as const;

/** Fast at its start, so that most of the way is done in the first frames. */
const easing = 'cubic-bezier(0.2, 0, 0, 1)';

/** Distance from which the next item comes, in pixels. */
const slidePx = 48;

interface MotionOptions {
  readonly parts: ViewerDialog;
  readonly document: SafeDocument;
  /** Returns the duration in milliseconds; 0 for no motion. */
  readonly duration: () => number;
}

/**
 * Motion of the item on show: out of its thumbnail at the opening, from a side at a change. It is an animation of the
 * compositor, which delays neither a frame nor an input. With reduced motion nothing moves.
 */
export class ItemMotion {
  readonly #options: MotionOptions;
  #running: Animation | undefined;
  #index: number;

  constructor(options: MotionOptions, index: number, signal: AbortSignal) {
    this.#options = options;
    this.#index = index;
    const end = () => this.#running?.finish();
    for (const type of inputs)
      options.parts.dialog.addEventListener(type, end, { signal, passive: true, capture: true });
  }

  /** Lets the first picture grow out of the picture of its link, if that is in the window. */
  growFrom(link: Element, picture: HTMLElement): void {
    const own = unclobbered(link).querySelector('img');
    if (!own || own.naturalWidth === 0) return;
    const { content } = this.#options.parts;
    const from = own.getBoundingClientRect();
    if (from.width === 0 || !isInside(from, this.#options.parts.dialog.getBoundingClientRect())) return;
    const area = content.getBoundingClientRect();
    const place = picture.getBoundingClientRect();
    const shown = paintedSize(own, place);
    const scale = Math.max(from.width / shown.width, from.height / shown.height);
    const x = middle(from.left, from.width) - middle(area.left, area.width);
    const y = middle(from.top, from.height) - middle(area.top, area.height);
    // A thumbnail may be cropped: what it does not show appears on the way.
    const aside = Math.max(0, (area.width - from.width / scale) / 2);
    const above = Math.max(0, (area.height - from.height / scale) / 2);
    this.#run([
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, clipPath: `inset(${above}px ${aside}px)` },
      { transform: 'none', clipPath: 'inset(0)' },
    ]);
  }

  /** Lets the item of another index come from its side, unless a finger has moved it into its place. */
  slideTo(index: number): void {
    const { content } = this.#options.parts;
    const isLater = index > this.#index;
    this.#index = index;
    if (content.classList.contains('dragged')) return;
    const isOnTheRight = isLater !== content.matches(':dir(rtl)');
    this.#run([
      { transform: `translateX(${isOnTheRight ? slidePx : -slidePx}px)`, opacity: 0.3 },
      { transform: 'none', opacity: 1 },
    ]);
  }

  #run(frames: Keyframe[]): void {
    const { parts, document, duration } = this.#options;
    const ms = duration();
    this.#running?.cancel();
    this.#running = undefined;
    if (ms === 0 || prefersReducedMotion(document.defaultView ?? window)) return;
    this.#running = parts.content.animate(frames, { duration: ms, easing });
  }
}

/** Returns the size of a picture in a box that shows the whole of it. */
function paintedSize({ naturalWidth, naturalHeight }: HTMLImageElement, { width, height }: DOMRect) {
  const scale = Math.min(width / naturalWidth, height / naturalHeight);
  return { width: naturalWidth * scale, height: naturalHeight * scale };
}

function middle(start: number, size: number): number {
  return start + size / 2;
}

function isInside(one: DOMRect, whole: DOMRect): boolean {
  return one.bottom > whole.top && one.top < whole.bottom && one.right > whole.left && one.left < whole.right;
}
