import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { firstPaintCss } from '../../scripts/first-paint-css.js';
import { allForms } from '../forms/server-forms.js';
import { createCspReports } from '../http/csp-reports.js';
import { pageHeaders, type SiteEnv } from '../http/page-headers.js';
import { Refusal, refusals } from '../http/refusal.js';
import { staticFiles } from '../http/static-files.js';
import { serveFormPages } from './form-pages.js';
import { renderPage, renderRefusal } from './render-page.js';
import type { SiteParts } from './site-parts.js';

const ownAssets = fileURLToPath(new URL('../assets', import.meta.url));

/** The practice's site: pages, their forms, its own assets, and the suite's files. */
export function createSite(parts: SiteParts): Hono<SiteEnv> {
  const site = new Hono<SiteEnv>();
  site.use('*', pageHeaders(parts.verifier.providerUrl));
  site.onError((error, context) => {
    if (error instanceof Refusal) return renderRefusal(context, parts, error);
    console.error(error);
    return renderRefusal(context, parts, refusals.broken());
  });
  site.notFound((context) => renderRefusal(context, parts, refusals.noPage()));
  site.route('/', createCspReports());

  serveFiles(site, parts.assetsDir);
  servePages(site, parts);
  return site;
}

function serveFiles(site: Hono<SiteEnv>, assetsDir: string): void {
  const css = allForms()
    .map(({ behaviour }) => firstPaintCss(behaviour))
    .join('\n');
  site.use('/suite/*', compress(), etag());
  site.use('/assets/*', compress(), etag());
  site.get('/assets/first-paint.css', (context) =>
    context.body(css, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' }),
  );
  site.get('/assets/*', staticFiles('/assets', ownAssets));
  site.get('/suite/*', staticFiles('/suite', assetsDir));
}

function servePages(site: Hono<SiteEnv>, parts: SiteParts): void {
  site.get('/', (context) => renderPage(context, parts, { template: './home' }));
  site.get('/aviso-legal', (context) => renderPage(context, parts, { template: './legal' }));
  site.get('/privacidad', (context) => renderPage(context, parts, { template: './privacy' }));

  site.get('/fallos', (context) => renderPage(context, parts, { template: './faults' }));
  site.get('/acceso', (context) => renderPage(context, parts, { template: './login' }));
  serveFormPages(site, parts);
}
