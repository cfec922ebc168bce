import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';

const types = new Map([
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
]);

/** Site in front of the demo: its pages load the suite by other lines. */
export interface SiteOptions {
  /** Address of the demo. */
  readonly demoUrl: string;
  /** Folder that is served at `/media/rs-suite/`. */
  readonly folder: string;
  /** Lines for the `<head>` of each page. */
  readonly head: string;
  readonly policy: string;
  /** Addresses of the scripts of one wave: none of them is answered before all are requested. */
  readonly wave: readonly string[];
}

export interface Site {
  readonly url: string;
  /** Addresses of the suite's scripts in the order of their requests, with their queries. */
  readonly requested: readonly string[];
  close(): void;
}

/** Starts the site on a free port. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const requested: string[] = [];
  const waiting: (() => void)[] = [];
  const server: Server = createServer((request, response) => {
    const { url = '/' } = request;
    if (!url.startsWith('/media/rs-suite/')) return void forward(options, request, response);
    // A browser has six connections to a server of HTTP 1: held sheets would leave none for the scripts.
    if (!new URL(url, 'http://site').pathname.endsWith('.js'))
      return void sendFile(options.folder, url, response);
    requested.push(url);
    waiting.push(() => sendFile(options.folder, url, response));
    const paths = requested.map((one) => one.split('?')[0]);
    if (options.wave.every((one) => paths.includes(one))) for (const send of waiting.splice(0)) send();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function sendFile(folder: string, url: string, response: ServerResponse): void {
  const file = join(folder, new URL(url, 'http://site').pathname.replace('/media/rs-suite/', ''));
  if (!existsSync(file)) return void response.writeHead(404).end();
  response.setHeader('content-type', types.get(extname(file)) ?? 'application/octet-stream');
  createReadStream(file).pipe(response);
}

async function forward(
  { demoUrl, head, policy }: SiteOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', headers } = request;
  const body = method === 'GET' ? null : await buffer(request);
  const passed = ['content-type', 'cookie', 'accept', 'x-requested-with'].flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const init = { method, headers: Object.fromEntries(passed), body, redirect: 'manual' as const };
  const answer = await fetch(new URL(request.url ?? '/', demoUrl), init);
  const type = answer.headers.get('content-type') ?? '';
  const location = answer.headers.get('location')?.replace(demoUrl, '');
  const bytes = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, {
    'content-type': type,
    ...(location && { location }),
    'set-cookie': answer.headers.getSetCookie(),
    'content-security-policy': policy,
  });
  response.end(/html/.test(type) ? withHead(bytes.toString().replaceAll(demoUrl, ''), head) : bytes);
}

/** Returns a page of the demo without the lines of its own for the suite. */
function withHead(page: string, head: string): string {
  return page
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<link rel="stylesheet" href="\/suite\/[^>]*>/g, '')
    .replace(/<script (?!type="application\/json")[^>]*>.*?<\/script>/gs, '')
    .replace('</head>', `${head}</head>`);
}
