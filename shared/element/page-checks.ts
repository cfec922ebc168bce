import { document } from '../dom/unclobbered.js';

/** Returns true unless the page switches its checks off with `data-suite-checks="off"` on the root. */
export const areChecksOn = (): boolean => !document.querySelector(':root[data-suite-checks=off]');
