import type { Context, Hono } from 'hono';
import { httpErrors } from '../http/http-error.js';
import { sessionOf } from '../http/sessions.js';
import { answerValidation, routedPath } from './answer-validation.js';
import { renderedFormJson } from './placed-form.js';
import { receivePost } from './receive-post.js';
import { elementTags, renderPage, type SitePage } from './render-page.js';
import type { SiteEnv, SiteParts } from './site-env.js';

const subPath = '/sub';

const pages: readonly (readonly [string, SitePage])[] = [
  ['/contacto', { template: './contact', tag: 'rs-form' }],
  ['/formulario', { template: './workshop', tag: 'rs-form' }],
  ['/formulario-json', { template: './workshop', tag: 'rs-form', isRendered: true }],
  ['/legacy/contacto', { template: './legacy/contact' }],
  ['/legacy/formulario', { template: './legacy/workshop' }],
  [`${subPath}/formulario`, { template: './workshop', tag: 'rs-form', root: subPath }],
];

/** Serves the pages with a form, and the requests of their forms. */
export function serveFormPages(site: Hono<SiteEnv>, parts: SiteParts): void {
  for (const [path, page] of pages) {
    site.get(path, (context) => renderPage(context, parts, page));
    site.post(path, (context) => answerPost(context, parts, page));
  }
  site.get('/elementos/:tag', (context) => renderPage(context, parts, elementPage(context.req.param('tag'))));
  site.post('/elementos/:tag', (context) =>
    answerPost(context, parts, elementPage(context.req.param('tag'))),
  );
  for (const root of ['', subPath])
    site.post(`${root}/index.php`, (context) => answerValidation(context, parts));
  site.post(routedPath, (context) => answerValidation(context, parts));
  site.get('/formularios/:file{\\d{1,9}\\.json}', (context) => answerJson(context, parts));
}

function elementPage(tag: string): SitePage {
  if (!elementTags.has(tag)) throw httpErrors.noPage();
  return { template: `./elements/${tag}`, tag };
}

/**
 * Answers a post. If it is stored, the browser is redirected to the page, which shows the thank-you. Otherwise the
 * page is shown again with the errors.
 */
async function answerPost(context: Context<SiteEnv>, parts: SiteParts, page: SitePage): Promise<Response> {
  const failed = await receivePost(context, parts);
  if (failed) return renderPage(context, parts, page, failed);
  const { pathname, search } = context.get('url');
  return context.redirect(pathname + search, 303);
}

/** Answers with a form as JSON. It contains the session's token, so it must not be cached. */
function answerJson(context: Context<SiteEnv>, parts: SiteParts): Response {
  const form = context.get('forms').find(Number.parseInt(context.req.param('file') ?? '', 10));
  if (!form) throw httpErrors.noPage();
  const json = renderedFormJson(form, sessionOf(context, parts.sessions, context.get('url')));
  return context.body(json, 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  });
}
