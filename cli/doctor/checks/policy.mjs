import { findBlockedScripts } from '../inline-scripts.mjs';
import { needsOf, sourceOf } from '../policy-needs.mjs';
import { allows, readPolicies, sourcesFor } from '../policy.mjs';
/** @import { Statement } from '../finding.mjs' */
/** @import { Page } from '../page.mjs' */
/** @import { PlacedNeed } from '../policy-needs.mjs' */
/** @import { Policy } from '../policy.mjs' */

/**
 * Returns findings about the page's policies: parts of the suite that they block, and sources that they allow without need.
 * @param {Page} page
 * @returns {readonly Statement[]}
 */
export function checkPolicy(page) {
  const policies = policiesOf(page);
  if (policies.length === 0) return page.headers && page.tags.length > 0 ? [noPolicy(page)] : [];
  const needs = needsOf(page);
  return policies.flatMap((policy) => [
    ...needs
      .filter((need) => !allows(policy, need, page.document.URL))
      .map((need) => blocked(policy, need, page)),
    ...findBlockedScripts(policy, page),
    ...findTrustedTypes(policy),
    ...findLeftovers(policy),
  ]);
}

/**
 * @param {Page} page
 * @returns {readonly Policy[]}
 */
function policiesOf({ headers, document }) {
  const metas = document.querySelectorAll('meta[http-equiv="content-security-policy" i]');
  return [
    ...readPolicies(headers?.get('content-security-policy') ?? '', null),
    ...metas.flatMap((meta) => readPolicies(meta.getAttribute('content') ?? '', meta)),
  ];
}

/**
 * @param {Page} page
 * @returns {Statement}
 */
function noPolicy({ tags }) {
  return {
    ...{ severity: 'warning', at: null },
    found: 'no Content-Security-Policy',
    expected: `a policy; that of the suite is script-src 'self'; style-src 'self'; img-src 'self' data:`,
    remedy: `Send the header; npx rs-suite add ${tags[0]?.localName} prints what a tag needs.`,
  };
}

/**
 * @param {Policy} policy
 * @param {PlacedNeed} need
 * @param {Page} page
 * @returns {Statement}
 */
function blocked(policy, need, page) {
  const { name, sources } = sourcesFor(policy, need.directive) ?? { name: need.directive, sources: [] };
  const isStrict = need.directive === 'script-src' && !need.isInline && sources.includes("'strict-dynamic'");
  if (isStrict) return withoutNonce(need);
  const source = sourceOf(need, page);
  return {
    ...{ at: need.at, severity: need.isMinor ? 'warning' : 'error' },
    found: `${need.what}, which the policy blocks: ${name} ${sources.join(' ') || "'none'"}`,
    expected: `${source} in ${need.directive}`,
    remedy: `Add ${source} to ${need.directive} of the Content-Security-Policy.`,
  };
}

/**
 * Returns a statement on a script that a policy with 'strict-dynamic' does not allow: it ignores addresses.
 * @param {PlacedNeed} need
 * @returns {Statement}
 */
function withoutNonce({ at, what }) {
  return {
    at,
    found: `${what}, which the policy blocks: 'strict-dynamic' and no nonce of it on the script`,
    expected: 'the nonce of the policy in the attribute nonce',
    remedy: 'Write the nonce of the page on the script.',
  };
}

/**
 * Returns a statement if the policy of the suite's Trusted Types cannot be created.
 * @param {Policy} policy
 * @returns {readonly Statement[]}
 */
function findTrustedTypes({ element, directives }) {
  const names = directives.get('trusted-types');
  const isRequired = directives.get('require-trusted-types-for')?.includes("'script'");
  if (names ? names.includes('rs-suite') || names.includes('*') : true) return [];
  return [
    {
      at: element,
      found: `trusted-types ${names?.join(' ')}${isRequired ? ", with require-trusted-types-for 'script'" : ''}`,
      expected: 'rs-suite in it, the one policy of the suite',
      remedy: 'Add rs-suite to trusted-types of the Content-Security-Policy.',
    },
  ];
}

/** Sources that the suite does not need and that weaken a policy. */
const leftovers = new Map([
  ['script-src', ["'unsafe-inline'", "'unsafe-eval'", '*', 'https:', 'http:', 'data:']],
  ['style-src', ["'unsafe-inline'"]],
]);

/**
 * @param {Policy} policy
 * @returns {readonly Statement[]}
 */
function findLeftovers(policy) {
  return [...leftovers].flatMap(([directive, unsafe]) => {
    const { name, sources } = sourcesFor(policy, directive) ?? { name: directive, sources: [] };
    const isIgnored = (/** @type {string} */ source) =>
      source === "'unsafe-inline'" && sources.some((one) => /^'(nonce|sha\d+)-|'strict-dynamic'/.test(one));
    const found = unsafe.filter((source) => sources.includes(source) && !isIgnored(source));
    if (found.length === 0) return [];
    return [
      {
        ...{ at: policy.element, severity: /** @type {const} */ ('warning') },
        found: `${name} with ${found.join(' ')}`,
        expected: 'none of them: the suite needs no inline code and no eval',
        remedy: `Remove ${found.join(' ')} once no other script of the site needs it.`,
      },
    ];
  });
}
