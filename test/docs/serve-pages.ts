import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { ServedSite } from '../tooling/bundlers/serve-site.js';

const root = join(import.meta.dirname, '..', '..');

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Folders of the served site, and those of the project that stand for them. */
const mounts: readonly (readonly [path: string, folder: string])[] = [
  ['/media/rs-suite/', 'dist'],
  ['/media/rs_suite/0.1.0/', 'dist'],
  ['/plain/rs-suite/', 'dist'],
  ['/plain/', 'docs/examples/starts/plain'],
  ['/wp-content/plugins/rs-suite/dist/', 'dist'],
  ['/wp-content/uploads/', 'docs/examples/assets'],
  ['/img/', 'docs/examples/assets'],
];

/** A page of the site. */
export interface ServedPage {
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Serves pages by their paths, and the suite in the folders that the examples name. A script that counts visits is in any
 * folder, and every file in `/text/` has the wrong type.
 */
export async function servePages(pages: Readonly<Record<string, ServedPage>>): Promise<ServedSite> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const page = new Map(Object.entries(pages)).get(pathname);
    if (page) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...page.headers });
      return void response.end(page.html);
    }
    const body = fileOf(pathname);
    const type = (!pathname.startsWith('/text/') && types[extname(pathname)]) || 'text/plain';
    response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': type }).end(body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function fileOf(pathname: string): string | Buffer | undefined {
  if (/^\/(?:favicon\.ico|text\/.*|css\/site\.css)$/.test(pathname)) return '';
  if (pathname.endsWith('/estadisticas.js')) return "document.documentElement.dataset.visits = 'counted';";
  const mount = mounts.find(([path]) => pathname.startsWith(path));
  if (!mount) return undefined;
  const file = join(root, mount[1], decodeURIComponent(pathname.slice(mount[0].length)));
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined;
}
