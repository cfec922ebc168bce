import { FactEvent } from '../../shared/events/suite-event.js';

/** Detail of the events of a submenu. */
export interface MenuMove {
  /** Text of the item. */
  readonly label: string;
}

/** Fired after a submenu has opened. */
export class NavMenuOpenedEvent extends FactEvent<MenuMove> {
  constructor(detail: MenuMove) {
    super('nav-menu-opened', detail);
  }
}

/** Fired after a submenu has closed. */
export class NavMenuClosedEvent extends FactEvent<MenuMove> {
  constructor(detail: MenuMove) {
    super('nav-menu-closed', detail);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'nav-menu-opened': NavMenuOpenedEvent;
    'nav-menu-closed': NavMenuClosedEvent;
  }
}
