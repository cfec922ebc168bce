import { ConfigError } from '../../shared/element/config-error.js';
import { RepeatLimit } from '../../shared/element/repeat-limit.js';
import { startOrStop } from '../../shared/element/start-or-stop.js';
import { noList } from './diagnostics.model.js';
import { Menu, type MenuView } from './menu.js';
import { findList } from './menu-items.dom.js';
import type { NavMenuCore, NavMenuHost } from './nav-menu.host.js';

/** Starts the core of a `<nav-menu>`. If that fails, all submenus are plain lists again. */
export function startCore(host: NavMenuHost): NavMenuCore {
  return startOrStop(new NavMenuController(host));
}

/** Has a menu for the list of the tag, and another one when scripts of the page change the list. */
class NavMenuController implements NavMenuCore {
  readonly #host: NavMenuHost;
  readonly #changes = new MutationObserver(() => this.#follow());
  readonly #limit: RepeatLimit;
  #menu: Menu | undefined;

  constructor(host: NavMenuHost) {
    this.#host = host;
    this.#limit = new RepeatLimit(host);
  }

  start(): void {
    this.#begin();
    if (!this.#menu) {
      this.#host.report(new ConfigError(this.#host, noList.place, noList.problem, noList.code));
      // Ends the page's first-paint styles.
      this.#host.setAttribute('data-ready', '');
    }
    // The list may be anywhere: an empty tag uses the theme's, and a container may be inserted and removed.
    this.#changes.observe(this.#host.getRootNode(), { childList: true, subtree: true });
  }

  optionChanged(name: string): void {
    this.#menu?.optionChanged(name);
  }

  stop(): void {
    this.#changes.disconnect();
    this.#menu?.stop();
    this.#menu = undefined;
  }

  #begin(before?: MenuView): void {
    const list = findList(this.#host);
    this.#menu = list ? startOrStop(new Menu(this.#host, list, before)) : undefined;
  }

  #follow(): void {
    try {
      this.#compare();
    } catch (error) {
      this.#host.report(error);
    }
  }

  /** Starts with the list as scripts of the page have left it. */
  #compare(): void {
    const menu = this.#menu;
    if (!this.#host.isConnected) return;
    if (menu?.isIntact && !menu.hasOtherList) return menu.move();
    if (!(menu ?? findList(this.#host)) || !this.#limit.allowNext()) return;
    if (!menu) return this.#begin();
    const { view, isAway, list } = menu;
    const isOther = !list.isConnected || menu.hasOtherList;
    this.#menu = undefined;
    menu.stop();
    // Its own place has another list, or none.
    if (isAway && isOther) list.remove();
    this.#begin(view);
  }
}
