import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { languages, readText, root } from '../../docs/build/sources.mjs';
import { filesIn } from '../../scripts/entries.mjs';

const sources = ['elements', 'compat', 'shared']
  .flatMap((folder) => filesIn(join(root, folder)))
  .filter((file) => /\.(?:ts|tsx|css)$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Parts of the platform that only pages of sites use. */
const ofSites = [':state()'];

describe('docs: browsers', () => {
  for (const language of languages)
    it(`the page about browsers names no part of the platform that the suite does not use: ${language}`, () => {
      const [, table = ''] = readText('docs', 'content', language, 'browsers.md').split(
        '| Firefox | Safari |',
      );
      const names = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name);
      assert.equal(names.length, 5);
      for (const name of names.filter((one) => !ofSites.includes(one)))
        assert.ok(sources.includes(name.replace('()', '(')), name);
    });
});
