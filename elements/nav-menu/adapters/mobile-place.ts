import { deepActiveElement } from '../../../shared/dom/deep-active-element.js';

/** Where a menu's list stands. */
export interface MobilePlace {
  /** Puts the list into the container of that id; without one, back into its own place. */
  settle(targetId: string): void;
}

/** Moves a list, itself and not a copy, between its own place and a container. */
export function createMobilePlace(host: HTMLElement, list: HTMLElement): MobilePlace {
  const marker = host.ownerDocument.createComment('');
  let isAway = false;

  function go(target: HTMLElement): void {
    if (!isAway) list.before(marker);
    isAway = true;
    target.append(list);
  }

  function comeBack(): void {
    isAway = false;
    if (marker.parentNode) marker.replaceWith(list);
    else host.append(list);
  }

  return {
    settle(targetId) {
      const target = findTarget(host, targetId);
      if (target ? target.contains(list) || list.contains(target) : !isAway) return;
      const active = deepActiveElement(list.ownerDocument);
      if (target) go(target);
      else comeBack();
      // A move takes the focus away; what had it gets it back, where it can be seen.
      if (active instanceof HTMLElement && list.contains(active)) active.focus({ preventScroll: true });
    },
  };
}

/** Whether the theme's container is for this menu: it is the first of the page, or the one that says so. */
export function isFirstMenu(host: HTMLElement): boolean {
  const { ownerDocument: page, localName: tag } = host;
  const first = page.querySelector(`${tag} [data-g-mobile-target]`) ?? page.querySelector(tag);
  return first !== null && host.contains(first);
}

function findTarget(host: HTMLElement, id: string): HTMLElement | null {
  const root = host.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null;
}
