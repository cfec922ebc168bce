import { Hono, type Context } from 'hono';
import { botSwitch } from '../faults/bot-switch.js';
import { loseParts } from '../faults/lost-parts.js';
import { losePosts, refuseFirstToken } from '../faults/post-faults.js';
import { answerWithFault, askWithFault } from '../faults/question-faults.js';
import { readSwitches } from '../forms/switches.js';
import { createCspReports } from '../http/csp-reports.js';
import { HttpError, httpErrors } from '../http/http-error.js';
import { routedPath } from './answer-validation.js';
import { serveAnalytics } from './analytics.js';
import { serveAltcha } from './altcha.js';
import { serveCaptcha } from './captcha.js';
import { compressedPages } from './compressed.js';
import { readStub, serveConsent } from './consent.js';
import { currentAssets } from './current-assets.js';
import { serveFormPages } from './form-pages.js';
import { isLegacyPath, pageHeaders } from './page-headers.js';
import { renderPage, renderError } from './render-page.js';
import { serveGallery } from './gallery.js';
import { serveDrafts } from './saved-drafts.js';
import { serveFiles } from './serve-files.js';
import { serveUploads } from './uploads.js';
import type { SiteEnv, SiteParts } from './site-env.js';

/** Creates the practice's site: pages, their forms, its own assets, and the suite's files. */
export function createSite(parts: SiteParts): Hono<SiteEnv> {
  const site = new Hono<SiteEnv>();
  // First, because the policy of a page contains the hash of a file of the suite.
  if (parts.updateAssets) site.use('*', currentAssets(parts.updateAssets));
  site.use(
    '*',
    pageHeaders(parts.verifier.providerUrl, () => readStub(parts.assetsDir).hash),
  );
  site.use('*', async (context, next) => {
    const url = addressOf(context, parts.trustsProxy);
    context.set('url', url);
    context.set('forms', parts.forms);
    context.set('switches', readSwitches(url.searchParams, isLegacyPath(url.pathname)));
    await next();
  });
  site.onError((error, context) => {
    if (error instanceof HttpError) return renderError(context, parts, error);
    console.error(error);
    return renderError(context, parts, httpErrors.broken());
  });
  site.notFound((context) => renderError(context, parts, httpErrors.noPage()));

  site.use('*', compressedPages());
  addFaults(site, parts);
  site.route('/', createCspReports());
  serveFiles(site, parts);
  servePages(site, parts);
  return site;
}

/**
 * Returns the address in the browser. A proxy that terminates HTTPS requests over HTTP and sets `X-Forwarded-Proto`.
 */
function addressOf({ req }: Context, trustsProxy: boolean): URL {
  const url = new URL(req.url);
  const [protocol = ''] = req.header('x-forwarded-proto')?.split(',') ?? [];
  if (trustsProxy && protocol.trim() === 'https') url.protocol = 'https:';
  return url;
}

/** Adds the faults, which switches in the address select. No other file of the site depends on them. */
function addFaults(site: Hono<SiteEnv>, { sessions, verifier, postTimeoutMs }: SiteParts): void {
  site.use('*', botSwitch(verifier.providerUrl));
  site.use('*', askWithFault(verifier.providerUrl));
  site.use('*', losePosts(postTimeoutMs));
  site.use('*', refuseFirstToken(sessions));
  site.use('*', loseParts());
  for (const path of ['/index.php', '/sub/index.php', routedPath]) site.use(path, answerWithFault(sessions));
}

function servePages(site: Hono<SiteEnv>, parts: SiteParts): void {
  site.get('/', (context) => renderPage(context, parts, { template: './home' }));
  site.get('/demo', (context) => renderPage(context, parts, { template: './demo' }));
  site.get('/aviso-legal', (context) => renderPage(context, parts, { template: './legal' }));
  site.get('/privacidad', (context) => renderPage(context, parts, { template: './privacy' }));
  site.get('/fallos', (context) => renderPage(context, parts, { template: './faults' }));
  site.get('/acceso', (context) => renderPage(context, parts, { template: './login' }));
  serveGallery(site, parts);
  serveAnalytics(site, parts);
  serveCaptcha(site, parts);
  serveAltcha(site, parts);
  serveDrafts(site, parts);
  serveConsent(site, parts);
  serveUploads(site, parts);
  serveFormPages(site, parts);
}
