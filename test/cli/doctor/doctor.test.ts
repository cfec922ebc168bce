import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf } from '../../../cli/doctor/checks.mjs';
import { dropInPages } from './drop-in-pages.js';
import { filePages } from './file-pages.js';
import { type CheckedPage, policy } from './pages.js';
import { policyPages } from './policy-pages.js';
import { type Answer, own, withSite } from './site.js';
import { tagPages } from './tag-pages.js';

/** Length of the expectations that are compared: some list all attributes of a tag. */
const mostExpected = 70;

/** Serves each page at an address of its own; a page that is about something else has a policy that is enough. */
const answers = new Map<string, Answer>();
const site = withSite(() => answers);

async function findingsIn({ title, html, headers }: CheckedPage): Promise<readonly string[]> {
  const path = `/${encodeURIComponent(title)}`;
  answers.set(path, { body: html, headers: { 'Content-Security-Policy': policy, ...headers } });
  const findings = await findingsOf(site() + path, { own });
  for (const { remedy, expected } of findings) {
    assert.match(remedy, /^[A-Z].*[.;]$/s, title);
    assert.notEqual(expected, '', title);
  }
  return findings.map(({ severity, check, line, column, found, expected }) => {
    const words = `${found}; expected ${expected.slice(0, mostExpected)}`;
    return `${line}:${column} ${severity} ${check}: ${wordsOf(words)}`;
  });
}

/** Returns a text without the port of the site and the words of this version of Node. */
function wordsOf(text: string): string {
  return text.replaceAll(site(), '').replace(/SyntaxError: [^;]*/, 'SyntaxError');
}

for (const [name, pages] of [
  ['about the tags of a page', tagPages],
  ['about its files', filePages],
  ['about the drop-in', dropInPages],
  ['about its stub and its policy', policyPages],
] as const) {
  describe(`an integrator reads ${name}`, () => {
    for (const page of pages)
      it(`an integrator reads ${name}: ${page.title}`, async () =>
        assert.deepEqual(await findingsIn(page), page.findings));
  });
}
