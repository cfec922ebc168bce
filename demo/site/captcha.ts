import { randomInt } from 'node:crypto';
import type { Context, Hono } from 'hono';
import svgCaptcha, { type ConfigObject } from 'svg-captcha';
import { sessionOf } from '../http/sessions.js';
import type { SiteEnv, SiteParts } from './site-env.js';

/** Its types know nothing of the function that draws a given text. */
const draw = svgCaptcha as unknown as (text: string, options: ConfigObject) => string;

/** Letters and digits that nobody takes for one another. */
const letters = 'abcdefhkmnprstuvwxyz234578';
const length = 4;

/** Answers the component's task `captcha`: each request is another image. It shows the way, and keeps no robot out. */
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
