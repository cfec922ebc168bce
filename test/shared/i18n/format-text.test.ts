import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatText } from '../../../shared/i18n/format-text.js';
import { languageChain } from '../../../shared/i18n/language-of.js';

const files = { one: '%d archivo', other: '%d archivos' };
const polish = { one: '%d plik', few: '%d pliki', many: '%d plików', other: '%d pliku' };

describe('formatText', () => {
  const cases = [
    ['Hola', [], 'es', 'Hola'],
    ['%s de %d', ['foto', 3], 'es', 'foto de 3'],
    ['%2$d de %1$s, %1$s', ['foto', 3], 'es', '3 de foto, foto'],
    ['100 %% de %d', [7], 'es', '100 % de 7'],
    ['%s', ['100 %s $& %1$s'], 'es', '100 %s $& %1$s'],
    ['%s y %s', ['uno'], 'es', 'uno y %s'],
    ['50 % seguro', ['x'], 'es', '50 % seguro'],
    ['%0$s', ['x'], 'es', '%0$s'],
    [files, [1], 'es', '1 archivo'],
    [files, [0], 'es', '0 archivos'],
    [files, ['1'], 'es', '1 archivos'],
    [polish, [3], 'pl', '3 pliki'],
    [polish, [5], 'pl', '5 plików'],
    [{ other: '%s: %d' }, ['a', 1], 'es', 'a: 1'],
    [files, [1], 'no such language', '1 archivos'],
  ] as const;

  for (const [text, values, language, result] of cases) {
    it(`formatText makes "${result}" of ${JSON.stringify(text)} with ${JSON.stringify(values)} in ${language}`, () => {
      assert.equal(formatText(text, values, language), result);
    });
  }
});

describe('a number in a text', () => {
  const numbers = [0, 7, 30, 999, 1000, 9999, 12_345, -5, 2.5];
  const languages = ['ar', 'ca', 'de', 'en', 'es', 'eu', 'fr', 'gl', 'it', 'nl', 'pl', 'pt'];
  for (const language of [...languages, 'es-MX', 'pt-BR', 'de-CH', 'ar-EG', 'fa', 'en-u-nu-deva'])
    it(`a number in a text is written as the browser does it in ${language}`, () => {
      for (const number of numbers)
        assert.equal(formatText('%d', [number], language), number.toLocaleString(language));
    });

  it('a number in a text of up to three digits needs no formatter, whose first use is slow', (context) => {
    const write = context.mock.method(Number.prototype, 'toLocaleString');
    assert.equal(formatText('%d minutos', [30], 'es'), '30 minutos');
    assert.equal(write.mock.callCount(), 0);
    formatText('%d minutos', [1000], 'es');
    assert.equal(write.mock.callCount(), 1);
  });
});

describe('languageChain', () => {
  const cases = [
    ['es', ['es', 'en']],
    ['es-MX', ['es-mx', 'es', 'en']],
    ['zh-Hant-TW', ['zh-hant-tw', 'zh-hant', 'zh', 'en']],
    ['en-GB', ['en-gb', 'en']],
    ['', ['en']],
    [' ca ', ['ca', 'en']],
  ] as const;

  for (const [language, chain] of cases) {
    it(`languageChain looks "${language}" up as ${chain.join(', ')}`, () =>
      assert.deepEqual(languageChain(language), chain));
  }
});
