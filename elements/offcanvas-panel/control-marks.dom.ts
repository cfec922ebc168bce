import { KeptLog } from '../../shared/dom/kept-log.js';
import { documentOf } from '../../shared/dom/unclobbered.js';
import { controlsOf, foldOf, isButton, requestOf } from './controls.dom.js';

/** Class with which the theme hides a toggle until the panel has content. */
const hidingClass = 'g-offcanvas-hide';

/**
 * Writes the state of a panel to all of its controls. Controls that are not buttons get the role and the tab stop of
 * one.
 */
export class ControlMarks {
  readonly #host: HTMLElement;
  readonly #log: KeptLog;
  #known: readonly HTMLElement[] = [];

  constructor(host: HTMLElement) {
    this.#host = host;
    this.#log = new KeptLog(host);
  }

  /**
   * Writes the state of the panel to every control. If the panel has no content to open, its controls are hidden, and
   * Bootstrap's toggles are left to Bootstrap.
   */
  write(isOut: boolean, isUseful: boolean): void {
    const controls = controlsOf(this.#host).filter((control) => isUseful || !foldOf(control));
    if (!this.#known.every((control) => controls.includes(control))) this.restore();
    for (const control of controls) {
      if (!this.#known.includes(control)) this.#adopt(control);
      this.#log.setAttribute(control, 'aria-expanded', String(isOut));
      this.#log.setAttribute(control, 'aria-controls', this.#host.id);
      // The page's style sheets may show elements with `hidden`.
      this.#log.setShown(control, isUseful);
    }
    this.#known = controls;
  }

  /** Restores every control as the server wrote it. */
  restore(): void {
    this.#log.restoreAll();
    this.#known = [];
  }

  #adopt(control: HTMLElement): void {
    const fold = foldOf(control);
    if (fold) {
      // Bootstrap does not react to the toggle any more, so the element that it unfolds must be visible in the panel or
      // the page.
      if (!requestOf(control)) this.#log.setAttribute(control, 'data-offcanvas-toggle', '');
      this.#log.setAttribute(control, 'data-bs-toggle', null);
      this.#log.toggleClass(fold, 'show', true);
    }
    // A server that hides controls without scripts writes one of these.
    this.#log.toggleClass(control, hidingClass, false);
    this.#log.setAttribute(control, 'hidden', null);
    if (isButton(control)) return;
    this.#log.setAttribute(control, 'role', 'button');
    this.#log.setAttribute(control, 'tabindex', String(Math.max(0, control.tabIndex)));
  }
}

/** Returns the id that controls refer to: that of the panel, or an unused one. */
export function idFor(host: Element): string {
  let id = host.id;
  for (let number = 1; !id; number += 1) {
    const free = `${host.localName}-${number}`;
    if (!documentOf(host).getElementById(free)) id = free;
  }
  return id;
}
