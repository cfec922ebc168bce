import { hashOf, isStub } from '../inline-stub.mjs';
/** @import { Statement } from '../finding.mjs' */
/** @import { PageElement } from '../../html/page-dom.mjs' */
/** @import { Page } from '../page.mjs' */

const paste =
  'Paste the text of dist/consent-stub.js, unchanged, into a <script> at the start of the <head>.';

/**
 * Returns statements on the inline stub of `<cookie-consent>`: it has to be in the page, before all other scripts, with
 * the text of its version.
 * @param {Page} page
 * @returns {readonly Statement[]}
 */
export function checkStub({ document, own }) {
  const layer = document.querySelector('cookie-consent');
  const stubs = document.querySelectorAll('script:not([src])').filter(isStub);
  const [stub, second] = stubs;
  if (!stub) return layer ? [missing(layer)] : [];
  return [
    ...(second ? [double(second)] : []),
    ...findEarlier(document, stub),
    ...(own.stub && hashOf(stub.textContent) !== hashOf(own.stub) ? [changed(stub, own.version)] : []),
  ];
}

/**
 * @param {PageElement} at
 * @returns {Statement}
 */
function missing(at) {
  return {
    ...{ at, severity: 'warning', remedy: paste },
    found: '<cookie-consent> and no inline stub',
    expected: 'the stub, which sets consent mode and holds scripts back from the first one on',
  };
}

/**
 * @param {PageElement} at
 * @returns {Statement}
 */
function double(at) {
  return {
    ...{ at, remedy: 'Remove one of them.' },
    found: 'a second inline stub',
    expected: 'one: a second one cannot define rsConsent again',
  };
}

/**
 * @param {PageElement} at
 * @param {string} version
 * @returns {Statement}
 */
function changed(at, version) {
  return {
    ...{ at, severity: 'warning', remedy: paste },
    found: 'an inline stub with another text',
    expected: `the text of version ${version}, whose hash is in sri.json`,
  };
}

/**
 * Returns a statement if a script runs before the stub.
 * @param {Page['document']} document
 * @param {PageElement} stub
 * @returns {readonly Statement[]}
 */
function findEarlier(document, stub) {
  const first = document.querySelectorAll('script').find(runsAtOnce);
  if (!first || first.entry.index >= stub.entry.index) return [];
  return [
    {
      ...{ at: stub, remedy: 'Move the stub before every other script.' },
      found: `the inline stub behind ${first.getAttribute('src') ?? 'another inline script'}`,
      expected: 'the stub before all scripts, because it cannot hold back what has run',
    },
  ];
}

/** @param {PageElement} script */
function runsAtOnce(script) {
  const type = script.getAttribute('type')?.trim() ?? '';
  const isLater =
    script.hasAttribute('src') && (script.hasAttribute('defer') || script.hasAttribute('async'));
  return /^((text|application)\/(x-)?(java|ecma)script)?$/i.test(type) && !isLater;
}
