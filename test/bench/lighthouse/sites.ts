import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { listen } from '../../../demo/http/listen.js';
import { openDemo } from '../../journey/harness.js';

/** A served site and the pages to audit. */
export interface AuditedSite {
  readonly url: string;
  readonly paths: readonly string[];
  stop(): Promise<unknown>;
}

const docsFolder = join(import.meta.dirname, '..', '..', '..', 'docs', '_site');

/**
 * Starts the demo on the build. Its pages are those that `/demo` lists, without their switches. Pages of the original are
 * left out: their markup and inline scripts are those of another server.
 */
export async function openDemoSite(): Promise<AuditedSite> {
  const demo = await openDemo();
  const html = await (await fetch(`${demo.url}/demo`)).text();
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
  const linked = [...main.matchAll(/ href="(\/[^"?#]*)"/g)].map(([, path = '']) => path);
  const paths = [...new Set(['/', '/demo', ...linked])].filter((path) => !path.startsWith('/legacy/'));
  return { url: demo.url, paths, stop: () => demo.stop() };
}

/** Serves the documentation if it is built; its pages are one of each kind, in English. */
export async function openDocsSite(): Promise<AuditedSite | null> {
  if (!existsSync(docsFolder)) return null;
  // It needs the documentation's packages, which are installed where it is built.
  const { planPages } = await import('../../../docs/build/plan.mjs');
  const site = new Hono();
  site.use('*', compress());
  site.get('*', serveStatic({ root: docsFolder }));
  const kinds = new Map(planPages().map((page) => [page.kind, `/${page.key}.html`]));
  const paths = [...kinds.values()].filter((path) => existsSync(join(docsFolder, path)));
  const { port, stop } = await listen(site, 0, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}`, paths, stop };
}
