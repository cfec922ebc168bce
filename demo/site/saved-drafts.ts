import { randomBytes } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { findSession } from '../http/sessions.js';
import type { SiteEnv, SiteParts } from './site-env.js';

/** Address that keeps drafts. */
const path = '/borradores';

/** Parameter of a link that brings a draft back. */
const parameter = 'rs-form-saved';

const lifeMs = 14 * 24 * 3_600_000;
const mostLetters = 200_000;
const mostDrafts = 1000;

interface Saved {
  readonly text: string;
  readonly expires: string;
}

/** Keeps drafts that visitors ask for, in memory, and answers a link to the page with the form. A demonstration. */
export function serveDrafts(site: Hono<SiteEnv>, { sessions }: SiteParts): void {
  const drafts = new Map<string, Saved>();

  /** Returns true for a post of a form of this session, by the token in the header. */
  const isFromForm = (context: Context<SiteEnv>) =>
    findSession(context, sessions)?.csrfName === context.req.header('x-csrf-token');

  site.post(path, async (context) => {
    const text = await context.req.text();
    if (!isFromForm(context) || text.length > mostLetters) return context.json({}, 400);
    const { url } = JSON.parse(text) as { readonly url?: string };
    const id = idIn(url, drafts) ?? randomBytes(16).toString('hex');
    const expires = new Date(Date.now() + lifeMs).toISOString();
    drafts.set(id, { text, expires });
    const [oldest] = drafts.keys();
    if (drafts.size > mostDrafts && oldest !== undefined) drafts.delete(oldest);
    return context.json({ url: linkTo(context, id), expires, remove: `${path}/${id}` });
  });

  site.get(path, (context) => {
    const id = context.get('url').searchParams.get(parameter) ?? '';
    const saved = drafts.get(id);
    if (!saved) return context.json({}, 404);
    const { text, expires } = saved;
    return context.json({ ...(JSON.parse(text) as object), expires, remove: `${path}/${id}` });
  });

  site.post(`${path}/:id`, (context) =>
    isFromForm(context) && drafts.delete(context.req.param('id')) ? context.json({}) : context.json({}, 404),
  );
}

/** Returns the id of a known draft in a link. */
function idIn(url: string | undefined, drafts: ReadonlyMap<string, Saved>): string | null {
  const id = url && URL.canParse(url) ? new URL(url).searchParams.get(parameter) : null;
  return id !== null && drafts.has(id) ? id : null;
}

/** Returns the address of the page that posts, with the id. */
function linkTo(context: Context<SiteEnv>, id: string): string {
  const page = new URL(context.req.header('referer') ?? '/', context.get('url'));
  page.searchParams.set(parameter, id);
  return page.pathname + page.search;
}
