import { randomInt } from 'node:crypto';
import type { Context, Hono } from 'hono';
import svgCaptcha, { type ConfigObject } from 'svg-captcha';
import { sessionOf } from '../http/sessions.js';
import type { SiteEnv, SiteParts } from './site-env.js';

/** Function that draws a given text, which the package's types lack. */
const draw = svgCaptcha as unknown as (text: string, options: ConfigObject) => string;

/** Letters and digits that are not easily confused. */
const letters = 'abcdefhkmnprstuvwxyz234578';
const length = 4;

/** Answers the component's task `captcha` with a new image at each request. A demonstration, not a protection. */
export function serveCaptcha(site: Hono<SiteEnv>, parts: SiteParts): void {
  site.get('/index.php', async (context, next) => {
    const { searchParams: query } = context.get('url');
    if (query.get('option') !== 'com_rsform' || query.get('task') !== 'captcha') return next();
    return drawCaptcha(context, parts);
  });
}

function drawCaptcha(context: Context<SiteEnv>, { sessions, drawCode = randomCode }: SiteParts): Response {
  const code = drawCode();
  sessionOf(context, sessions, context.get('url')).captchaCode = code;
  return context.body(draw(code, { width: 160, height: 60, noise: 1 }), 200, {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cache-Control': 'no-store',
  });
}

function randomCode(): string {
  return Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join('');
}
