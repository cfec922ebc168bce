import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { listen } from '../../demo/http/listen.js';

const types = new Map([
  ['.js', 'text/javascript'],
  ['.svg', 'image/svg+xml'],
]);

/**
 * Serves generated pages and the scripts of the build. The pages are cross-origin isolated: their clock then has a
 * resolution of microseconds.
 *
 * @param write - Returns the page, picture or script of a path that the build does not have.
 */
export async function servePages(write: (path: string) => string) {
  const host = '127.0.0.1';
  const fetch = ({ url }: Request) => {
    const path = new URL(url).pathname;
    const extension = extname(path);
    const file = join(import.meta.dirname, '..', '..', 'dist', path);
    return new Response(extension === '.js' && existsSync(file) ? readFileSync(file) : write(path), {
      headers: {
        'Content-Type': types.get(extension) ?? 'text/html',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Embedder-Policy': 'require-corp',
        'Cache-Control': 'max-age=600',
      },
    });
  };
  const { port, stop } = await listen({ fetch }, 0, host);
  return { url: `http://${host}:${port}`, stop };
}
