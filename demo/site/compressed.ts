import type { Context, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';

/** Encoding of a compressed body. */
export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Quality of Brotli: a little below the best, which takes ten times as long. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/** Returns the best encoding that a request accepts; null for none. */
export function encodingFor(context: Context): Encoding | null {
  const accepted = (context.req.header('Accept-Encoding') ?? '').split(',').map((one) => one.trim());
  const accepts = (name: Encoding) =>
    accepted.some((one) => new RegExp(`^${name}(?:;(?! *q=0(?:\\.0*)?$)|$)`).test(one));
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : null;
}

/** Compresses a body. */
export async function compressTo(
  encoding: Encoding,
  body: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(encoding === 'br' ? await brotli(body, { params }) : await zip(body));
}

/** Compresses pages and pictures that the site writes. Answers to posts, and those with a fault, stay as they are. */
export function compressedPages(): MiddlewareHandler {
  const compressed = compress({ encoding: 'gzip', contentTypeFilter: /^(?:text\/html|image\/svg)/ });
  return (context, next) => (context.req.method === 'GET' ? compressed(context, next) : next());
}
