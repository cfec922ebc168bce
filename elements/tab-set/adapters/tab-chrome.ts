import type { Tab } from './build-tab.js';

/** The box around the tabs and their panels. */
export interface TabChrome {
  readonly box: HTMLElement;
  readonly list: HTMLElement;
  readonly panels: HTMLElement;
  readonly isVertical: boolean;
  /** Puts the tabs into their order; one that is in its place keeps the focus. */
  order(tabs: readonly Tab[]): void;
  turn(isVertical: boolean, isAtEnd: boolean): void;
}

/** Builds the chrome of one set of tabs. */
export function buildChrome(page: Document, label: string | null): TabChrome {
  const box = page.createElement('div');
  const panels = page.createElement('div');
  const list = page.createElement('div');
  list.part.add('tab-list');
  list.setAttribute('role', 'tablist');
  if (label) list.setAttribute('aria-label', label);
  box.className = 'tabs';
  panels.className = 'panels';
  box.append(list, panels);

  return {
    box,
    list,
    panels,
    get isVertical() {
      return box.classList.contains('vertical');
    },
    order(tabs) {
      box.hidden = tabs.length === 0;
      tabs.forEach(({ button, panel, group }, index) => {
        place(list, button, index);
        if (!group.panel) place(panels, panel, index);
      });
    },
    turn(isVertical, isAtEnd) {
      box.classList.toggle('vertical', isVertical);
      box.classList.toggle('end', isAtEnd);
      if (isVertical) list.setAttribute('aria-orientation', 'vertical');
      else list.removeAttribute('aria-orientation');
    },
  };
}

function place(parent: Element, child: Element, index: number): void {
  const there = parent.children[index] ?? null;
  if (there !== child) parent.insertBefore(child, there);
}
