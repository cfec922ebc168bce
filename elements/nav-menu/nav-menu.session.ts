import { createStore } from '../../shared/store/create-store.js';
import { listenToMenu } from './adapters/listen-menu.js';
import { listenToPresses, type Press } from './adapters/listen-presses.js';
import { createMobilePlace, isFirstMenu } from './adapters/mobile-place.js';
import { paintMenu } from './adapters/paint-menu.js';
import { relateToggle } from './adapters/relate-toggle.js';
import { placeSubmenu, takeBackPlace } from './adapters/place-submenu.js';
import { itemAt, labelOf } from './adapters/find-item.js';
import type { ParentItem } from './adapters/read-menu.js';
import { initialMenu, type MenuAction, type MenuEffect, type MenuState } from './contract/state.js';
import { isOpen, pathTo } from './engine/selectors.js';
import { stepMenu } from './engine/step.js';
import type { MenuPlace } from './nav-menu.core.js';
import { NavMenuClosedEvent, NavMenuOpenedEvent } from './nav-menu.events.js';
import { submenuStyles } from './submenu.styles.js';

/** What opens and closes the submenus of one menu, and moves it into its mobile place. */
export interface MenuSession {
  press(press: Press): void;
  hover(event: PointerEvent): void;
  cross(isMobile: boolean): void;
  stop(): void;
}

/** Starts the store of a menu, and hears its visitors. */
export function startSession({
  shell,
  list,
  items,
  toggles,
  loan,
  sheet,
  serverTarget,
}: MenuPlace): MenuSession {
  const listening = new AbortController();
  const { signal } = listening;
  const view = shell.ownerDocument.defaultView as Window;
  const mobilePlace = createMobilePlace(shell, list);
  const observer = new MutationObserver(settle);
  let timer = 0;

  const store = createStore<MenuState, MenuAction, MenuEffect>({
    initial: initialMenu(items.map(({ item }) => itemAt(items, item.parentElement))),
    step: stepMenu,
    run,
    onError: (error) => shell.report(error),
  });

  function run(effect: MenuEffect): void {
    switch (effect.type) {
      case 'wait':
        view.clearTimeout(timer);
        timer = view.setTimeout(() => store.send({ type: 'rested' }), effect.ms);
        break;
      case 'stop-waiting':
        view.clearTimeout(timer);
        break;
      case 'focus-toggle':
        toggles[effect.item]?.focus();
        break;
      case 'tell':
        tell(effect.item, effect.isOpen);
    }
  }

  function tell(index: number, isNowOpen: boolean): void {
    const item = items[index];
    if (!item) return;
    const Fact = isNowOpen ? NavMenuOpenedEvent : NavMenuClosedEvent;
    shell.dispatchEvent(new Fact({ label: labelOf(item) }));
  }

  /** Outer submenus first: where an inner one comes to stand depends on them. */
  function place(): void {
    const { state } = store;
    items.forEach(({ submenu }, index) => {
      const isNested = state.parents[index] !== null;
      if (isOpen(state, index) && !state.isMobile) placeSubmenu(submenu, isNested);
      else takeBackPlace(submenu);
    });
  }

  function settle(): void {
    mobilePlace.settle(
      store.state.isMobile ? shell.mobileTarget || (isFirstMenu(shell) ? serverTarget : '') : '',
    );
  }

  function hover({ type, target, pointerType }: PointerEvent): void {
    if (pointerType === 'touch') return;
    const item = type === 'pointerover' ? itemAt(items, target) : null;
    if (!list.closest('[data-g-hover-expand="false"]')) store.send({ type: 'hovered', item });
  }

  function press(one: Press): void {
    store.send({ type: 'pressed', ...one });
  }

  function escape(): boolean {
    const before = store.state.open;
    store.send({ type: 'escaped' });
    return store.state.open !== before;
  }

  // First what could fail: nothing is heard yet.
  sheet.insertRule(submenuStyles.cssText, sheet.cssRules.length);
  toggles.forEach((toggle, index) => relateToggle(toggle, items[index] as ParentItem, loan));
  store.subscribe(() => {
    const { state } = store;
    paintMenu({ items, toggles, open: pathTo(state, state.open), isMobile: state.isMobile }, loan);
    place();
  });
  listenToMenu(
    list,
    items,
    {
      onHover: hover,
      onFocus: (item, isInside) => store.send({ type: 'focused', item, isInside }),
      onEscape: escape,
      onLeave: () => store.send({ type: 'left' }),
    },
    signal,
  );
  listenToPresses(list, items, (item) => isOpen(store.state, item), press, signal);
  view.addEventListener('resize', place, { signal });
  // The container may come and go.
  observer.observe(shell.getRootNode(), { childList: true, subtree: true });

  return {
    press,
    hover,
    cross(isMobile) {
      store.send({ type: 'crossed', isMobile });
      settle();
    },
    stop() {
      view.clearTimeout(timer);
      listening.abort();
      observer.disconnect();
      mobilePlace.settle('');
      for (const { submenu } of items) takeBackPlace(submenu);
    },
  };
}
