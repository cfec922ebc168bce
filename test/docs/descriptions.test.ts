import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { apiTables } from '../../docs/build/api.mjs';
import {
  describer,
  englishDescriptions,
  parseDescriptions,
  readDescriptions,
} from '../../docs/build/descriptions.mjs';
import { hashOf, staleLines } from '../../docs/build/translations.mjs';
import { prepareSuite } from '../../scripts/build/prepare.mjs';

const file = 'docs/translations/es/api/a-b.json';
const english = { size: 'Size in `px`.', run: 'Runs <b>now</b>.', delay: 'Delay in seconds.' };
const texts = {
  api: { attributes: 'Atributos', methods: 'Métodos' },
  columns: { name: 'Nombre', method: 'Método', description: 'Descripción' },
};

/** Returns translations of the English texts. */
function translationsOf({ size, run, delay }: typeof english) {
  return parseDescriptions(file, {
    [`attributes/size ${hashOf(size)}`]: 'Tamaño en `px`.',
    [`methods/run ${hashOf(run)}`]: 'Empieza <b>ya</b>.',
    [`methods/run/delay ${hashOf(delay)}`]: 'Espera en segundos.',
  });
}

/** Returns the tables of a tag with a translation of the texts above. */
function tablesOf({ size, run, delay }: typeof english, language: string): string {
  const declaration = {
    tagName: 'a-b',
    attributes: [{ name: 'size', description: size }],
    members: [
      { kind: 'method', name: 'run', description: run, parameters: [{ name: 'delay', description: delay }] },
    ],
  };
  const tables = apiTables(declaration, texts, describer(language, translationsOf(english)));
  return tables.map(({ html }) => html).join('\n');
}

describe('docs: descriptions', () => {
  before(async () => {
    assert.ok(await prepareSuite('dist'));
  });

  it('a description of the reference is Spanish on a Spanish page, that of a method and its parameters too', () => {
    const html = tablesOf(english, 'es');
    assert.match(html, /<td>Tamaño en <code>px<\/code>\.<\/td>/);
    assert.match(
      html,
      /<td>Empieza &lt;b&gt;ya&lt;\/b&gt;\. <code>delay<\/code>: Espera en segundos\.<\/td>/,
    );
    assert.ok(!html.includes('lang='));
    assert.match(tablesOf(english, 'en'), /<td>Size in <code>px<\/code>\.<\/td>/);
  });

  it('a description of the reference stays when the English text is only broken into lines elsewhere', () => {
    assert.match(tablesOf({ ...english, size: 'Size\n  in `px`.' }, 'es'), /Tamaño en/);
  });

  it('a description of the reference that has changed since is English, and marked as that', () => {
    const html = tablesOf({ ...english, size: 'Size in `em`.' }, 'es');
    assert.match(html, /<td><span lang="en">Size in <code>em<\/code>\.<\/span><\/td>/);
    assert.match(html, /Espera en segundos/);
  });

  it('a description of the reference is listed when it falls behind, is missing, or is gone', () => {
    const now = [
      { label: 'a-b attributes/size', hash: hashOf('Size in `em`.') },
      { label: 'a-b methods/run', hash: hashOf(english.run) },
      { label: 'a-b events/a-b-run', hash: '1a2b3c4d' },
    ];
    assert.deepEqual(staleLines(now, translationsOf(english)), [
      `${file}: a-b attributes/size has changed; its hash is ${now[0]?.hash} now`,
      'a-b events/a-b-run 1a2b3c4d is not translated',
      `${file}: there is no a-b methods/run/delay any more`,
    ]);
  });

  it('a description of the reference without a hash is an error that names its file', () => {
    assert.throws(
      () => parseDescriptions(file, { 'attributes/size': 'Tamaño.' }),
      /^Error: docs\/translations\/es\/api\/a-b\.json: "attributes\/size" has no hash/,
    );
  });

  it('a description of the reference has the code of the English text in its translation, on every page', () => {
    const codeOf = (text: string) => [...text.matchAll(/`[^`]+`/g)].map(([code]) => code).sort();
    const byHash = new Map(readDescriptions('es').map(({ hash, text }) => [hash, text]));
    const shown = englishDescriptions().flatMap(({ label, text, hash }) => {
      const translated = byHash.get(hash);
      return translated === undefined ? [] : [{ label, text, translated }];
    });
    assert.ok(shown.length > 0);
    for (const { label, text, translated } of shown)
      assert.deepEqual(codeOf(translated), codeOf(text), label);
  });
});
