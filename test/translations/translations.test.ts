import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { languages } from '../../elements/languages.js';
import type { Languages, Text, Texts } from '../../shared/i18n/texts.js';
import { sameText } from './same-text.js';

const folder = new URL('../../elements/', import.meta.url);
const tags = readdirSync(folder).filter((tag) => existsSync(new URL(`${tag}/texts/`, folder)));

/** Reads the Spanish and the English texts of a tag. */
async function read(tag: string) {
  const at = (file: string) => new URL(`${tag}/texts/${file}.ts`, folder).href;
  const { es } = (await import(at('es'))) as { es: Texts };
  const { texts: en } = (await import(at('en'))) as { texts: Texts };
  return { tag, es, en };
}

const elements = await Promise.all(tags.map(read));
const spanish: Texts = Object.assign({}, ...elements.map(({ es }) => es));

/** Texts of all elements by language. */
const catalogues: ReadonlyMap<string, Texts> = new Map([
  ['es', spanish] as const,
  ...(await Promise.all(
    Object.entries<Languages[string]>(languages).map(
      async ([language, load]) => [language, (await load()).default] as const,
    ),
  )),
]);

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

/** Calls a check for each text in each language. */
function eachText(check: (text: Text, spanish: Text, place: { language: string; key: string }) => void) {
  for (const [language, own] of catalogues)
    for (const [key, text] of Object.entries(own)) check(text, spanish[key] ?? '', { language, key });
}

describe('translations: translations', () => {
  it('the translations are in twelve languages: Spanish, English, and each of the files', () => {
    const files = readdirSync(new URL('../../translations/', import.meta.url));
    assert.deepEqual([...catalogues.keys()].sort(), [
      'ar',
      'ca',
      'de',
      'en',
      'es',
      'eu',
      'fr',
      'gl',
      'it',
      'nl',
      'pl',
      'pt',
    ]);
    assert.deepEqual(
      ['en.json', 'es.json', ...files].sort(),
      [...catalogues.keys()].map((language) => `${language}.json`).sort(),
    );
  });

  it('the translations are those of every element: a key of several elements has one text', () => {
    assert.ok(tags.length >= 10);
    const english: Texts = Object.assign({}, ...elements.map(({ en }) => en));
    assert.deepEqual(catalogues.get('en'), english);
    for (const { tag, es, en } of elements)
      for (const key of Object.keys(es))
        assert.deepEqual([es[key], en[key]], [spanish[key], english[key]], `${tag} ${key}`);
  });

  it('the translations have every text in every language, and no other', () => {
    const keys = Object.keys(spanish).sort();
    for (const [language, own] of catalogues) assert.deepEqual(Object.keys(own).sort(), keys, language);
  });

  it('the translations are texts, or objects of plural forms', () => {
    eachText((text, _spanish, { language, key }) => {
      for (const form of formsOf(text).values()) assert.equal(typeof form, 'string', `${language} ${key}`);
    });
  });

  it('the translations have the placeholders of the Spanish text in each, save the number of a form for one number alone', () => {
    eachText((text, original, { language, key }) => {
      const wanted = placeholders(formsOf(original).get('other') ?? '');
      for (const [category, form] of formsOf(text)) {
        const found = placeholders(form);
        const isNumberless = isOneNumber(language, category) && found.length < wanted.length;
        const expected = isNumberless ? wanted.filter((one) => !one.endsWith('d')) : wanted;
        assert.deepEqual(found, expected, `${language} ${key} ${category}`);
      }
    });
  });

  it('the translations have all plural forms that the language has, where the Spanish text has plural forms', () => {
    eachText((text, original, { language, key }) => {
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      const isPlural = typeof text !== 'string';
      if (typeof original !== 'string') assert.ok(isPlural, `${language} ${key} has no plural forms`);
      if (isPlural)
        assert.deepEqual([...formsOf(text).keys()].sort(), pluralCategories.sort(), `${language} ${key}`);
    });
  });

  it('the translations have no text of Spanish or English in another language, save the words that both have', () => {
    const found = new Set<string>();
    for (const [language, own] of catalogues)
      for (const other of ['es', 'en'].filter((one) => one !== language && language !== 'es'))
        for (const [key, text] of Object.entries(own))
          for (const form of formsOf(text).values()) {
            const theirs = formsOf(catalogues.get(other)?.[key] ?? '');
            if (/\p{L}{2}/u.test(form.replace(/%\d?\$?[sd]/g, '')) && [...theirs.values()].includes(form))
              found.add(`${language}: ${form}`);
          }
    const listed = Object.entries(sameText).flatMap(([language, texts]) =>
      texts.map((one) => `${language}: ${one}`),
    );
    assert.deepEqual([...found].sort(), listed.sort());
  });

  it('the translations have twelve names of months, and twelve more where a date has other ones', () => {
    const listOf = (language: string, key: string) =>
      String(catalogues.get(language)?.[`calendar.${key}`]).split(',');
    const count = (language: string) => listOf(language, 'months').length;
    assert.deepEqual(['de', 'fr', 'pl', 'ca'].map(count), [12, 12, 24, 24]);
    const polish = listOf('pl', 'months');
    assert.deepEqual([polish[11], polish[23]], ['grudzień', 'grudnia']);
    for (const language of catalogues.keys()) {
      const lengths = ['months-short', 'weekdays', 'weekdays-short'].map(
        (key) => listOf(language, key).length,
      );
      assert.deepEqual([count(language) % 12, ...lengths], [0, 12, 7, 7], language);
    }
  });
});
