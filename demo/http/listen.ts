import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';

interface Listener {
  readonly port: number;
  stop(): Promise<void>;
}

interface App {
  fetch(request: Request, bindings: HttpBindings | Http2Bindings): Response | Promise<Response>;
}

/** Serves an app; port 0 takes a free one. `stop` ends open connections too. */
export async function listen(app: App, port: number, host: string): Promise<Listener> {
  const server = createServer(getRequestListener((request, bindings) => app.fetch(request, bindings)));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });

  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
