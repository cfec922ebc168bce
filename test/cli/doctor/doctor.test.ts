import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf } from '../../../cli/doctor/checks.mjs';
import { filePages } from './file-pages.js';
import { type CheckedPage, policy } from './pages.js';
import { type Answer, own, withSite } from './site.js';
import { tagPages } from './tag-pages.js';

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
  return findings.map(
    ({ severity, check, line, column, found }) => `${line}:${column} ${severity} ${check}: ${wordsOf(found)}`,
  );
}

/** Returns what was found without the port of the site and the words of this version of Node. */
function wordsOf(found: string): string {
  return found.replaceAll(site(), '').replace(/SyntaxError: .*/, 'SyntaxError');
}

for (const [name, pages] of [
  ['about the tags of a page', tagPages],
  ['about files and policies', filePages],
] as const) {
  describe(`what an integrator reads ${name}`, () => {
    for (const page of pages)
      it(page.title, async () => assert.deepEqual(await findingsIn(page), page.findings));
  });
}
