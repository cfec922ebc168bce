import { Buffer } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import { ReadLimits } from '../html/read-limits.mjs';

/**
 * Reads the HTML at an address or in a file, in any encoding.
 * @param {string} from
 * @param {ReadLimits} [limits]
 * @returns {Promise<string>}
 * @throws {TypeError} If no page was found. The message names the found content.
 */
export async function readPageText(from, limits = new ReadLimits()) {
  const { bytes, type } = /^https?:\/\//i.test(from)
    ? await fetchBytes(from, limits)
    : await readBytes(from, limits);
  if (bytes.length === 0) throw new TypeError(`${from} is empty`);
  const isWide = bytes[0] === 0xff || bytes[0] === 0xfe;
  if (!isWide && bytes.subarray(0, 4096).includes(0)) throw new TypeError(`${from} is no text`);
  return decodePage(bytes, type);
}

/**
 * @param {string} from
 * @param {ReadLimits} limits
 */
async function fetchBytes(from, limits) {
  const response = await fetch(from, { signal: limits.signal, headers: { Accept: 'text/html' } });
  if (!response.ok) throw new TypeError(`${from} answers with the status ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  if (type !== '' && !/html|text\/plain/i.test(type))
    throw new TypeError(`${from} answers with ${type}, expected a page`);
  return { bytes: await limits.read(response.body), type };
}

/**
 * @param {string} from
 * @param {ReadLimits} limits
 */
async function readBytes(from, limits) {
  const found = await stat(from).catch(() => null);
  if (!found) throw new TypeError(`there is no file ${from}; an address begins with https://`);
  if (!found.isFile()) throw new TypeError(`${from} is no file`);
  limits.add(found.size);
  return { bytes: await readFile(from), type: '' };
}

/**
 * Decodes a page as browsers do: by its byte order mark, the header, or its own declaration, in this order; otherwise
 * as UTF-8.
 * @param {Uint8Array} bytes
 * @returns {string}
 */
export function decodePage(bytes, contentType = '') {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  /** @type {readonly (readonly [mark: string, name: string])[]} */
  const marks = [
    ['\xef\xbb\xbf', 'utf-8'],
    ['\xfe\xff', 'utf-16be'],
    ['\xff\xfe', 'utf-16le'],
  ];
  const said = [
    marks.find(([mark]) => start.startsWith(mark))?.[1],
    ...[contentType, start].map((text) => /charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(text)?.[1]),
  ].find((name) => name !== undefined);
  try {
    return new TextDecoder(said, { fatal: said === undefined }).decode(bytes);
  } catch {
    // The encoding is unknown, or the bytes are no UTF-8: old pages without a declaration are in this encoding.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
