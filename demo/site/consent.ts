import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import { httpErrors } from '../http/http-error.js';
import type { ConsentRecord } from '../store/consent-store.js';
import { cookieCategories, cookiesOf, type CookieCategory } from './cookie-categories.js';
import type { SiteEnv, SiteParts } from './site-env.js';

const mostBytes = 4096;

/** Serves the requests of the consent layer: the old component's descriptions, and the storage of records. */
export function serveConsent(site: Hono<SiteEnv>, { consents, verifier }: SiteParts): void {
  site.get('/index.php', (context) => describeCategory(context, verifier.providerUrl));
  site.post('/consentimiento', async (context) => {
    const record = readRecord(await context.req.text());
    if (!record) return context.body('', 400);
    await consents.add(record);
    return context.body(null, 204);
  });
  // For the demonstration only: a real site would not publish the records.
  site.get('/consentimiento', async (context) => context.json(await consents.list()));
}

/** Reads the inline script of pages with a consent layer, and its policy hash. */
export function readStub(assetsDir: string): { readonly text: string; readonly hash: string } {
  const path = join(assetsDir, 'consent-stub.js');
  if (!existsSync(path)) return { text: '', hash: '' };
  const text = readFileSync(path, 'utf8').trim();
  return { text, hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` };
}

function describeCategory(context: Context<SiteEnv>, providerUrl: string): Response {
  const { searchParams: query } = context.get('url');
  const isAsked =
    query.get('option') === 'com_gdpr' && query.get('task') === 'user.getCookieCategoryDescription';
  const category = cookieCategories(providerUrl).find(
    ({ number }) => String(number) === query.get('gdpr_cookie_category'),
  );
  if (!isAsked || !category) throw httpErrors.noPage();
  return context.html(fragmentOf(category));
}

/** Returns a description as the old component does: a fragment with its class names. */
function fragmentOf(category: CookieCategory): string {
  const { number, label, description } = category;
  const items = cookiesOf(category).map(
    ({ name, purpose }) => `<li><span class="cc-cookie-category-name">${name}</span>: ${purpose}</li>`,
  );
  return (
    `<div><div class="cc-cookie-category-title" data-categoryid="${number}">${label}</div>` +
    `<div class="cc-cookie-category-description"><p>${description}</p></div>` +
    `<fieldset class="cc-cookie-list-title"><legend>Cookies</legend>` +
    `<ul class="cc-cookie-category-list">${items.join('')}</ul></fieldset></div>`
  );
}

/** Parses a record. Anybody can post, so anything else is refused. */
function readRecord(text: string): ConsentRecord | null {
  if (text.length > mostBytes) return null;
  const record = parse(text) as Partial<Record<keyof ConsentRecord, unknown>> | null;
  if (typeof record !== 'object' || !record) return null;
  const { id, revision, categories, time } = record;
  const isList =
    Array.isArray(categories) && categories.every((one) => typeof one === 'string' && one.length < 20);
  if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id) || !Number.isSafeInteger(revision) || !isList)
    return null;
  if (typeof time !== 'string' || Number.isNaN(Date.parse(time))) return null;
  return { id, revision: revision as number, categories: categories as string[], time };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
