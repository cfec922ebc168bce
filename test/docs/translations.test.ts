import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { bodyOf, sourceChapters } from '../../docs/build/body.mjs';
import { planPages } from '../../docs/build/plan.mjs';
import {
  chaptersOf,
  parseTranslations,
  readTranslations,
  staleLines,
  translate,
} from '../../docs/build/translations.mjs';
import { prepareSuite } from '../../scripts/build/prepare.mjs';

const file = 'elements/a/README.md';
const english =
  'Above.\n\n## Size\n\nA [link](#colour).\n\n```html\n<a-b></a-b>\n```\n\n## Colour\n\nBlue.\n';
const texts = { scrollable: '', chapterInEnglish: 'En inglés.' };

/** Returns a file of translations with the hashes that the English text has. */
function translationsOf(text: string) {
  const [top, size, colour] = chaptersOf({ file, text }).map(
    ({ label, hash }) => `<!-- ${label} ${hash} -->`,
  );
  const spanish = `${top}\n\nEncima.\n\n${size}\n\n## Tamaño\n\nUn [enlace](#colour).\n\n\`\`\`html\n\n\`\`\`\n\n${colour}\n\n## Color\n\nAzul.\n`;
  return parseTranslations('docs/translations/es/a.md', spanish);
}

/** Returns a page's text in Spanish, whose translations are those of `english`. */
function spanishPage(text: string) {
  const page = { key: 'none', kind: 'text', sources: [{ file, text }] };
  const targets = new Map([[`${file}#colour`, { key: 'none', id: 'colour' }]]);
  return bodyOf(page, 'es', { targets, base: '../', translations: translationsOf(english) }, texts);
}

describe('docs: translations', () => {
  before(async () => {
    assert.ok(await prepareSuite('dist'));
  });

  it('a translated text of the documentation has the ids of the English headings, so that links lead to the same chapter', () => {
    const { html, headings, language } = spanishPage(english);
    assert.match(
      html,
      /<h2 id="size">Tamaño<\/h2>[^]*<a href="#colour">enlace<\/a>[^]*<h2 id="colour">Color</,
    );
    assert.deepEqual(
      headings.map(({ id, title, language }) => [id, title, language]),
      [
        ['size', 'Tamaño', 'es'],
        ['colour', 'Color', 'es'],
      ],
    );
    assert.equal(language, 'es');
    assert.ok(!html.includes('lang='));
  });

  it('a translated text of the documentation takes the code from the English text', () => {
    assert.match(spanishPage(english).html, /a-b/);
    assert.match(spanishPage(english.replaceAll('a-b', 'c-d')).html, /c-d/);
  });

  it('a translated text of the documentation replaces texts of the English code, and only those that it has', () => {
    const [, size] = chaptersOf({ file, text: english.replace('<a-b>', '<a-b>Send') });
    assert.ok(size);
    const spanish = (words: string) => [
      { ...size, text: `## Tamaño\n\n\`\`\`words\n${words}\n\`\`\``, place: 'es/a.md:5' },
    ];
    assert.equal(
      translate(size, spanish('>Send< → >Enviar<')),
      '## Tamaño\n\n```html\n<a-b>Enviar</a-b>\n```',
    );
    assert.throws(
      () => translate(size, spanish('>Post< → >Enviar<')),
      /^Error: es\/a\.md:5: ">Post<" is not in the English code$/,
    );
  });

  it('a translated text of the documentation shows a chapter that has changed since in English, marked, with a note', () => {
    const { html, headings } = spanishPage(english.replace('Blue', 'Green'));
    assert.match(
      html,
      /Tamaño[^]*<p class="note">En inglés\.<\/p>\n<div lang="en">\n<h2 id="colour">Colour<[^]*Green/,
    );
    assert.ok(!html.includes('Azul'));
    assert.deepEqual(
      headings.map(({ language }) => language),
      ['es', 'en'],
    );
  });

  it('a translated text of the documentation stays when only the widths of a table change', () => {
    const [wide] = chaptersOf({ file, text: '| a   | b |\n| --- | ------ |' });
    const [narrow] = chaptersOf({ file, text: '| a | b |\n| --- | --- |' });
    assert.equal(wide?.hash, narrow?.hash);
  });

  it('a translated text of the documentation is listed when it falls behind, is missing, or has lost its chapter', () => {
    const changed = english.replace('Blue', 'Green').replace('## Size', '## Width');
    const [, width, colour] = chaptersOf({ file, text: changed });
    assert.deepEqual(staleLines(chaptersOf({ file, text: changed }), translationsOf(english)), [
      `${file}#width ${width?.hash} is not translated`,
      `docs/translations/es/a.md:15: ${file}#colour has changed; its hash is ${colour?.hash} now`,
      `docs/translations/es/a.md:5: there is no ${file}#size any more`,
    ]);
    assert.deepEqual(staleLines(chaptersOf({ file, text: english }), translationsOf(english)), []);
  });

  it('a translated text of the documentation has the headings, code blocks and links of the English text, in every file', () => {
    const translations = readTranslations('es');
    const linksOf = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, href]) => href).sort();
    const shown = planPages()
      .flatMap(sourceChapters)
      .flatMap((chapter) => {
        const text = translate(chapter, translations);
        return text === undefined ? [] : [{ chapter, text }];
      });
    assert.ok(shown.length > 0);
    for (const { chapter, text } of shown) {
      const own = linksOf(text);
      const missing = linksOf(chapter.text).filter((href) => !own.includes(href));
      assert.deepEqual(missing, [], chapter.label);
    }
  });

  it('a translated text of the documentation without the code blocks of the English text is an error that names its place', () => {
    const [, size] = chaptersOf({ file, text: english });
    assert.ok(size);
    const broken = [{ ...size, text: '## Tamaño', place: 'es/a.md:5' }];
    assert.throws(
      () => translate(size, broken),
      /^Error: es\/a\.md:5: expected the headings and code blocks of/,
    );
  });
});
