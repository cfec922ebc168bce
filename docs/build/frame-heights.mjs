/** Heights of the frames of examples, as a style sheet. `npm --prefix docs run frames` measures them. */
import { join } from 'node:path';
import { readJson, root } from './sources.mjs';

/** File with the height of each example at each width, in pixels. */
export const heightsFile = join(root, 'docs', 'examples', 'heights.json');

/** Widths of frames in the text: of a wide window, and of a phone. */
export const widths = [700, 340];

/** Width in pixels of the frames on the home page, which lie side by side and are narrower than a phone. */
const homeWidth = 320;

/** Returns the two widths at which the frame of an example is measured. */
export function widthsOf(file) {
  return file.startsWith('home.') ? [homeWidth, homeWidth] : widths;
}

/**
 * Examples that open something over the page, or that are scrolled: their frames have a fixed height, in which it fits. The
 * small examples of menus have room below the menu.
 */
const opening =
  /^(?:back-to-top|cookie-consent|media-box|offcanvas-panel|sticky-header|home\.viewer)\.|^nav-menu\.(?:en\.)?html|^(?:consent|moving)\//;

/** Returns true for an example whose frame is as high as its content. A page without the suite lies under that with it. */
export function isMeasured(file) {
  return !opening.test(file) && !file.endsWith('.plain.html');
}

/** Returns the sheet with the heights of all measured frames. */
export function frameSheet() {
  const entries = Object.entries(readJson('docs', 'examples', 'heights.json'));
  const rules = (place) =>
    entries
      .map(([file, heights]) => `iframe[src$='examples/${file}'] { block-size: ${heights[place]}px; }`)
      .join('\n');
  return `${rules(0)}\n@media (max-width: 40rem) {\n${rules(1)}\n}\n`;
}
