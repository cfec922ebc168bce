import type { Hono } from 'hono';
import { readPost } from '../http/read-post.js';
import { renderPage } from './render-page.js';
import type { SiteEnv, SiteParts } from './site-env.js';

const path = '/elementos/rs-uploads';

/** Answers a post of the page of `<rs-uploads>` with the names and sizes of its files. Stores nothing. */
export function serveUploads(site: Hono<SiteEnv>, parts: SiteParts): void {
  site.post(path, async (context) => {
    const received = await readPost(context);
    return renderPage(context, parts, { template: './elements/rs-uploads', tag: 'rs-uploads', received });
  });
}
