import { Buffer } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';

/** The time in which a site must answer, in milliseconds. */
const timeoutMs = 20_000;
/** The maximum size of a page. */
const mostBytes = 64 * 2 ** 20;

/**
 * Reads the HTML at an address or in a file, in any encoding.
 * @param {string} from
 * @returns {Promise<string>}
 * @throws {TypeError} If there is no page. The message describes what was found.
 */
export async function readPageText(from) {
  const { bytes, type } = /^https?:\/\//i.test(from) ? await fetchBytes(from) : await readBytes(from);
  if (bytes.length > mostBytes) throw new TypeError(`${from} has more than ${mostBytes} bytes`);
  if (bytes.length === 0) throw new TypeError(`${from} is empty`);
  const isWide = bytes[0] === 0xff || bytes[0] === 0xfe;
  if (!isWide && bytes.subarray(0, 4096).includes(0)) throw new TypeError(`${from} is no text`);
  return decodePage(bytes, type);
}

/** @param {string} from */
async function fetchBytes(from) {
  const response = await fetch(from, {
    signal: AbortSignal.timeout(timeoutMs),
    headers: { Accept: 'text/html' },
  });
  if (!response.ok) throw new TypeError(`${from} answers with the status ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  if (type !== '' && !/html|text\/plain/i.test(type))
    throw new TypeError(`${from} answers with ${type}, expected a page`);
  return { bytes: await bodyOf(response), type };
}

/**
 * Reads the body of a response, up to the maximum size.
 * @param {Response} response
 * @returns {Promise<Uint8Array>}
 */
async function bodyOf({ body }) {
  /** @type {Uint8Array[]} */
  const parts = [];
  let size = 0;
  for await (const part of body ?? []) {
    parts.push(/** @type {Uint8Array} */ (part));
    size += /** @type {Uint8Array} */ (part).length;
    if (size > mostBytes) break;
  }
  return Buffer.concat(parts);
}

/** @param {string} from */
async function readBytes(from) {
  const found = await stat(from).catch(() => null);
  if (!found) throw new TypeError(`there is no file ${from}; an address begins with https://`);
  if (!found.isFile()) throw new TypeError(`${from} is no file`);
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
