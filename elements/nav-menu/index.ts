export { NavMenuElement } from './nav-menu.shell.js';
export { NavMenuClosedEvent, NavMenuOpenedEvent } from './nav-menu.events.js';
export type { MenuMove } from './nav-menu.events.js';
