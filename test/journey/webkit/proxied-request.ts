import type { IncomingMessage } from 'node:http';

/** Kinds of content in requests → those of Puppeteer; all others have the same name. */
const types: Readonly<Record<string, string>> = { style: 'stylesheet', iframe: 'document', empty: 'fetch' };

type Decision = 'continue' | 'abort';

/** Request that a proxy has received, with the names of Puppeteer's requests. */
export class ProxiedRequest {
  readonly #url: string;
  readonly #request: IncomingMessage;
  readonly #decide: (decision: Decision) => void;
  /** Settles with the first decision of a listener. */
  readonly decision: Promise<Decision>;

  constructor(url: string, request: IncomingMessage) {
    this.#url = url;
    this.#request = request;
    let decide: (decision: Decision) => void = () => undefined;
    this.decision = new Promise((resolve) => (decide = resolve));
    this.#decide = decide;
  }

  url(): string {
    return this.#url;
  }

  method(): string {
    return this.#request.method ?? '';
  }

  resourceType(): string {
    const kind = String(this.#request.headers['sec-fetch-dest']);
    return types[kind] ?? kind;
  }

  isNavigationRequest(): boolean {
    return this.#request.headers['sec-fetch-mode'] === 'navigate';
  }

  continue(): Promise<void> {
    return Promise.resolve(this.#decide('continue'));
  }

  abort(): Promise<void> {
    return Promise.resolve(this.#decide('abort'));
  }
}
