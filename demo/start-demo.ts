import { resolve } from 'node:path';
import { createNoScriptPasses } from './forms/no-script-pass.js';
import { publishForms } from './forms/server-forms.js';
import { listen } from './http/listen.js';
import { createSessions } from './http/sessions.js';
import { createProvider, practiceSite } from './provider/provider-app.js';
import { createSite } from './site/create-site.js';
import type { UpdateAssets } from './site/site-env.js';
import { openAnalytics } from './store/analytics-store.js';
import { openConsents } from './store/consent-store.js';
import { openSubmissions } from './store/submission-store.js';

/** Options of a demo. */
export interface DemoOptions {
  /** Port of the site; 0 takes a free one. */
  readonly port: number;
  readonly host?: string;
  /** Path of the database file. */
  readonly dataFile: string;
  /** Folder of the suite's files. */
  readonly assetsDir: string;
  /**
   * Folder in it with the scripts for pages: `compact/` for the build with Preact.
   *
   * @default ''
   */
  readonly build?: string | undefined;
  /** Called before each page and file of the suite. Without it the folder is served as it is. */
  readonly updateAssets?: UpdateAssets | undefined;
  /** Port of the fake provider; 0 takes a free one. */
  readonly providerPort: number;
  /** Lowest age of a no-script pass in milliseconds, because a robot posts at once. */
  readonly noScriptMinAgeMs?: number;
  /** True if all requests come through a proxy that terminates HTTPS and sets `X-Forwarded-Proto`. */
  readonly trustsProxy?: boolean;
  /** Time in milliseconds until a post that is lost on purpose times out. */
  readonly postTimeoutMs?: number;
  /** Code of all captcha images, for tests; random by default. */
  readonly captchaCode?: string;
}

/** Running demo. */
export interface RunningDemo {
  /** Origin of the site, without a trailing slash. */
  readonly url: string;
  readonly providerUrl: string;
  stop(): Promise<void>;
}

/** Starts the site and the fake provider: both, or none. */
export async function startDemo({
  port,
  host = '127.0.0.1',
  dataFile,
  assetsDir,
  build = '',
  updateAssets,
  providerPort,
  noScriptMinAgeMs = 2000,
  trustsProxy = false,
  postTimeoutMs = 10_000,
  captchaCode,
}: DemoOptions): Promise<RunningDemo> {
  const stops: (() => unknown)[] = [];
  const stop = async () => {
    for (const run of stops.splice(0).reverse()) await run();
  };

  try {
    const stores = await openStores(dataFile, stops);
    const provider = await listen(createProvider(), providerPort, host);
    stops.push(() => provider.stop());

    const providerUrl = `http://${host}:${provider.port}`;
    const site = createSite({
      ...stores,
      sessions: createSessions(),
      passes: createNoScriptPasses(noScriptMinAgeMs),
      verifier: { providerUrl, secret: practiceSite.secret },
      forms: publishForms(providerUrl),
      assetsDir: resolve(assetsDir),
      ...{ build, updateAssets, trustsProxy, postTimeoutMs },
      drawCode: captchaCode === undefined ? undefined : () => captchaCode,
    });
    const server = await listen(site, port, host);
    stops.push(() => server.stop());
    return { url: `http://${host}:${server.port}`, providerUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Opens the stores in one file. Each is closed at the end, also if the next fails to open. */
async function openStores(dataFile: string, stops: (() => unknown)[]) {
  const opened = async <Store extends { close(): unknown }>(opening: Promise<Store>) => {
    const store = await opening;
    stops.push(() => store.close());
    return store;
  };
  return {
    store: await opened(openSubmissions(dataFile)),
    analytics: await opened(openAnalytics(dataFile)),
    consents: await opened(openConsents(dataFile)),
  };
}
