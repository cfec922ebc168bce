import { deepActiveElement } from '../../shared/dom/deep-active-element.js';
import type { UndoLog } from '../../shared/dom/undo-log.js';
import { documentOf, unclobbered } from '../../shared/dom/unclobbered.js';
import { findList } from './menu-items.dom.js';
import type { NavMenuHost } from './nav-menu.host.js';

/** Id of the container of the theme's mobile menu. */
export const serverTarget = 'g-mobilemenu-container';

/** Attribute that makes an element a panel's toggle. */
const toggleMark = 'data-offcanvas-toggle';

/** Moves a menu's list between its own place and a container. The list itself moves, not a copy. */
export class MobilePlace {
  readonly #host: NavMenuHost;
  readonly #list: HTMLElement;
  readonly #marker: Comment;
  readonly #log: UndoLog;
  readonly #onPanelStarted: () => void;
  #waitsFor: Element | undefined;
  #isAway = false;
  #besides: HTMLElement | null = null;
  #toggles: readonly HTMLElement[] = [];

  constructor(host: NavMenuHost, list: HTMLElement, log: UndoLog, onPanelStarted: () => void) {
    this.#host = host;
    this.#list = list;
    this.#log = log;
    this.#onPanelStarted = onPanelStarted;
    this.#marker = documentOf(host).createComment('');
  }

  /**
   * Moves the list into its container or back. A panel that has not started is not used, because nobody could open it:
   * its script may not have loaded, or the texts of its language.
   *
   * @returns True if the list is in the right place.
   */
  update(isMobile: boolean): boolean {
    const list = this.#list;
    const target = isMobile ? this.#findTarget() : null;
    const panel = unclobbered(target)?.closest('offcanvas-panel');
    if (panel && !panel.hasCore) {
      this.#waitFor(panel);
      return false;
    }
    if (target ? unclobbered(target).contains(list) || list.contains(target) : !this.#isAway) return true;
    const active = deepActiveElement(documentOf(list));
    if (target) this.#go(target);
    else this.#comeBack();
    // A move removes the focus, which is restored if the element is visible.
    if (active instanceof HTMLElement && list.contains(active)) active.focus({ preventScroll: true });
    return true;
  }

  /** True while the list is in its container. */
  get isAway(): boolean {
    return this.#isAway;
  }

  /** List that the tag has beside the one that is in the container. */
  get besides(): HTMLElement | null {
    return this.#isAway ? this.#besides : null;
  }

  /** True if the element that the author references exists. */
  get hasTarget(): boolean {
    return !this.#host.mobileTarget || this.#findTarget() !== null;
  }

  #waitFor(panel: HTMLElementTagNameMap['offcanvas-panel']): void {
    if (panel === this.#waitsFor) return;
    this.#waitsFor = panel;
    const started = () => {
      this.#waitsFor = undefined;
      this.#onPanelStarted();
    };
    void customElements.whenDefined(panel.localName).then(() => panel.withCore(started));
  }

  #go(target: HTMLElement): void {
    if (!this.#isAway) this.#list.before(this.#marker);
    this.#isAway = true;
    this.#nameTarget(unclobbered(target).id);
    unclobbered(target).append(this.#list);
    this.#besides = findList(this.#host);
  }

  /** Marks Bootstrap's toggles of the list's own place as toggles of the panel that now contains the list. */
  #nameTarget(id: string): void {
    const document = documentOf(this.#list);
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
    const isRoot = root instanceof Document || root instanceof ShadowRoot;
    return isRoot ? unclobbered(root).getElementById(id) : null;
  }
}

/**
 * Returns true if the theme's container is for this menu: it is the first of the page, or the one with
 * `data-g-mobile-target`.
 */
function isFirstMenu(host: HTMLElement): boolean {
  const { localName: tag } = host;
  const document = documentOf(host);
  const first = document.querySelector(`${tag} [data-g-mobile-target]`) ?? document.querySelector(tag);
  return first !== null && host.contains(first);
}
