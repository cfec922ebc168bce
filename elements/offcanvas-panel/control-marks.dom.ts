import { createUndoLog } from '../../shared/dom/undo-log.js';
import { controlsOf, foldOf, isButton, requestOf } from './controls.dom.js';

/** The class with which the theme hides a toggle until there is something to open. */
const hidingClass = 'g-offcanvas-hide';

/** Keeps the state of a panel on all of its controls; those that are no buttons become some. */
export class ControlMarks {
  readonly #host: HTMLElement;
  readonly #log = createUndoLog();
  #known: readonly HTMLElement[] = [];

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  /**
   * Says on every control whether the panel is out. Without anything to open they are hidden; those that are Bootstrap's
   * as well are left to it.
   */
  write(isOut: boolean, isUseful: boolean): void {
    const controls = controlsOf(this.#host).filter((control) => isUseful || !foldOf(control));
    if (!this.#known.every((control) => controls.includes(control))) this.restore();
    for (const control of controls) {
      if (!this.#known.includes(control)) this.#takeOver(control);
      this.#log.setAttribute(control, 'aria-expanded', String(isOut));
      this.#log.setAttribute(control, 'aria-controls', this.#host.id);
      // The page's sheets may show what has `hidden`.
      this.#log.setShown(control, isUseful);
    }
    this.#known = controls;
  }

  /** Gives every control back as the server wrote it. */
  restore(): void {
    this.#log.restoreAll();
    this.#known = [];
  }

  #takeOver(control: HTMLElement): void {
    const fold = foldOf(control);
    if (fold) {
      // Bootstrap answers a press no more: what it unfolds has to be in sight, in the panel or in the page.
      if (!requestOf(control)) this.#log.setAttribute(control, 'data-offcanvas-toggle', '');
      this.#log.setAttribute(control, 'data-bs-toggle', null);
      this.#log.toggleClass(fold, 'show', true);
    }
    // A server that hides what does nothing without scripts writes one of these.
    this.#log.toggleClass(control, hidingClass, false);
    this.#log.setAttribute(control, 'hidden', null);
    if (isButton(control)) return;
    this.#log.setAttribute(control, 'role', 'button');
    this.#log.setAttribute(control, 'tabindex', String(Math.max(0, control.tabIndex)));
  }
}

/** The id that controls name: the panel's own, or one that nothing else on the page has. */
export function idFor(host: Element): string {
  let id = host.id;
  for (let number = 1; !id; number += 1) {
    const free = `${host.localName}-${number}`;
    if (!host.ownerDocument.getElementById(free)) id = free;
  }
  return id;
}
