import { buildTab, type Tab } from './build-tab.js';
import { findGroups, type Group } from './find-groups.js';
import { createKeeper } from './keep-attributes.js';

/** The tabs of one host, known by their headings. */
export interface TabRegister {
  /** Reads the markup again: what was known stays, what has gone is given back. */
  read(): readonly Tab[];
  /** Gives back all that the server wrote. */
  restore(): void;
}

/** `shared` is the place of the panels that the server wrote. */
export function createRegister(host: Element, shared: HTMLElement): TabRegister {
  const keeper = createKeeper();
  const known = new Map<HTMLElement, Tab>();

  function tabOf(group: Group): Tab {
    const tab = known.get(group.heading);
    const isSame = tab?.group.panel === group.panel;
    if (tab && !isSame) tab.restore();
    const made = tab && isSame ? tab : buildTab(host.ownerDocument, group, shared, keeper);
    made.fill(group);
    known.set(group.heading, made);
    return made;
  }

  function forgetAllBut(tabs: readonly Tab[]): void {
    for (const [heading, tab] of known) {
      if (tabs.includes(tab)) continue;
      tab.restore();
      known.delete(heading);
    }
  }

  return {
    read() {
      const groups = findGroups(host);
      // Before others take over what belonged to them.
      const headings = new Set(groups.map(({ heading }) => heading));
      forgetAllBut([...known.values()].filter(({ group }) => headings.has(group.heading)));
      return groups.map(tabOf);
    },
    restore() {
      forgetAllBut([]);
      keeper.giveAllBack();
    },
  };
}
