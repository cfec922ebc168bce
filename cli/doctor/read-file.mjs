import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
/** @import { ReadLimits } from '../html/read-limits.mjs' */

/** Most redirects that are followed. */
const mostRedirects = 5;
/** Maximum size of a file. A page of the web has less than a tenth. */
const mostBytes = 6 * 2 ** 20;

/**
 * File at an address.
 * @typedef {object} ReadFile
 * @property {string} url Address after redirects.
 * @property {number} status 404 for a file that is not there.
 * @property {string} type Media type of the answer; '' for a file.
 * @property {ReadonlyMap<string, string>} headers
 * @property {Uint8Array} bytes
 */

/**
 * Reads a file of a site or of this computer.
 * @param {string} url
 * @param {ReadLimits} limits Limits of all files of the command.
 * @returns {Promise<ReadFile>}
 * @throws {TypeError} If it cannot be reached, is too large, or does not come in time.
 */
export async function readAt(url, limits) {
  return url.startsWith('file:') ? readLocal(url) : fetchAt(url, mostRedirects, limits);
}

/**
 * @param {string} url
 * @returns {Promise<ReadFile>}
 */
async function readLocal(url) {
  const path = fileURLToPath(url.replace(/[?#].*/s, ''));
  const found = await stat(path).catch(() => null);
  if (found && found.size > mostBytes) throw tooLarge(path);
  const bytes = found?.isFile() ? await readFile(path) : new Uint8Array();
  return { url, status: found?.isFile() ? 200 : 404, type: '', headers: new Map(), bytes };
}

/**
 * @param {string} url
 * @param {number} redirects
 * @param {ReadLimits} limits
 * @returns {Promise<ReadFile>}
 */
async function fetchAt(url, redirects, limits) {
  const response = await fetch(url, { redirect: 'manual', signal: limits.signal });
  const target = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
  if (target !== null) {
    await response.body?.cancel();
    if (redirects === 0) throw new TypeError(`${url} redirects more than ${mostRedirects} times`);
    if (!URL.canParse(target, url)) throw new TypeError(`${url} redirects to no address`);
    const next = new URL(target, url);
    if (!/^https?:$/.test(next.protocol)) throw new TypeError(`${url} redirects to ${next.protocol}`);
    return fetchAt(next.href, redirects - 1, limits);
  }
  return {
    url,
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    headers: new Map(response.headers),
    bytes: await limits.read(limited(url, response)),
  };
}

/**
 * Passes the body of a file on, up to the maximum size.
 * @param {string} url
 * @param {Response} response
 */
async function* limited(url, { body }) {
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > mostBytes) throw tooLarge(url);
    yield part;
  }
}

/** @param {string} from */
function tooLarge(from) {
  return new TypeError(`${from} has more than ${mostBytes / 2 ** 20} MB`);
}
