import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { reportPath } from '../http/csp-reports.js';
import type { Switches } from '../forms/switches.js';
import type { SiteEnv } from './site-env.js';

/** Sends the site's policy with every response: nothing inline, one third party, one Trusted Types policy. */
export function pageHeaders(providerUrl: string, stubHash: () => string): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const nonce = randomBytes(16).toString('base64');
    context.set('nonce', nonce);
    await next();
    const { headers } = context.res;
    const { isLegacy, inlinePolicy } = context.get('switches');
    const scripts = `${stubHash()} ${providerUrl}`;
    headers.set(
      'Content-Security-Policy',
      isLegacy
        ? legacyPolicy(inlinePolicy, nonce, scripts, providerUrl)
        : policy(nonce, providerUrl, stubHash()),
    );
    headers.set('Reporting-Endpoints', `csp="${reportPath}"`);
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set('X-Content-Type-Options', 'nosniff');
  };
}

/** Returns true for pages as the original server renders them. */
export function isLegacyPath(path: string): boolean {
  return path.startsWith('/legacy/');
}

/**
 * Returns the policy of a page with the original's event handlers, styles and inline script: it allows them all, or
 * no attributes, or none of it.
 */
function legacyPolicy(
  inline: Switches['inlinePolicy'],
  nonce: string,
  scripts: string,
  providerUrl: string,
): string {
  const kept = policy(nonce, providerUrl, '')
    .split('; ')
    .filter((one) => !/^(script-src|style-src|require-trusted-types|trusted-types)/.test(one));
  const attributes = inline === 'server' ? " 'unsafe-inline'" : " 'none'";
  return [
    ...kept,
    `script-src 'self' ${inline === 'none' ? '' : `'nonce-${nonce}' `}${scripts}`,
    `script-src-attr${attributes}`,
    "style-src 'self'",
    `style-src-attr${attributes}`,
  ].join('; ');
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
