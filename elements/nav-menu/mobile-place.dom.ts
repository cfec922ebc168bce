import { deepActiveElement } from '../../shared/dom/deep-active-element.js';
import type { UndoLog } from '../../shared/dom/undo-log.js';
import type { NavMenuHost } from './nav-menu.host.js';

/** The container of the theme's mobile menu. */
export const serverTarget = 'g-mobilemenu-container';

/** The tag of the panel that the list may go into. */
export const panelTag = 'offcanvas-panel';

/** What makes a toggle a panel's. */
const toggleMark = 'data-offcanvas-toggle';

/** Moves a menu's list, itself and not a copy, between its own place and a container. */
export class MobilePlace {
  readonly #host: NavMenuHost;
  readonly #list: HTMLElement;
  readonly #marker: Comment;
  readonly #log: UndoLog;
  #isAway = false;
  #toggles: readonly HTMLElement[] = [];

  constructor(host: NavMenuHost, list: HTMLElement, log: UndoLog) {
    this.#host = host;
    this.#list = list;
    this.#log = log;
    this.#marker = host.ownerDocument.createComment('');
  }

  /**
   * Puts the list where it belongs, into its container or back into its own place. Whether it is there: a panel whose
   * script has not come is not gone into, nobody could open it.
   */
  update(isMobile: boolean): boolean {
    const list = this.#list;
    const target = isMobile ? this.#findTarget() : null;
    if (target?.closest(`${panelTag}:not(:defined)`)) return false;
    if (target ? target.contains(list) || list.contains(target) : !this.#isAway) return true;
    const active = deepActiveElement(list.ownerDocument);
    if (target) this.#go(target);
    else this.#comeBack();
    // A move takes the focus away; what had it gets it back, where it can be seen.
    if (active instanceof HTMLElement && list.contains(active)) active.focus({ preventScroll: true });
    return true;
  }

  /** Whether there is what the author named. */
  get hasTarget(): boolean {
    return !this.#host.mobileTarget || this.#findTarget() !== null;
  }

  #go(target: HTMLElement): void {
    if (!this.#isAway) this.#list.before(this.#marker);
    this.#isAway = true;
    this.#nameTarget(target.id);
    target.append(this.#list);
  }

  /** Bootstrap's toggle would unfold the place that the list has left: it is told which panel holds the list now. */
  #nameTarget(id: string): void {
    const document = this.#list.ownerDocument;
    const toggles = [...document.querySelectorAll<HTMLElement>('[data-bs-target]')];
    this.#toggles = toggles.filter((toggle) =>
      document.getElementById(toggle.dataset['bsTarget']?.slice(1) ?? '')?.contains(this.#marker),
    );
    for (const toggle of this.#toggles) this.#log.setAttribute(toggle, toggleMark, id);
  }

  #comeBack(): void {
    this.#isAway = false;
    for (const toggle of this.#toggles) this.#log.undo(toggle, `attribute ${toggleMark}`);
    this.#toggles = [];
    if (this.#marker.parentNode) this.#marker.replaceWith(this.#list);
    else this.#host.append(this.#list);
  }

  #findTarget(): HTMLElement | null {
    const id = this.#host.mobileTarget || (isFirstMenu(this.#host) ? serverTarget : '');
    const root = this.#host.getRootNode();
    return root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null;
  }
}

/** Whether the theme's container is for this menu: it is the first of the page, or the one that says so. */
function isFirstMenu(host: HTMLElement): boolean {
  const { ownerDocument: document, localName: tag } = host;
  const first = document.querySelector(`${tag} [data-g-mobile-target]`) ?? document.querySelector(tag);
  return first !== null && host.contains(first);
}
