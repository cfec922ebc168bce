import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { homeExamples, homeGuides, tagGroups } from '../../docs/build/home.mjs';
import { readTagExamples } from '../../docs/build/included.mjs';
import { languages, root } from '../../docs/build/sources.mjs';
import { variantsOf } from '../../docs/build/variants.mjs';
import { inLanguage } from '../../docs/build/words.mjs';
import { readFragment } from '../../docs/playground/model/fragment.model.js';
import { prepareSuite } from '../../scripts/build/prepare.mjs';

const intros = readFileSync(join(root, 'docs', 'content', 'en', 'intros.json'), 'utf8');
const tags = Object.keys(JSON.parse(intros) as object);

/** Returns the names of elements and attributes in a page, in their order. */
const shapeOf = (html: string) => html.match(/<\/?[a-z-]+|\b[a-z-]+=(?=")/g) ?? [];

describe('the small examples of a tag', () => {
  before(async () => {
    assert.ok(await prepareSuite('dist'));
  });

  it('the small examples of a tag are three to five, each with a title, a line and its markup, in both languages', () => {
    for (const tag of tags) {
      for (const language of languages) {
        const variants = variantsOf(tag, language);
        assert.ok(variants.length >= 3 && variants.length <= 5, `${tag}: ${variants.length}`);
        for (const { title, text, markup, source } of variants) {
          assert.ok(title.length > 0 && text.length > 0 && markup.includes(`<${tag}`), `${tag}: ${title}`);
          assert.ok(source.includes(`<html lang="${language}">`));
        }
      }
    }
  });

  it('the small examples of a tag are all listed, and each is a file', () => {
    for (const tag of [...tags, 'home']) {
      const files = readdirSync(join(root, 'docs', 'variants', tag));
      const listed = variantsOf(tag, 'en').map(({ name }) => `${name}.html`);
      assert.deepEqual(listed.sort(), files.sort());
    }
  });

  it('the small examples of a tag have the same markup in both languages', () => {
    for (const tag of [...tags, 'home']) {
      const [english, spanish] = ['en', 'es'].map((language) => variantsOf(tag, language));
      assert.deepEqual(
        english?.map(({ markup }) => shapeOf(markup)),
        spanish?.map(({ markup }) => shapeOf(markup)),
      );
    }
  });

  it('the small examples of a tag name a text that has no other language', () => {
    assert.equal(inLanguage('{{Day|Día}} {z}', 'es'), 'Día {z}');
    assert.throws(() => inLanguage('<b>{{Day}}</b>', 'en'), /found \{\{Day\}\}/);
  });

  it('the small examples of a tag open in the playground as forms of which it leaves out nothing', () => {
    const opened = languages.flatMap((language) => tags.flatMap((tag) => [...variantsOf(tag, language)]));
    const fragments = opened.flatMap(({ playground, file }) => (playground ? [{ playground, file }] : []));
    assert.ok(fragments.length > 20);
    for (const { playground, file } of fragments) {
      const read = readFragment(`#${playground}`);
      assert.ok(read.state, file);
      assert.deepEqual(read.problems, [], file);
    }
  });
});

describe('the main example of a tag', () => {
  before(async () => {
    assert.ok(await prepareSuite('dist'));
  });

  it('the main example of a tag is the same page in English and in Spanish', () => {
    const examples = new Map(readTagExamples().map(({ file, source }) => [file, source]));
    for (const tag of tags) {
      const [english, spanish] = [examples.get(`${tag}.en.html`), examples.get(`${tag}.html`)];
      assert.ok(english && spanish, tag);
      assert.match(english, /<html lang="en">/);
      assert.deepEqual(shapeOf(english), shapeOf(spanish), tag);
    }
  });
});

describe('the home page', () => {
  it('the home page shows each part twice, and the page without the suite differs in its script alone', () => {
    const examples = new Map(homeExamples().map(({ file, source }) => [file, source]));
    assert.equal(examples.size, 3 * 2 * languages.length);
    for (const [file, source] of examples) {
      if (file.includes('.plain.')) continue;
      const plain = examples.get(file.replace('.html', '.plain.html')) ?? '';
      const script = '    <script src="../rs-suite/suite.single.js" defer blocking="render"></script>\n';
      assert.equal(source.replace(script, ''), plain, file);
      assert.ok(source.includes(script));
    }
  });

  it('the home page has each tag in one of three groups, and four guides', () => {
    assert.equal(tagGroups.length, 3);
    assert.deepEqual(tagGroups.flatMap((group) => [...group.tags]).sort(), [...tags].sort());
    assert.equal(homeGuides.length, 4);
  });
});
