import { createHash } from 'node:crypto';
import { isStub } from './inline-stub.mjs';
import { allows, sourcesFor } from './policy.mjs';
/** @import { PageElement } from '../html/page-dom.mjs' */
/** @import { Statement } from './finding.mjs' */
/** @import { Page } from './page.mjs' */
/** @import { Policy } from './policy.mjs' */

/** Most scripts that get a statement of their own. */
const mostScripts = 10;
/** Characters of a script that a statement has. */
const shownLength = 40;
/** Matches the types of scripts that a policy can block. All other types are data. */
const runs = /^(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)?$/i;

/**
 * Returns statements on the inline scripts of a page that a policy blocks, without the stub: those of the site or its CMS.
 * @param {Policy} policy
 * @param {Page} page
 * @returns {readonly Statement[]}
 */
export function findBlockedScripts(policy, { document }) {
  const blocked = document
    .querySelectorAll('script:not([src])')
    .filter(
      (script) => runs.test(typeOf(script)) && !isStub(script) && !isAllowed(policy, script, document.URL),
    );
  const { name, sources } = sourcesFor(policy, 'script-src') ?? { name: '', sources: [] };
  const others = blocked.length - mostScripts;
  return blocked.slice(0, mostScripts).map((at, index) => ({
    ...{ at, severity: /** @type {const} */ ('warning') },
    found: `${titleOf(at)}${index === mostScripts - 1 && others > 0 ? ` and ${others} others` : ''}, which the policy blocks: ${name} ${sources.join(' ') || "'none'"}`,
    expected: `its nonce or ${hashesOf(at)[0]} in script-src`,
    remedy:
      'Let the CMS write a nonce on its scripts, or add the hash; leave it blocked if nothing needs it.',
  }));
}

/** @param {PageElement} script */
function typeOf(script) {
  return (script.getAttribute('type') ?? '').trim().toLowerCase();
}

/**
 * @param {Policy} policy
 * @param {PageElement} script
 * @param {string} url
 */
function isAllowed(policy, script, url) {
  const { sources = [] } = sourcesFor(policy, 'script-src') ?? {};
  if (typeOf(script) === 'speculationrules' && sources.includes("'inline-speculation-rules'")) return true;
  const nonce = script.getAttribute('nonce') ?? '';
  return hashesOf(script).some((hash) =>
    allows(policy, { directive: 'script-src', isInline: true, nonce, hash }, url),
  );
}

/** @param {PageElement} script */
function hashesOf({ textContent }) {
  return ['sha256', 'sha384', 'sha512'].map(
    (algorithm) => `'${algorithm}-${createHash(algorithm).update(textContent).digest('base64')}'`,
  );
}

/** @param {PageElement} script */
function titleOf(script) {
  if (typeOf(script) === 'importmap') return 'the import map';
  const text = script.textContent.trim();
  const start = text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
  return `the inline script "${start}"`;
}
