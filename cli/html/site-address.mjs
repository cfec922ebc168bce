import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Matches the folder of a CMS in the address of a file, after the folder of a site that is in one. */
const folderOfSystem =
  /^[\\/](?:[^\\/?#]+[\\/]){1,3}?(?=(?:media|templates|components|plugins|wp-content)[\\/])/;

/**
 * Returns a function for the addresses in a page. It returns null for those that cannot be looked up: others than files
 * and addresses of the web, and those with / in front in a file without the folder of its site.
 * @param {string} base Address that relative addresses start from.
 * @param {string | undefined} root Folder of the site's root, for a page that is a file.
 * @returns {(written: string) => string | null}
 */
export function createResolver(base, root) {
  const folder = root === undefined ? null : `${pathToFileURL(root).href}/`;
  return (written) => {
    const text = written.trim();
    if (base.startsWith('file:') && /^[\\/](?![\\/])/.test(text)) return folder && addressBelow(folder, text);
    if (text === '' || !URL.canParse(text, base)) return null;
    const { href, protocol } = new URL(text, base);
    const isAllowed = protocol === 'file:' ? base.startsWith('file:') : /^https?:$/.test(protocol);
    return isAllowed ? href : null;
  };
}

/**
 * Returns the address of a site's file on this computer. A site may be in a folder of its host, which is in its addresses
 * and not in the folder of its root.
 * @param {string} folder
 * @param {string} path
 */
function addressBelow(folder, path) {
  const address = new URL(`.${path}`, folder);
  const inSystem = new URL(path.replace(folderOfSystem, './').replace(/^[\\/]/, './'), folder);
  return existsSync(new URL(address.pathname, folder)) ? address.href : inSystem.href;
}
