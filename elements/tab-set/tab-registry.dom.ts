import { KeptLog } from '../../shared/dom/kept-log.js';
import { unclobbered } from '../../shared/dom/unclobbered.js';
import { findGroups, type Group } from './groups.dom.js';
import { Tab } from './tab.dom.js';

/** Registry of the tabs of one set, by their headings. */
export class TabRegistry {
  readonly #host: Element;
  readonly #shared: HTMLElement;
  readonly #log: KeptLog;
  readonly #known = new Map<HTMLElement, Tab>();
  readonly #changes: MutationObserver;

  /**
   * Creates the registry.
   *
   * @param shared - Element around the panels that the server wrote.
   * @param onChange - Called after the observed markup has changed.
   */
  constructor(host: Element, shared: HTMLElement, onChange: () => void) {
    this.#host = host;
    this.#log = new KeptLog(host);
    this.#shared = shared;
    this.#changes = new MutationObserver(onChange);
  }

  /** Reads the markup again. Known tabs stay; removed ones are restored. */
  read(): readonly Tab[] {
    const groups = findGroups(this.#host);
    // First, because other groups may take over their content.
    const headings = new Set(groups.map(({ heading }) => heading));
    this.#forget((heading) => !headings.has(heading));
    return groups.map((group) => this.#tabOf(group));
  }

  watch(): void {
    this.#changes.observe(this.#host, { childList: true });
    for (const [heading, { group }] of this.#known) {
      this.#changes.observe(heading, { childList: true, characterData: true, subtree: true });
      // The server's panels stay in the server's list, and a heading may be in a section.
      for (const part of [heading, group.panel]) {
        const parent = unclobbered(part)?.parentElement;
        if (parent) this.#changes.observe(parent, { childList: true });
      }
    }
  }

  /** Restores the server's markup. */
  stop(): void {
    this.#changes.disconnect();
    this.#forget(() => true);
    this.#log.restoreAll();
  }

  #tabOf(group: Group): Tab {
    const known = this.#known.get(group.heading);
    const isSame = known?.group.panel === group.panel;
    if (known && !isSame) known.restore();
    const tab = known && isSame ? known : new Tab(group, this.#shared, this.#log);
    tab.fill(group);
    this.#known.set(group.heading, tab);
    return tab;
  }

  #forget(isGone: (heading: HTMLElement) => boolean): void {
    for (const [heading, tab] of this.#known) {
      if (!isGone(heading)) continue;
      tab.restore();
      this.#known.delete(heading);
    }
  }
}
