import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { listen } from '../../demo/http/listen.js';

/**
 * Serves generated pages and the scripts of the build. The pages are cross-origin isolated: their clock then has a
 * resolution of microseconds.
 *
 * @param write - Returns the page of a path.
 */
export async function servePages(write: (path: string) => string) {
  const host = '127.0.0.1';
  const fetch = ({ url }: Request) => {
    const path = new URL(url).pathname;
    const isScript = extname(path) === '.js';
    const file = join(import.meta.dirname, '..', '..', 'dist', path);
    return new Response(isScript ? readFileSync(file) : write(path), {
      headers: {
        'Content-Type': isScript ? 'text/javascript' : 'text/html',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Embedder-Policy': 'require-corp',
        'Cache-Control': 'max-age=600',
      },
    });
  };
  const { port, stop } = await listen({ fetch }, 0, host);
  return { url: `http://${host}:${port}`, stop };
}
