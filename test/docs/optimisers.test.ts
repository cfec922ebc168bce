import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findingsOf } from '../../cli/doctor/checks.mjs';
import { exampleOf, readExample } from '../../docs/build/included.mjs';
import { languages, readText } from '../../docs/build/sources.mjs';
import { form, page, policy, preloads } from '../cli/doctor/pages.js';
import { type Answer, files, own, withSite } from '../cli/doctor/site.js';

/** A combined file that contains the suite. */
const combined = files.get('/media/com_jchoptimize/cache/js/a1.js');

const answers = new Map<string, Answer>();
const site = withSite(() => answers);

/** Returns the examples of a page of the documentation, each below the heading that it is in. */
function examplesIn(language: string): readonly { readonly chapter: string; readonly file: string }[] {
  const parts = readText('docs', 'content', language, 'optimisers.md').split(/^## /m).slice(1);
  return parts.flatMap((part) => {
    const chapter = part.slice(0, part.indexOf('\n'));
    const files = [...part.matchAll(/^\[.*\]\(([^)\s]+)/gm)].map(([, href = '']) => exampleOf(href) ?? '');
    return files.filter(Boolean).map((file) => ({ chapter, file }));
  });
}

/** Returns what doctor says about optimisers in a page with the script of an example. */
async function findings(file: string): Promise<readonly string[]> {
  const script = readExample(file);
  const [, src = ''] = /\ssrc="(\/(?:wp-content|media\/com_|plugins)[^"]*)"/.exec(script) ?? [];
  if (combined && src) answers.set(src, combined);
  const headers = { 'Content-Security-Policy': policy };
  answers.set('/page', { body: page(preloads + script, form), headers });
  const all = await findingsOf(`${site()}/page`, { own });
  return all.filter(({ check }) => check === 'optimisers').map(({ found }) => found);
}

describe('docs: optimisers', () => {
  for (const language of languages)
    it(`the page about optimisers shows scripts as doctor finds them, under the name that doctor gives: ${language}`, async () => {
      const examples = examplesIn(language);
      assert.equal(examples.length, 9);
      for (const { chapter, file } of examples) {
        const found = await findings(file);
        if (file.includes('right')) assert.deepEqual(found, [], file);
        else assert.ok(found[0]?.includes(chapter), `${file}: ${found.join()}`);
      }
    });
});
