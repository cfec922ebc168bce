import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { reportPath } from '../http/csp-reports.js';
import type { SiteEnv } from './site-env.js';

/** Sends every answer with the site's policy: nothing inline, one third party, one Trusted Types policy. */
export function pageHeaders(providerUrl: string, stubHash: () => string): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const nonce = randomBytes(16).toString('base64');
    context.set('nonce', nonce);
    await next();
    const { headers } = context.res;
    headers.set('Content-Security-Policy', policy(nonce, providerUrl, stubHash()));
    headers.set('Reporting-Endpoints', `csp="${reportPath}"`);
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set('X-Content-Type-Options', 'nosniff');
  };
}

function policy(nonce: string, providerUrl: string, stubHash: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' ${stubHash} ${providerUrl}`,
    `connect-src 'self' ${providerUrl}`,
    "style-src 'self'",
    `img-src 'self' data: blob: ${providerUrl}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types rs-suite',
    // Browsers that know `report-to` send no report to the older address.
    'report-to csp',
    `report-uri ${reportPath}`,
  ].join('; ');
}
