import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { languages, readText, root } from '../../docs/build/sources.mjs';
import { borrowBrowser, type BorrowedBrowser } from '../journey/borrow.js';
import { withPage } from '../journey/with-page.js';
import type { ServedSite } from '../tooling/bundlers/serve-site.js';
import { servePages } from './serve-pages.js';

const start = readText('docs', 'examples', 'starts', 'plain', 'en', 'index.html');
const withScript = (script: string) => start.replace(/<script.*<\/script>/, script);

/** Lists the failures, the page, and the words of Chromium, as the documentation quotes them. */
const symptoms = [
  ['a wrong path', 'path', '404 (Not Found)'],
  ['a wrong type', 'type', 'responded with a MIME type of'],
  ['a script without type="module"', 'classic', "Cannot use 'import.meta'"],
  ['a policy that forbids the script', 'policy', 'Content Security Policy directive'],
  ['a page that was opened from a file', '', 'blocked by CORS policy'],
] as const;

describe('docs: trouble', () => {
  let borrowed: BorrowedBrowser | undefined;
  let site: ServedSite | undefined;
  before(async () => {
    site = await servePages({
      '/path': { html: withScript('<script type="module" src="/rs-siute/suite.js"></script>') },
      '/type': { html: withScript('<script type="module" src="/text/suite.js"></script>') },
      '/classic': { html: withScript('<script src="/media/rs-suite/suite.js"></script>') },
      '/policy': { html: start, headers: { 'Content-Security-Policy': "script-src 'none'" } },
    });
    borrowed = await borrowBrowser('Chromium');
  });
  after(async () => {
    site?.stop();
    await borrowed?.giveBack();
  });

  for (const [title, path, words] of symptoms)
    it(`a page on which the suite does not start stays readable, and the console has the line that the documentation explains: ${title}`, async () => {
      assert.ok(borrowed && site);
      const address = path
        ? `${site.address}/${path}`
        : pathToFileURL(join(root, 'docs/examples/starts/plain/en/index.html')).href;
      const lines: string[] = [];
      const keep = (line: string) => lines.push(line) > 0;
      const visit = { expectsError: keep, expectsViolation: () => true };
      await withPage(borrowed.browser, visit, async (page) => {
        page.on('console', (message) => lines.push(message.text()));
        await page.goto(address);
        const texts = () =>
          [...document.querySelectorAll('h2, h2 + p')].filter((one) => one.checkVisibility()).length;
        assert.equal(await page.evaluate(texts), 4);
      });
      assert.ok(
        lines.some((line) => line.includes(words)),
        lines.join('\n'),
      );
      for (const language of languages) {
        const text = readText('docs', 'content', language, 'troubleshooting.md');
        assert.ok(text.includes(words), `${language}: ${words}`);
      }
    });
});
