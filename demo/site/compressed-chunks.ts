import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { compressTo, encodingFor, type Encoding } from './compressed.js';

const yearSeconds = 365 * 24 * 60 * 60;

/** Cache header of a file whose name changes with its content. */
export const unchanging = `public, max-age=${yearSeconds}, immutable`;

/** Returns true for the address of a chunk with a hash in its name; a worker has none. */
export function isUnchanging(path: string): boolean {
  return /^\/suite\/(?:compact\/)?chunks\//.test(path) && !path.endsWith('.worker.js');
}

/** Encoding and path of a file to its compressed content. Missing files are removed. */
const compressed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/**
 * Serves compressed chunks. Each is read and compressed once, because its name changes with its content. Missing
 * files, and requests without compression, go to the next handler.
 */
export function compressedChunks(folder: string): MiddlewareHandler {
  return async (context, next) => {
    const file = context.req.path.slice(context.req.path.lastIndexOf('/') + 1);
    const encoding = encodingFor(context);
    if (!isUnchanging(context.req.path) || !/^[\w.-]+\.js$/.test(file) || !encoding) return next();
    const body = await compressedFile(join(folder, file), encoding).catch(() => null);
    if (!body) return next();
    return context.body(body, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Content-Encoding': encoding,
      'Cache-Control': unchanging,
      Vary: 'Accept-Encoding',
    });
  };
}

function compressedFile(path: string, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const key = `${encoding} ${path}`;
  const known = compressed.get(key);
  if (known) return known;
  const file = readFile(path).then((text) => compressTo(encoding, new Uint8Array(text)));
  compressed.set(key, file);
  file.catch(() => compressed.delete(key));
  return file;
}
