export { StickyHeaderElement } from './sticky-header.shell.js';
