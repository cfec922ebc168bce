import { KeptLog } from '../../shared/dom/kept-log.js';
import { watchQuery } from '../../shared/dom/watch-query.js';
import { whenIdle } from '../../shared/dom/when-idle.js';
import { ConfigError } from '../../shared/element/config-error.js';
import { createStore } from '../../shared/store/create-store.js';
import type { Diagnostic } from '../../shared/element/diagnostic.model.js';
import { documentOf } from '../../shared/dom/unclobbered.js';
import { wrongBreakpoint, wrongTarget } from './diagnostics.model.js';
import { listenToMenu, listenToPresses } from './listen-menu.dom.js';
import { areSame, findList, itemAt, labelOf, type ParentItem, readItems } from './menu-items.dom.js';
import {
  defaultBreakpoint,
  initialMenu,
  isOpen,
  type ItemId,
  type MenuAction,
  type MenuEffect,
  type MenuState,
  narrowQuery,
} from './menu-state.model.js';
import { MobilePlace, serverTarget } from './mobile-place.dom.js';
import { NavMenuClosedEvent, NavMenuOpenedEvent } from './nav-menu.events.js';
import type { NavMenuHost } from './nav-menu.host.js';
import { navMenuStyles } from './nav-menu.styles.js';
import { paintMenu, placeSubmenus } from './paint-menu.dom.js';
import { adoptSheet, prepareItems } from './prepare-list.dom.js';
import { stepMenu } from './step-menu.model.js';

/** Open items and the focused toggle of a menu, by their elements in the server's list. */
export interface MenuView {
  readonly open?: Element | undefined;
  readonly pinned?: Element | undefined;
  /** Item whose toggle had the focus when a script removed it. */
  readonly focused?: Element | undefined;
}

/** Composes the decisions, one list of the server and the input. */
export class Menu {
  readonly list: HTMLElement;
  readonly #host: NavMenuHost;
  readonly #before: MenuView;
  readonly #items: readonly ParentItem[];
  readonly #window: Window;
  readonly #log: KeptLog;
  readonly #place: MobilePlace;
  readonly #store;
  readonly #listening = new AbortController();
  #toggles: readonly HTMLElement[] = [];
  #focused: EventTarget | null = null;
  #timer = 0;
  #stopQuery: (() => void) | undefined;
  #stopLooking: (() => void) | undefined;

  /**
   * Creates the menu.
   *
   * @param before - Open items of the menu that this one replaces.
   */
  constructor(host: NavMenuHost, list: HTMLElement, before: MenuView = {}) {
    this.#host = host;
    this.list = list;
    this.#before = before;
    this.#items = readItems(list);
    this.#window = documentOf(host).defaultView as Window;
    this.#log = new KeptLog(host);
    this.#place = new MobilePlace(host, list, this.#log, () => this.move());
    this.#store = createStore<MenuState, MenuAction, MenuEffect>({
      initial: stateOf(this.#items, before),
      step: stepMenu,
      run: (effect) => this.#run(effect),
      onError: (error) => host.report(error),
    });
  }

  /** Returns true if the list still has the items that were read, and their toggles. */
  get isIntact(): boolean {
    const { list } = this;
    const hasToggle = ({ item }: ParentItem, index: number) => this.#toggles[index]?.parentElement === item;
    // A list in a removed container returns with it.
    const isThere = list.isConnected || this.isAway;
    return isThere && areSame(this.#items, readItems(list)) && this.#items.every(hasToggle);
  }

  /** Returns true if the tag contains another list than that of the menu. */
  get hasOtherList(): boolean {
    const found = findList(this.#host);
    return found !== null && found !== this.list && found !== this.#place.besides;
  }

  /** True while the list is in the container. */
  get isAway(): boolean {
    return this.#place.isAway;
  }

  get view(): MenuView {
    const { open, pinned } = this.#store.state;
    const isLost = this.#focused instanceof Node && !this.#focused.isConnected;
    const focused = isLost ? this.#toggles.findIndex((toggle) => toggle === this.#focused) : -1;
    const itemOf = (index: ItemId | null) => this.#items[index ?? -1]?.item;
    return { open: itemOf(open), pinned: itemOf(pinned), focused: itemOf(focused) };
  }

  start(): void {
    this.#toggles = prepareItems(this.#host, this.#items, this.#log);
    adoptSheet(this.#host, navMenuStyles.cssText, this.#log);
    this.#store.subscribe(() => this.#paint());
    if (this.#store.state.open !== null) this.#paint();
    this.#readBreakpoint();
    this.#listen();
    const focused = indexOf(this.#items, this.#before.focused);
    if (focused !== null) this.#toggles[focused]?.focus({ preventScroll: true });
    // A script of the page may insert the container after the menu.
    this.#stopLooking = whenIdle(() => this.#lookForTarget());
  }

  optionChanged(name: string): void {
    if (name === 'breakpoint') this.#readBreakpoint();
    else this.move();
  }

  stop(): void {
    this.#window.clearTimeout(this.#timer);
    this.#listening.abort();
    this.#stopQuery?.();
    this.#stopLooking?.();
    this.#place.update(false);
    this.#log.restoreAll();
    this.#host.setState('mobile', false);
  }

  #listen(): void {
    const { signal } = this.#listening;
    const { send } = this.#store;
    const menu = { list: this.list, items: this.#items };
    listenToMenu(
      menu,
      {
        onHover: (item) => send({ type: 'hovered', item }),
        onFocus: (item, isInside) => send({ type: 'focused', item, isInside }),
        onEscape: () => this.#escape(),
        onOutsidePress: () => send({ type: 'outside-pressed' }),
      },
      signal,
    );
    listenToPresses(
      menu,
      {
        isOpen: (item) => isOpen(this.#store.state, item),
        onPress: (press) => send({ type: 'pressed', ...press }),
      },
      signal,
    );
    this.#window.addEventListener('resize', () => this.#placeSubmenus(), { signal });
    this.list.addEventListener('focusin', ({ target }) => (this.#focused = target), { signal });
    this.list.addEventListener('focusout', ({ target }) => this.#left(target), { signal });
  }

  /** Forgets a control that has lost the focus, unless it has lost it by its removal. */
  #left(control: EventTarget | null): void {
    queueMicrotask(() => {
      if (control instanceof Node && control.isConnected && this.#focused === control) this.#focused = null;
    });
  }

  #paint(): void {
    paintMenu(this.#items, this.#toggles, this.#store.state, this.#log);
    this.#placeSubmenus();
  }

  #placeSubmenus(): void {
    placeSubmenus(this.#items, this.#store.state, this.#log);
  }

  #run(effect: MenuEffect): void {
    switch (effect.type) {
      case 'wait':
        this.#window.clearTimeout(this.#timer);
        this.#timer = this.#window.setTimeout(() => this.#store.send({ type: 'delay-elapsed' }), effect.ms);
        break;
      case 'stop-waiting':
        this.#window.clearTimeout(this.#timer);
        break;
      case 'focus-toggle':
        this.#toggles[effect.item]?.focus();
        break;
      case 'emit':
        this.#emit(effect.item, effect.isOpen);
    }
  }

  #emit(index: ItemId, isNowOpen: boolean): void {
    const item = this.#items[index];
    if (!item) return;
    const Fact = isNowOpen ? NavMenuOpenedEvent : NavMenuClosedEvent;
    this.#host.dispatchEvent(new Fact({ label: labelOf(item) }));
  }

  #escape(): boolean {
    const before = this.#store.state.open;
    this.#store.send({ type: 'escaped' });
    return this.#store.state.open !== before;
  }

  #readBreakpoint(): void {
    const server = documentOf(this.#host).getElementById(serverTarget)?.dataset['gMenuBreakpoint'];
    const wanted = this.#host.breakpoint || server || defaultBreakpoint;
    this.#stopQuery?.();
    this.#stopQuery = this.#watch(wanted);
    if (this.#stopQuery) return;
    this.#stopQuery = this.#watch(defaultBreakpoint);
    this.#diagnose(wrongBreakpoint(wanted));
  }

  #lookForTarget(): void {
    if (!this.#place.hasTarget) this.#diagnose(wrongTarget(this.#host.mobileTarget));
  }

  #diagnose({ place, problem, code }: Diagnostic): void {
    this.#host.report(new ConfigError(this.#host, place, problem, code));
  }

  #watch(breakpoint: string): (() => void) | undefined {
    return watchQuery(this.#window, narrowQuery(breakpoint), (isMobile) => this.#cross(isMobile));
  }

  #cross(isMobile: boolean): void {
    this.#log.setAttribute(this.list, 'data-nav-menu', isMobile ? 'mobile' : 'desktop');
    this.#host.setState('mobile', isMobile);
    this.#store.send({ type: 'crossed', isMobile });
    this.move();
  }

  /** Moves the list into its container or back, which a script may insert and remove. */
  move(): void {
    if (this.#listening.signal.aborted || !this.#place.update(this.#store.state.isMobile)) return;
    // Ends the page's first-paint styles, which hide the list until it is in place.
    this.#log.setAttribute(this.#host, 'data-ready', '');
  }
}

/** Returns the first state of a menu: closed, or as the menu that it replaces. */
function stateOf(items: readonly ParentItem[], { open, pinned }: MenuView): MenuState {
  const closed = initialMenu(items.map(({ item }) => itemAt(items, item.parentElement)));
  return { ...closed, open: indexOf(items, open), pinned: indexOf(items, pinned) };
}

function indexOf(items: readonly ParentItem[], element: Element | undefined): ItemId | null {
  const index = items.findIndex(({ item }) => item === element);
  return index < 0 ? null : index;
}
