export { RsRangeElement } from './rs-range.shell.js';
