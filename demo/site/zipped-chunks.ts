import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

const zip = promisify(gzip);
const yearSeconds = 365 * 24 * 60 * 60;

/** The caching of a file whose name changes with what it holds. */
export const unchanging = `public, max-age=${yearSeconds}, immutable`;

/** Whether an address is a chunk's with a hash in its name; a worker has none. */
export function isUnchanging(path: string): boolean {
  return path.startsWith('/suite/chunks/') && !path.endsWith('.worker.js');
}

/** Path of a file → what it is zipped; one that is not there is forgotten. */
const zipped = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/**
 * Serves the chunks of a folder to browsers that take them zipped. Their names change with what they hold, so each is
 * read and zipped once; what is not there, or asked for as it is, is left to the next handler.
 */
export function zippedChunks(folder: string): MiddlewareHandler {
  return async (context, next) => {
    const file = context.req.path.slice(context.req.path.lastIndexOf('/') + 1);
    const isZippable = isUnchanging(context.req.path) && /^[\w.-]+\.js$/.test(file);
    if (!isZippable || !/\bgzip\b/.test(context.req.header('Accept-Encoding') ?? '')) return next();
    const body = await zippedFile(join(folder, file)).catch(() => null);
    if (!body) return next();
    return context.body(body, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Content-Encoding': 'gzip',
      'Cache-Control': unchanging,
      Vary: 'Accept-Encoding',
    });
  };
}

function zippedFile(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const known = zipped.get(path);
  if (known) return known;
  const file = readFile(path).then(async (text) => new Uint8Array(await zip(text)));
  zipped.set(path, file);
  file.catch(() => zipped.delete(path));
  return file;
}
