import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

const zip = promisify(gzip);
const yearSeconds = 365 * 24 * 60 * 60;

/** Cache header of a file whose name changes with its content. */
export const unchanging = `public, max-age=${yearSeconds}, immutable`;

/** Returns true for the address of a chunk with a hash in its name; a worker has none. */
export function isUnchanging(path: string): boolean {
  return path.startsWith('/suite/chunks/') && !path.endsWith('.worker.js');
}

/** Path of a file to its compressed content. Missing files are removed. */
const zipped = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/**
 * Serves compressed chunks. Each is read and compressed once, because its name changes with its content. Missing
 * files, and requests without compression, go to the next handler.
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
