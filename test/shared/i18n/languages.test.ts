import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { formatText } from '../../../shared/i18n/format-text.js';
import type { Text, Texts } from '../../../shared/i18n/texts.js';
import { describeBytes } from '../../../shared/uploads/describe-bytes.model.js';
import { listIn } from '../../../shared/i18n/by-intl.model.js';
import { joinTexts, namesIn } from '../../../shared/dates/names-in.model.js';
import { sameText } from './same-text.js';

const folder = new URL('../../../elements/', import.meta.url);
const tags = readdirSync(folder).filter((tag) => existsSync(new URL(`${tag}/texts/`, folder)));

interface Catalogues {
  readonly tag: string;
  readonly texts: ReadonlyMap<string, Texts>;
}

/** Reads the texts of a tag in all its languages. */
async function read(tag: string): Promise<Catalogues> {
  const at = (file: string) => new URL(`${tag}/texts/${file}.ts`, folder).href;
  const { es } = (await import(at('es'))) as { es: Texts };
  const { languages } = (await import(at('languages'))) as {
    languages: Readonly<Record<string, () => Promise<{ texts: Texts }>>>;
  };
  const loaded = Object.entries(languages).map(
    async ([language, load]) => [language, (await load()).texts] as const,
  );
  return { tag, texts: new Map([['es', es], ...(await Promise.all(loaded))]) };
}

const catalogues = await Promise.all(tags.map(read));
const twelve = ['ar', 'ca', 'de', 'en', 'es', 'eu', 'fr', 'gl', 'it', 'nl', 'pl', 'pt'];

const formsOf = (text: Text): ReadonlyMap<string, string> =>
  new Map(typeof text === 'string' ? [['other', text]] : Object.entries(text));

/** Returns the placeholders of a text, by the number of their value. */
function placeholders(text: string): readonly string[] {
  let next = 0;
  return [...text.matchAll(/%(?:(\d+)\$)?([sd%])/g)]
    .filter(([whole]) => whole !== '%%')
    .map(([, place, kind]) => `${place ?? (next += 1)}${kind}`)
    .sort();
}

/** Returns true if a plural category stands for one number alone, such as "two" in Arabic. */
function isOneNumber(language: string, category: string): boolean {
  const rules = new Intl.PluralRules(language);
  return (
    Array.from({ length: 300 }, (_, count) => count).filter((n) => rules.select(n) === category).length === 1
  );
}

/** Calls a check for each text of each tag in each language but Spanish. */
function eachText(
  check: (text: Text, spanish: Text, place: { tag: string; language: string; key: string }) => void,
) {
  for (const { tag, texts } of catalogues)
    for (const [language, own] of texts)
      for (const [key, text] of Object.entries(own))
        check(text, texts.get('es')?.[key] ?? '', { tag, language, key });
}

describe('the languages of the suite', () => {
  it('are the same twelve for every tag with texts', () => {
    assert.ok(tags.length >= 10);
    for (const { tag, texts } of catalogues) assert.deepEqual([...texts.keys()].sort(), twelve, tag);
  });

  it('have every text in every language, and no other', () => {
    for (const { tag, texts } of catalogues) {
      const keys = Object.keys(texts.get('es') ?? {}).sort();
      for (const [language, own] of texts)
        assert.deepEqual(Object.keys(own).sort(), keys, `${tag} ${language}`);
    }
  });

  it('have the placeholders of the Spanish text in each, save the number of a form for one number alone', () => {
    eachText((text, spanish, { tag, language, key }) => {
      const wanted = placeholders(formsOf(spanish).get('other') ?? '');
      for (const [category, form] of formsOf(text)) {
        const found = placeholders(form);
        const isNumberless = isOneNumber(language, category) && found.length < wanted.length;
        const expected = isNumberless ? wanted.filter((one) => !one.endsWith('d')) : wanted;
        assert.deepEqual(found, expected, `${tag} ${language} ${key} ${category}`);
      }
    });
  });

  it('have all plural forms that the language has, where the Spanish text has plural forms', () => {
    eachText((text, spanish, { tag, language, key }) => {
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      const isPlural = typeof text !== 'string';
      if (typeof spanish !== 'string') assert.ok(isPlural, `${tag} ${language} ${key} has no plural forms`);
      if (isPlural)
        assert.deepEqual(
          [...formsOf(text).keys()].sort(),
          pluralCategories.sort(),
          `${tag} ${language} ${key}`,
        );
    });
  });

  it('have no text of Spanish or English in another language, save the words that both have', () => {
    const found = new Set<string>();
    for (const { texts } of catalogues)
      for (const [language, own] of texts)
        for (const other of ['es', 'en'].filter((one) => one !== language && language !== 'es'))
          for (const [key, text] of Object.entries(own))
            for (const form of formsOf(text).values()) {
              const theirs = formsOf(texts.get(other)?.[key] ?? '');
              if (/\p{L}{2}/u.test(form.replace(/%\d?\$?[sd]/g, '')) && [...theirs.values()].includes(form))
                found.add(`${language}: ${form}`);
            }
    const listed = Object.entries(sameText).flatMap(([language, texts]) =>
      texts.map((one) => `${language}: ${one}`),
    );
    assert.deepEqual([...found].sort(), listed.sort());
  });

  it('write a number in the notation of the language', () => {
    const texts = twelve.map((language) => formatText('%d', [12345], language).replace(/\s/, '_'));
    assert.deepEqual(texts, [
      '12,345',
      '12.345',
      '12.345',
      '12,345',
      '12.345',
      '12.345',
      '12_345',
      '12.345',
      '12.345',
      '12.345',
      '12_345',
      '12.345',
    ]);
  });

  it('write bytes in words of the language', () => {
    const sizes = twelve.map((language) => describeBytes(1_572_864, language).replace(/\s/, '_'));
    assert.deepEqual(sizes, [
      '1.5_م.ب',
      '1,5_MB',
      '1,5_MB',
      '1.5_MB',
      '1,5_MB',
      '1,5_MB',
      '1,5_Mo',
      '1,5_MB',
      '1,5_MB',
      '1,5_MB',
      '1,5_MB',
      '1,5_MB',
    ]);
  });

  it('join a list with a word of the language; with commas where the browser does not know the language', () => {
    const lists = ['de', 'pl', 'ar', 'x y'].map((language) => listIn(language, ['A', 'B', 'C']));
    assert.deepEqual(lists, ['A, B und C', 'A, B i C', 'A وB وC', 'A, B, C']);
    assert.equal(listIn('fr', ['A', 'B'], 'disjunction'), 'A ou B');
  });

  it('have twelve names of months, and twelve more where a date has other ones', () => {
    const count = (language: string) => namesIn(language)['calendar.months'].split(',').length;
    assert.deepEqual(['de', 'fr', 'pl', 'ca'].map(count), [12, 12, 24, 24]);
    const polish = namesIn('pl')['calendar.months'].split(',');
    assert.deepEqual([polish[11], polish[23]], ['grudzień', 'grudnia']);
    for (const { texts } of catalogues.filter(({ tag }) => tag === 'rs-calendar'))
      for (const [language, own] of texts) {
        const listOf = (key: string) => String(own[`calendar.${key}`]).split(',').length;
        const lengths = ['months-short', 'weekdays', 'weekdays-short'].map(listOf);
        assert.deepEqual([listOf('months') % 12, ...lengths], [0, 12, 7, 7], language);
      }
  });

  it('have names of months that are made when one is read: not in a script with all languages', (context) => {
    const { mock } = context.mock.method(Intl, 'DateTimeFormat');
    const texts = joinTexts(namesIn('de'), { 'calendar.choose-date': 'Datum wählen' });
    assert.equal(mock.callCount(), 0);
    assert.match(texts['calendar.months'], /^Januar,/);
    const calls = mock.callCount();
    assert.match(texts['calendar.weekdays'], /^Sonntag,/);
    assert.deepEqual([calls > 0, mock.callCount()], [true, calls]);
  });
});
