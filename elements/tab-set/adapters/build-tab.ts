import type { Group } from './find-groups.js';
import type { Keeper } from './keep-attributes.js';

/** One tab and its panel. */
export interface Tab {
  group: Group;
  readonly button: HTMLButtonElement;
  readonly panel: HTMLElement;
  /** Puts the content of the group into the panel. */
  fill(group: Group): void;
  /** Shows the panel, or hides it so that the browser's search still finds it. */
  show(isShown: boolean, isOnPaper: boolean): void;
  restore(): void;
}

const focusable = 'a[href], button, input, select, textarea, summary, iframe, audio, video, [tabindex]';
let count = 0;

/**
 * Makes the tab of a group, and its panel. The server's own panels are items of a list, and such an item is no
 * panel (ARIA in HTML): the place that they share is one, named by the tab that is shown.
 */
export function buildTab(page: Document, first: Group, shared: HTMLElement, keeper: Keeper): Tab {
  const name = `tab-${(count += 1)}`;
  const button = page.createElement('button');
  const panel = first.panel ?? page.createElement('div');
  const place = first.panel ? shared : panel;

  if (first.panel) dropListRoles(first.panel, keeper);
  else panel.append(createSlot(page, name));
  place.part.add('panel');
  place.setAttribute('role', 'tabpanel');
  place.id ||= `${name}-panel`;
  button.part.add('tab');
  button.setAttribute('role', 'tab');
  button.id = name;
  button.type = 'button';
  button.setAttribute('aria-controls', place.id);

  const tab: Tab = {
    group: first,
    button,
    panel,
    fill(group) {
      tab.group = group;
      button.textContent = group.heading.textContent.trim();
      button.disabled = group.isDisabled;
      keeper.keep(group.replaced, 'hidden', 'slot');
      for (const element of group.content) {
        keeper.keep(element, 'hidden', 'slot');
        element.slot = name;
      }
    },
    show(isShown, isOnPaper) {
      const { content, replaced } = tab.group;
      replaced.hidden = !isOnPaper;
      if (isShown) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'onbeforematch' in panel && !first.panel ? 'until-found' : '');
      if (first.panel) panel.classList.toggle('uk-active', isShown);
      if (first.panel && !isShown) return;
      place.setAttribute('aria-labelledby', name);
      // A panel that waits to be found is still a box: it must not take the focus.
      if (isShown && !hasControls(first.panel ? [...panel.children] : content)) place.tabIndex = 0;
      else place.removeAttribute('tabindex');
    },
    restore() {
      const { content, replaced } = tab.group;
      for (const element of [...content, first.panel ?? replaced]) keeper.giveBack(element);
      button.remove();
      if (!first.panel) panel.remove();
    },
  };
  return tab;
}

function createSlot(page: Document, name: string): HTMLSlotElement {
  const slot = page.createElement('slot');
  slot.name = name;
  return slot;
}

/** Items of which one is seen at a time make no list. */
function dropListRoles(panel: HTMLElement, keeper: Keeper): void {
  for (const element of [panel, panel.parentElement]) {
    if (!element) continue;
    keeper.keep(element, 'role', 'hidden', 'class');
    element.setAttribute('role', 'presentation');
  }
}

function hasControls(content: readonly Element[]): boolean {
  return content.some((part) => part.matches(focusable) || part.querySelector(focusable));
}
