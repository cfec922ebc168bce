import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createChunks } from '../../scripts/build/chunks.mjs';

/** Modules of a small suite, with their static imports. */
const modules = new Map([
  ['elements/rs-form/define.ts', ['elements/rs-form/form/core.ts', 'shared/element/shell.ts']],
  ['elements/rs-form/form/core.ts', ['shared/numbers/read.ts', 'elements/rs-form/captcha/names.model.ts']],
  ['elements/rs-form/captcha/names.model.ts', []],
  [
    'elements/rs-form/captcha/captcha.ts',
    ['elements/rs-form/captcha/names.model.ts', 'shared/dom/picture.ts', 'shared/trust/markup.ts'],
  ],
  ['elements/rs-location/map/map.ts', ['shared/trust/markup.ts', 'node_modules/leaflet/dist/leaflet.js']],
  ['shared/trust/markup.ts', []],
  ['helpers-of-react', []],
  ['elements/rs-form/paging/paging.ts', []],
  ['elements/rs-form/submit/list.view.tsx', ['node_modules/react/index.js']],
  ['elements/tab-set/define.ts', ['shared/element/shell.ts', 'elements/tab-set/texts/es.ts']],
  ['elements/tab-set/texts/es.ts', []],
  ['elements/english.ts', ['elements/tab-set/texts/en.ts']],
  ['elements/tab-set/texts/en.ts', []],
  ['translations/de.json', []],
  ['shared/element/shell.ts', []],
  ['shared/numbers/read.ts', []],
  ['shared/dom/picture.ts', []],
  ['node_modules/react/index.js', ['helpers-of-react']],
  ['elements/tab-set/tabs.view.tsx', ['node_modules/react/index.js', 'elements/tab-set/tabs.styles.ts']],
  ['elements/tab-set/tabs.styles.ts', ['elements/tab-set/edge.styles.ts']],
  ['elements/tab-set/edge.styles.ts', []],
  ['node_modules/leaflet/dist/leaflet.js', []],
]);

const root = '/suite';
const graph = {
  getModuleIds: () => [...modules.keys()].map((file) => join(root, file)),
  getModuleInfo: (id: string) => ({
    id,
    importedIds: (modules.get(id.slice(root.length + 1)) ?? []).map((file) => join(root, file)),
  }),
};
const chunkOf = createChunks(root);

/** Rows: a module, its chunk, and the reason. */
const rows = [
  ['elements/rs-form/define.ts', 'rs-form', 'a tag is one chunk'],
  ['elements/rs-form/paging/paging.ts', 'rs-form', 'with all its features, imported at once or not'],
  ['shared/numbers/read.ts', 'rs-form', 'and the tools that only it uses'],
  ['elements/tab-set/texts/es.ts', 'tab-set', 'and its Spanish texts'],
  ['shared/element/shell.ts', 'runtime', 'tools of two tags are in the runtime'],
  ['elements/rs-form/captcha/captcha.ts', 'rs-form.captcha', 'a late folder is a chunk of its own'],
  ['shared/dom/picture.ts', 'rs-form.captcha', 'with the tools that only it uses'],
  ['elements/rs-form/captcha/names.model.ts', 'rs-form', 'but for modules that the tag starts with'],
  ['elements/rs-form/submit/list.view.tsx', 'rs-form.view', 'a tag’s views are a chunk'],
  ['elements/tab-set/tabs.styles.ts', 'tab-set.view', 'with the sheets that only they import'],
  ['elements/tab-set/edge.styles.ts', 'tab-set.view', 'and what only those import'],
  ['node_modules/react/index.js', 'react', 'React is one'],
  ['helpers-of-react', 'react', 'with what only it imports, however many views reach that'],
  ['shared/trust/markup.ts', 'late', 'tools of late chunks are not in the runtime'],
  ['node_modules/leaflet/dist/leaflet.js', 'leaflet', 'and so is each vendor'],
  ['elements/tab-set/texts/en.ts', 'en', 'English is one for all tags'],
  ['translations/de.json', 'de', 'and so is each other language'],
] as const;

describe('tooling: chunks', () => {
  for (const [file, chunk, reason] of rows)
    it(`the plan of chunks puts ${file} into ${chunk}: ${reason}`, () => {
      assert.equal(chunkOf(join(root, file), graph), chunk);
    });

  it('the plan of chunks is a table of at most 40 rows that names folders, and no file', () => {
    const source = readFileSync(join(import.meta.dirname, '../../scripts/build/chunks.mjs'), 'utf8');
    const table = /const plan = \[\n([^]*?)\n\]/.exec(source)?.[1]?.split('\n') ?? [];
    assert.ok(table.length > 0 && table.length <= 40, String(table.length));
    // Endings of names are kinds of modules: views, texts, translations.
    const files = table.filter((row) => /\/[\w-]{4,}\\\\\.\w+\$/.test(row));
    assert.deepEqual(files, []);
  });
});
