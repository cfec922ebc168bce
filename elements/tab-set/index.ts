export { TabSetElement } from './tab-set.shell.js';
export { TabSetChangedEvent, TabSetShowRequestEvent } from './tab-set.events.js';
export type { TabChange, TabSetShowRequest } from './tab-set.events.js';
