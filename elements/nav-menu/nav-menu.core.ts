import { createUndoLog } from '../../shared/dom/undo-log.js';
import { watchQuery } from '../../shared/dom/watch-query.js';
import { whenIdle } from '../../shared/dom/when-idle.js';
import { ConfigError } from '../../shared/element/config-error.js';
import { startOrStop } from '../../shared/element/start-or-stop.js';
import { createStore } from '../../shared/store/create-store.js';
import type { Diagnostic } from '../../shared/element/diagnostic.model.js';
import { documentOf } from '../../shared/dom/unclobbered.js';
import { noList, wrongBreakpoint, wrongTarget } from './diagnostics.model.js';
import { listenToMenu, listenToPresses } from './listen-menu.dom.js';
import { findList, itemAt, labelOf, type ParentItem, readItems } from './menu-items.dom.js';
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
import type { NavMenuCore, NavMenuHost } from './nav-menu.host.js';
import { navMenuStyles } from './nav-menu.styles.js';
import { paintMenu, placeSubmenus, resetPlace } from './paint-menu.dom.js';
import { adoptSheet, prepareItems } from './prepare-list.dom.js';
import { stepMenu } from './step-menu.model.js';

/**
 * Starts the core of a `<nav-menu>`. If that fails, all submenus are plain lists again.
 *
 * @throws ConfigError if there is no list.
 */
export function startCore(host: NavMenuHost): NavMenuCore {
  const list = findList(host);
  if (!list) throw new ConfigError(host, noList.place, noList.problem, noList.code);
  return startOrStop(new MenuController(host, list));
}

/** Composes the decisions, the server's list and the input. */
class MenuController implements NavMenuCore {
  readonly #host: NavMenuHost;
  readonly #list: HTMLElement;
  readonly #items: readonly ParentItem[];
  readonly #window: Window;
  readonly #log = createUndoLog();
  readonly #place: MobilePlace;
  readonly #store;
  readonly #listening = new AbortController();
  readonly #changes = new MutationObserver(() => this.#move());
  #toggles: readonly HTMLElement[] = [];
  #timer = 0;
  #stopQuery: (() => void) | undefined;
  #stopLooking: (() => void) | undefined;

  constructor(host: NavMenuHost, list: HTMLElement) {
    this.#host = host;
    this.#list = list;
    this.#items = readItems(list);
    this.#window = documentOf(host).defaultView as Window;
    this.#place = new MobilePlace(host, list, this.#log, () => this.#move());
    this.#store = createStore<MenuState, MenuAction, MenuEffect>({
      initial: initialMenu(this.#items.map(({ item }) => itemAt(this.#items, item.parentElement))),
      step: stepMenu,
      run: (effect) => this.#run(effect),
      onError: (error) => host.report(error),
    });
  }

  start(): void {
    this.#toggles = prepareItems(this.#items, this.#log);
    adoptSheet(this.#host, navMenuStyles.cssText, this.#log);
    this.#store.subscribe(() => {
      paintMenu(this.#items, this.#toggles, this.#store.state, this.#log);
      placeSubmenus(this.#items, this.#store.state);
    });
    this.#readBreakpoint();
    this.#listen();
    // The container may be inserted and removed.
    this.#changes.observe(this.#host.getRootNode(), { childList: true, subtree: true });
    // A script of the page may insert the container after the menu.
    this.#stopLooking = whenIdle(() => this.#lookForTarget());
  }

  optionChanged(name: string): void {
    if (name === 'breakpoint') this.#readBreakpoint();
    else this.#move();
  }

  stop(): void {
    this.#window.clearTimeout(this.#timer);
    this.#listening.abort();
    this.#changes.disconnect();
    this.#stopQuery?.();
    this.#stopLooking?.();
    this.#place.update(false);
    for (const { submenu } of this.#items) resetPlace(submenu);
    this.#log.restoreAll();
    this.#host.setState('mobile', false);
  }

  #listen(): void {
    const { signal } = this.#listening;
    const { send } = this.#store;
    const menu = { list: this.#list, items: this.#items };
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
    this.#window.addEventListener('resize', () => placeSubmenus(this.#items, this.#store.state), { signal });
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
    this.#log.setAttribute(this.#list, 'data-nav-menu', isMobile ? 'mobile' : 'desktop');
    this.#host.setState('mobile', isMobile);
    this.#store.send({ type: 'crossed', isMobile });
    this.#move();
  }

  #move(): void {
    if (this.#listening.signal.aborted || !this.#place.update(this.#store.state.isMobile)) return;
    // Ends the page's first-paint styles, which hide the list until it is in place.
    this.#log.setAttribute(this.#host, 'data-ready', '');
  }
}
