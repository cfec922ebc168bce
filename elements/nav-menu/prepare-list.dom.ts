import type { UndoLog } from '../../shared/dom/undo-log.js';
import { type SafeDocument, documentOf, unclobbered } from '../../shared/dom/unclobbered.js';
import type { ParentItem } from './menu-items.dom.js';
import { followScript } from './server-buttons.dom.js';

/** Closes all submenus and adds a toggle to each item. Returns the toggles in the same order. */
export function prepareItems(
  host: Element,
  items: readonly ParentItem[],
  log: UndoLog,
): readonly HTMLElement[] {
  const toggles = items.map((item) => {
    const toggle = addToggle(item, log);
    log.setAttribute(toggle, 'aria-expanded', 'false');
    log.setAttribute(item.submenu, 'data-submenu', 'closed');
    relateToggle(toggle, item, log);
    return toggle;
  });
  const repair = () => items.filter((item, index) => repairItem(toggles[index], item, log)).length > 0;
  followScript(host, items, repair, log);
  return toggles;
}

/** Restores the attributes of an item that a script of the server has changed. Returns false if none was changed. */
function repairItem(toggle: HTMLElement | undefined, item: ParentItem, log: UndoLog): boolean {
  const { submenu } = item;
  const isShown = submenu.dataset['submenu'] === 'open';
  const isSaid = toggle?.ariaExpanded === String(isShown) && !(isShown && submenu.ariaHidden !== null);
  if (!toggle || (isSaid && toggle.getAttribute('aria-controls') === unclobbered(submenu).id)) return false;
  log.setAttribute(toggle, 'aria-expanded', String(isShown));
  if (isShown) log.setAttribute(submenu, 'aria-hidden', null);
  relateToggle(toggle, item, log);
  return true;
}

/** Adopts a constructed style sheet into the menu's root, which a strict `style-src` allows. */
export function adoptSheet(host: HTMLElement, cssText: string, log: UndoLog): void {
  const root = unclobbered(host.getRootNode() as Document | ShadowRoot);
  const window = documentOf(host).defaultView as typeof globalThis & Window;
  const sheet = new window.CSSStyleSheet();
  sheet.replaceSync(cssText);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  log.remember(host, 'sheet', () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
  });
}

/** Returns the disclosure button of an item: the server's own, or a new one before the submenu. */
function addToggle({ item, submenu, label }: ParentItem, log: UndoLog): HTMLElement {
  const known = item.querySelector<HTMLElement>(':scope > button');
  if (known) return known;
  const words = unclobbered(label ?? item.firstChild)?.textContent ?? '';
  const toggle = createToggle(documentOf(item), words);
  submenu.before(toggle);
  log.remember(toggle, 'place', () => toggle.remove());
  return toggle;
}

function createToggle(document: SafeDocument, words: string): HTMLElement {
  const toggle = document.createElement('button');
  const indicator = document.createElement('span');
  toggle.type = 'button';
  toggle.className = 'nav-menu-toggle';
  toggle.part.add('toggle');
  toggle.ariaLabel = words.trim();
  indicator.className = 'nav-menu-indicator';
  indicator.part.add('indicator');
  toggle.append(indicator);
  return toggle;
}

/** Relates a toggle to its submenu and its label for assistive technology. */
function relateToggle(toggle: Element, { submenu, label }: ParentItem, log: UndoLog): void {
  log.setAttribute(toggle, 'aria-controls', idFor(submenu, log));
  // By reference, so that page translation and the name of a picture apply to the toggle.
  if (label && toggle.part.contains('toggle')) {
    log.setAttribute(toggle, 'aria-labelledby', idFor(label, log));
  }
}

function idFor(element: Element, log: UndoLog): string {
  const members = unclobbered(element);
  for (let number = 1; !members.id; number += 1) {
    const id = `nav-menu-${number}`;
    if (!documentOf(element).getElementById(id)) log.setAttribute(element, 'id', id);
  }
  return members.id;
}
