import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readText, root } from '../../docs/build/sources.mjs';
import { filesIn } from '../../scripts/entries.mjs';

const folder = join(root, 'docs', 'content', 'en');
const { pages } = JSON.parse(readText('docs', 'texts', 'en.json')) as {
  readonly pages: Readonly<Record<string, { readonly title: string }>>;
};

describe('docs: titles', () => {
  it('a text of the documentation begins with the title that its page has on the site', () => {
    const files = filesIn(folder).filter((file) => file.endsWith('.md'));
    assert.ok(files.length > 0);
    for (const file of files) {
      const key = file.slice(folder.length + 1, -'.md'.length).replaceAll('\\', '/');
      const [first] = readText('docs', 'content', 'en', `${key}.md`).split('\n');
      assert.equal(first, `# ${pages[key]?.title}`);
    }
  });
});
