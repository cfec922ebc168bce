import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { CountedEvent } from '../store/analytics-store.js';
import { renderPage } from './render-page.js';
import type { SiteEnv, SiteParts } from './site-env.js';

/** Path of the collector; a GET request shows the events. */
const path = '/analitica';
/** Limits of a batch. */
const most = { bytes: 16_384, events: 20 };
/** Number of events on the page. */
const shown = 100;

/** Receives and shows the events of the pages. */
export function serveAnalytics(site: Hono<SiteEnv>, parts: SiteParts): void {
  const limit = bodyLimit({ maxSize: most.bytes, onError: (context) => context.body(null, 413) });
  site.post(path, limit, async (context) => {
    const events = readBatch(await context.req.json().catch(() => null));
    if (!events) return context.body(null, 400);
    await parts.analytics.add(events);
    return context.body(null, 204);
  });
  site.get(path, async (context) => context.json(await parts.analytics.latest(shown)));
  site.get('/elementos/page-analytics', async (context) =>
    renderPage(context, parts, {
      template: './elements/page-analytics',
      tag: 'page-analytics',
      events: await parts.analytics.latest(shown),
    }),
  );
}

/** Parses the events of a batch; null for anything else. */
function readBatch(body: unknown): readonly CountedEvent[] | null {
  const events: unknown = isObject(body) ? body['events'] : null;
  if (!Array.isArray(events) || events.length === 0 || events.length > most.events) return null;
  const counted = events.map((one: unknown) => readAggregate(one) ?? one);
  return counted.every(isEvent) ? counted : null;
}

/** Reads an event of `privacy="aggregate"`, which has neither time nor session. */
function readAggregate(one: unknown): CountedEvent | null {
  if (!isObject(one) || typeof one['path'] !== 'string') return null;
  const { name, path: page, referrer, kind } = one;
  const texts = Object.entries({ path: page, referrer, kind }).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= 200,
  );
  return { name: String(name), at: Date.now(), session: '', params: Object.fromEntries(texts) };
}

function isEvent(one: unknown): one is CountedEvent {
  if (!isObject(one)) return false;
  const { name, at, session, params } = one;
  const isNamed = typeof name === 'string' && /^[a-z_]{1,40}$/.test(name);
  return isNamed && Number.isSafeInteger(at) && typeof session === 'string' && isObject(params);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
