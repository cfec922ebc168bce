/** Matches a script of a framework that a layout of the component is made for. */
const framework = /\/com_rsform\/(?:[^?#]*\/)?frameworks\/([^/?#]+)/;

/**
 * The folder of a framework, without its version → signs that a page needs it: calls, and attributes or classes that
 * its script looks for.
 * @type {ReadonlyMap<string, RegExp>}
 */
const uses = new Map([
  [
    'bootstrap',
    /\bbootstrap\s*[.[]|\.(tooltip|popover)\s*\(|\bdata-(bs-)?(toggle|dismiss|ride|spy)\b|\bhasTooltip\b/i,
  ],
  [
    'uikit',
    /\bUIkit\b|\b(data-)?uk-(?!form-(?!custom)|input|select|textarea|radio|checkbox|button|margin|grid|width)[a-z]/,
  ],
  ['foundation', /\bFoundation\b|\.foundation\s*\(|\bhas-tip\b|\bdata-(tooltip|abide|toggle|reveal)\b/],
]);

/**
 * Returns true for the script of a framework that the page needs whether or not it has the component's own scripts. A
 * framework that is not known here counts as needed.
 * @param {string} src
 * @param {string} text The page without the addresses of its scripts.
 * @returns {boolean}
 */
export function isNamedFramework(src, text) {
  const [, folder] = framework.exec(src) ?? [];
  if (folder === undefined) return false;
  return uses.get(folder.replace(/[\d.-]+$/, '').toLowerCase())?.test(text) ?? true;
}
