import { createHash } from 'node:crypto';
/** @import { PageElement } from '../html/page-dom.mjs' */

/**
 * Returns true for the inline stub of `<cookie-consent>`, also for one of another version.
 * @param {PageElement} script
 */
export function isStub({ textContent }) {
  return textContent.includes('rs_consent=') && textContent.includes('rsConsent');
}

/**
 * Returns the source expression of an inline script in a policy.
 * @param {string} text
 */
export function hashOf(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
