import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
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

/** Compressed content, and the validator of its version. */
interface Compressed {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly tag: string;
}

/** Encoding and path of a file to its newest version and that version's content. Missing files are removed. */
const compressed = new Map<string, { readonly version: string; readonly content: Promise<Compressed> }>();

/**
 * Serves compressed chunks. Each is read and compressed once, because its name changes with its content. Missing
 * files, and requests without compression, go to the next handler.
 */
export function compressedChunks(folder: string): MiddlewareHandler {
  return async (context, next) => {
    const file = context.req.path.slice(context.req.path.lastIndexOf('/') + 1);
    const encoding = encodingFor(context);
    if (!isUnchanging(context.req.path) || !/^[\w.-]+\.js$/.test(file) || !encoding) return next();
    const found = await compressedFile(join(folder, file), encoding).catch(() => null);
    if (!found) return next();
    return context.body(found.body, 200, headersOf(file, encoding, unchanging));
  };
}

/**
 * Serves the compressed scripts and style sheets that lie in a folder itself and keep their names, to be asked for
 * again. Each version is compressed once. Other files, and requests without compression, go to the next handler.
 */
export function compressedFiles(folder: string): MiddlewareHandler {
  return async (context, next) => {
    const file = context.req.path.slice(context.req.path.lastIndexOf('/') + 1);
    const encoding = encodingFor(context);
    if (!/^[\w.-]+\.(?:js|css)$/.test(file) || !encoding) return next();
    const path = join(folder, file);
    const version = await versionOf(path).catch(() => null);
    const found = version && (await compressedFile(path, encoding, version).catch(() => null));
    if (!found) return next();
    return context.body(found.body, 200, {
      ...headersOf(file, encoding, 'no-cache'),
      ETag: `"${found.tag}"`,
    });
  };
}

/** Returns what changes when a file is written. */
async function versionOf(path: string): Promise<string> {
  const { mtimeMs, size } = await stat(path);
  return `${mtimeMs} ${size}`;
}

const headersOf = (file: string, encoding: Encoding, cache: string) => ({
  'Content-Type': `text/${file.endsWith('.css') ? 'css' : 'javascript'}; charset=utf-8`,
  'Content-Encoding': encoding,
  'Cache-Control': cache,
  Vary: 'Accept-Encoding',
});

function compressedFile(path: string, encoding: Encoding, version = ''): Promise<Compressed> {
  const key = `${encoding} ${path}`;
  const known = compressed.get(key);
  if (known?.version === version) return known.content;
  const content = compress(path, encoding);
  compressed.set(key, { version, content });
  content.catch(() => compressed.delete(key));
  return content;
}

async function compress(path: string, encoding: Encoding): Promise<Compressed> {
  const body = await compressTo(encoding, new Uint8Array(await readFile(path)));
  return { body, tag: createHash('sha1').update(body).digest('hex') };
}
