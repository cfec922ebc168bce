import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readTyped } from '../../../elements/rs-calendar/entry/read-typed.model.js';
import { compileFormat } from '../../../shared/dates/compile-format.model.js';
import { namesOf } from '../../../shared/dates/date-names.model.js';
import { english, spanish } from './translate.js';

const translated = ['ar', 'ca', 'de', 'eu', 'fr', 'gl', 'it', 'nl', 'pl', 'pt'].map((language) => {
  const file = new URL(`../../../translations/${language}.json`, import.meta.url);
  const texts = new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
  return [language, namesOf((key) => texts.get(key) ?? '')] as const;
});
const languages = new Map([['es', spanish], ['en', english], ...translated]);

function read(text: string, language: string): string | null {
  const names = languages.get(language) ?? spanish;
  const date = readTyped(text, { options: { format: compileFormat('DD/MM/YYYY') }, names });
  return date && [date.day, date.month, date.year].join('/');
}

describe('<rs-calendar> month names', () => {
  const cases = [
    ['en', '14 Sept 2027', '14/9/2027'],
    ['en', 'Sept. 14, 2027', '14/9/2027'],
    ['en', '14sept2027', '14/9/2027'],
    ['en', '3 Febr. 2027', '3/2/2027'],
    ['es', '24 sept. 2027', '24/9/2027'],
    ['es', '24 set 2027', '24/9/2027'],
    ['es', '24 agto. 2027', '24/8/2027'],
    ['es', '24-SEPT-27', '24/9/2027'],
    ['fr', '24 fev. 2027', '24/2/2027'],
    ['fr', '24 mar 2027', '24/3/2027'],
    ['de', '24. Mrz. 2027', '24/3/2027'],
    ['de', '24. Jänner 2027', '24/1/2027'],
    ['de', '24. maerz 2027', '24/3/2027'],
    ['de', '24. Sept. 2027', '24/9/2027'],
    ['it', '24 sett. 2027', '24/9/2027'],
    ['nl', '24 sept. 2027', '24/9/2027'],
    ['nl', '24 maa 2027', '24/3/2027'],
    ['pl', '24 pazdz. 2027', '24/10/2027'],
    ['pt', '24 sete. 2027', '24/9/2027'],
    ['ca', '24 d’agost del 2027', '24/8/2027'],
    ['ca', '24 setem. 2027', '24/9/2027'],
    ['eu', '2027 abenduak 24', '24/12/2027'],
    ['gl', '24 dec. 2027', '24/12/2027'],
    ['ar', '٢٤ كانون الثاني ٢٠٢٧', '24/1/2027'],
    ['ar', '24 أيلول 2027', '24/9/2027'],
  ] as const;
  for (const [language, text, wanted] of cases)
    it(`the name of a month, as people write it, is read in "${text}" (${language})`, () =>
      assert.equal(read(text, language), wanted));

  it('the name of a month, as people write it, is read in the twelve languages as the browser writes it, with and without accents and full stops', () => {
    for (const language of languages.keys())
      for (const style of ['long', 'short'] as const)
        for (let month = 1; month <= 12; month += 1) {
          const form = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
            day: 'numeric',
            month: style,
            year: 'numeric',
            timeZone: 'UTC',
          });
          const text = form.format(Date.UTC(2027, month - 1, 24));
          const bare = text.normalize('NFD').replace(/[\p{M}.]/gu, '');
          for (const written of [text, bare, text.toUpperCase()])
            assert.equal(read(written, language), `24/${month}/2027`, `${language}: ${written}`);
        }
  });

  it('the name of a month, as people write it, is not guessed from what could be two months, or from the name of a weekday', () => {
    assert.equal(read('24 jui 2027', 'fr'), null);
    assert.equal(read('24 ju 2027', 'en'), null);
    assert.equal(read('mart 24/12/2027', 'es'), '24/12/2027');
    assert.equal(read('mar 24/12/2027', 'fr'), '24/12/2027');
    assert.equal(read('maa 24/12/2027', 'nl'), '24/12/2027');
  });
});
