import type { Hono } from 'hono';
import { createAltcha } from '../forms/verify-altcha.js';
import { sessionOf } from '../http/sessions.js';
import type { SiteEnv, SiteParts } from './site-env.js';

/** Answers requests for a challenge, as the plugin of Joomla 6.1 does. */
export function serveAltcha(site: Hono<SiteEnv>, { sessions }: SiteParts): void {
  site.get('/index.php', async (context, next) => {
    const { searchParams: query } = context.get('url');
    if (query.get('plugin') !== 'powcaptcha') return next();
    const challenge = await createAltcha(sessionOf(context, sessions, context.get('url')));
    return context.json(challenge, 200, { 'Cache-Control': 'no-store' });
  });
}
