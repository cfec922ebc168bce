export { TabSetElement } from './tab-set.shell.js';
export { TabSetChangedEvent } from './tab-set.events.js';
export type { TabChange } from './tab-set.events.js';
