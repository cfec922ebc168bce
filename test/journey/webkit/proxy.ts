import { EventEmitter, once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { own, withFirstScript } from './first-script.js';
import { ProxiedRequest } from './proxied-request.js';

interface Events {
  /** A request of the page. It waits for `continue` or `abort` if the proxy intercepts. */
  request: [ProxiedRequest];
  /** A call of a function that the first script of a page has, with its arguments. */
  call: [name: string, args: readonly unknown[]];
}

/**
 * Proxy for the requests of one browser. The classic protocol has no requests, no messages and no script before those of
 * a page: here the requests are reported and may be held, and each document begins with a script.
 */
export class PageProxy extends EventEmitter<Events> {
  isIntercepting = false;
  /** Text of the script with which each document begins. */
  firstScript = '';
  readonly #server = createServer((request, response) => {
    this.#serve(request, response).catch(() => response.destroy());
  });

  /** Starts the proxy and returns its host and port. */
  async start(): Promise<string> {
    // Nothing of another site is reached by https.
    this.#server.on('connect', (request: IncomingMessage, socket: NodeJS.WritableStream) => {
      this.emit('request', new ProxiedRequest(`https://${request.url}`, request));
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    });
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '');
    if (url.pathname.startsWith(own.folder)) return this.#serveOwn(url.pathname, request, response);
    const proxied = new ProxiedRequest(url.href, request);
    this.emit('request', proxied);
    if (!this.isIntercepting) return forward(url, request, response);
    // What a cache has is not requested again.
    if ((await proxied.decision) === 'continue')
      return forward(url, request, response, { 'cache-control': 'no-store' });
    // An answer that breaks off, because a lost connection is tried again.
    response.writeHead(200, { 'content-length': '1000' }).write('-', () => response.destroy());
  }

  async #serveOwn(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('cache-control', 'no-store');
    if (path === own.blank)
      response.setHeader('content-type', 'text/html').end('<!doctype html><title></title>');
    else if (path === own.script) response.setHeader('content-type', 'text/javascript').end(this.firstScript);
    else {
      const [name, ...args] = JSON.parse(await text(request)) as [string, ...unknown[]];
      this.emit('call', name, args);
      response.end();
    }
  }
}

/** Sends a request to its server, and the answer with more headers to the browser; a document with its first script. */
async function forward(
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const isDocument = /^i?frame|document/.test(String(request.headers['sec-fetch-dest']));
  const headers = { ...request.headers };
  // The script is put into plain text.
  if (isDocument) delete headers['accept-encoding'];
  const forwarded = send(url, { method: request.method ?? 'GET', headers, agent: false });
  response.on('close', () => forwarded.destroy());
  request.pipe(forwarded);
  const [answer] = (await once(forwarded, 'response')) as [IncomingMessage];
  const status = answer.statusCode ?? 502;
  if (isDocument && String(answer.headers['content-type']).startsWith('text/html')) {
    const body = withFirstScript(await text(answer));
    const kept = { ...answer.headers, ...more };
    delete kept['content-length'];
    delete kept['transfer-encoding'];
    response.writeHead(status, kept).end(body);
    return;
  }
  response.writeHead(status, { ...answer.headers, ...more });
  answer.on('error', () => response.destroy());
  answer.pipe(response);
}
