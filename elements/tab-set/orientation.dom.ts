import { watchQuery } from '../../shared/dom/watch-query.js';
import { ConfigError } from '../../shared/element/config-error.js';
import { wrongBreakpoint } from './diagnostics.model.js';
import type { Group } from './groups.dom.js';
import type { TabChrome } from './tab-chrome.dom.js';
import type { TabSetHost } from './tab-set.host.js';
import { wideQuery } from './tabs.model.js';

/** Places the tabs of one set beside their panels in wide windows, and above them otherwise. */
export class Orientation {
  readonly #host: TabSetHost;
  readonly #chrome: TabChrome;
  #stop: (() => void) | undefined;

  constructor(host: TabSetHost, chrome: TabChrome) {
    this.#host = host;
    this.#chrome = chrome;
  }

  /**
   * Reads the breakpoint again.
   *
   * @param first - First group of the set.
   */
  update(first: Group | undefined): void {
    this.stop();
    const { breakpoint } = this.#host;
    // The server's own tabs are vertical only with `uk-tab-left` or `uk-tab-right`.
    const [, side] = /uk-tab-(left|right)/.exec(first?.panel ? first.replaced.className : '') ?? [];
    const canTurn = !first?.panel || side !== undefined;
    const turn = (isWide: boolean) => this.#chrome.turn(isWide && canTurn, side === 'right');
    this.#stop = watchQuery(window, wideQuery(breakpoint), turn);
    if (this.#stop) return;
    turn(false);
    if (breakpoint === 'none') return;
    const { place, problem, code } = wrongBreakpoint(breakpoint);
    this.#host.report(new ConfigError(this.#host, place, problem, code));
  }

  stop(): void {
    this.#stop?.();
    this.#stop = undefined;
  }
}
