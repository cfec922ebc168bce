import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const yearSeconds = 365 * 24 * 60 * 60;

/** Serves the files of a folder below a prefix. Chunks carry a hash in their names and never change. */
export function staticFiles(prefix: string, folder: string): MiddlewareHandler {
  return serveStatic({
    root: folder,
    rewriteRequestPath: (path) => path.slice(prefix.length),
    onFound: (_path, context) => {
      const isChunk = context.req.path.startsWith(`${prefix}/chunks/`);
      context.header('Cache-Control', isChunk ? `public, max-age=${yearSeconds}, immutable` : 'no-cache');
    },
  });
}
