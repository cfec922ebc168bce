/**
 * Content of a file in the place of a script of RSForm! Pro: the drop-in, or nothing, because the drop-in replaces it.
 * @typedef {'drop-in' | 'empty'} Replacement
 */

/** Matches the addresses of the component's scripts, in its own folder and in that of a template. */
const ofComponent = /(?:^|\/)(?:com_rsform|plg_system_rsfprecaptchav3)\/(?:[^?#]*\/)?[^/?#]+\.js(?:[?#]|$)/i;
/** File that `rsform-compat.js` loads. The component's own scripts do not name it. */
const mark = 'rsform-drop-in.js';

/**
 * Returns true for the address of a script of the component.
 * @param {string} src
 */
export function isOfComponent(src) {
  return ofComponent.test(src);
}

/**
 * Returns what replaces a script of the component, by the text of its file; null for the original.
 * @param {string} text
 * @returns {Replacement | null}
 */
export function replacementIn(text) {
  if (text.trim() === '') return 'empty';
  return text.includes(mark) ? 'drop-in' : null;
}
