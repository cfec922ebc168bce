import { randomBytes } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Next } from 'hono';

/** What every handler of the site finds on its context. */
export interface SiteEnv {
  Bindings: HttpBindings;
  Variables: { nonce: string };
}

/** Sends every answer with the site's policy: nothing inline, one third party, one Trusted Types policy. */
export function pageHeaders(providerUrl: string) {
  return async (context: Context<SiteEnv>, next: Next): Promise<void> => {
    const nonce = randomBytes(16).toString('base64');
    context.set('nonce', nonce);
    await next();
    const { headers } = context.res;
    headers.set('Content-Security-Policy', policy(nonce, providerUrl));
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set('X-Content-Type-Options', 'nosniff');
  };
}

function policy(nonce: string, providerUrl: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' ${providerUrl}`,
    `connect-src 'self' ${providerUrl}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types rs-suite',
    'report-uri /csp-report',
  ].join('; ');
}
