import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

const picture = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');

/** A served folder. */
export interface ServedSite {
  readonly address: string;
  stop(): void;
}

/** Serves the files of a folder, and `/picture.gif`. A `policy` is sent with each page. */
export async function serveSite(folder: string, policy?: string): Promise<ServedSite> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (pathname === '/picture.gif') return void response.setHeader('content-type', 'image/gif').end(picture);
    const file = join(folder, pathname === '/' ? 'index.html' : pathname);
    const isFile = existsSync(file) && statSync(file).isFile();
    response.statusCode = isFile ? 200 : 404;
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    if (policy) response.setHeader('content-security-policy', policy.replaceAll(/\s+/g, ' '));
    response.end(isFile ? readFileSync(file) : '');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
