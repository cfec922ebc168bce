import { type SafeDocument, unclobbered } from '../../shared/dom/unclobbered.js';
import type { Tab } from './tab.dom.js';

/** Chrome around the tabs of one set and their panels. */
export class TabChrome {
  readonly box: HTMLElement;
  readonly list: HTMLElement;
  readonly panels: HTMLElement;

  constructor(document: SafeDocument, label: string | null) {
    this.box = document.createElement('div');
    this.list = document.createElement('div');
    this.panels = document.createElement('div');
    this.list.part.add('tab-list');
    this.list.setAttribute('role', 'tablist');
    if (label) this.list.setAttribute('aria-label', label);
    this.box.className = 'tabs';
    this.panels.className = 'panels';
    this.box.append(this.list, this.panels);
  }

  get isVertical(): boolean {
    return this.box.classList.contains('vertical');
  }

  get isRightToLeft(): boolean {
    return getComputedStyle(this.list).direction === 'rtl';
  }

  /** Orders the tabs. Tabs in the right place are not moved, so that they keep the focus. */
  order(tabs: readonly Tab[]): void {
    this.box.hidden = tabs.length === 0;
    tabs.forEach(({ button, panel, group }, index) => {
      place(this.list, button, index);
      if (!group.panel) place(this.panels, panel, index);
    });
  }

  /** Places the list beside the panels, at the start or the end of the line, or above them. */
  turn(isVertical: boolean, isAtEnd: boolean): void {
    this.box.classList.toggle('vertical', isVertical);
    this.box.classList.toggle('end', isAtEnd);
    if (isVertical) this.list.setAttribute('aria-orientation', 'vertical');
    else this.list.removeAttribute('aria-orientation');
  }
}

function place(parent: Element, child: Element, index: number): void {
  const there = unclobbered(parent).children[index] ?? null;
  if (there !== child) parent.insertBefore(child, there);
}
