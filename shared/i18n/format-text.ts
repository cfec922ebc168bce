import type { Text } from './texts.js';

type Values = readonly (string | number)[];

/** Inserts values into a text: `%s` and `%d` in sequence, `%1$s` by number, `%%` for a percent sign. */
export function formatText(text: Text, values: Values, language: string): string {
  let next = 0;
  const form = typeof text === 'string' ? text : pluralForm(text, values, language);
  // One pass, so that values are never read as placeholders.
  return form.replace(/%(?:(\d+)\$)?([sd%])/g, (whole, place: string | undefined, kind: string) => {
    if (kind === '%') return '%';
    const value = values[place ? Number(place) - 1 : next++];
    return value === undefined ? whole : write(value, language);
  });
}

/** Matches languages of the suite that write a number of up to three digits as JavaScript does. */
const plainNumbers = /^(?:ca|de|en|es|eu|fr|gl|it|nl|pl|pt)\b(?!.*-u-)/i;

/**
 * Writes a value: a number in the notation of a language, or the Spanish one where the browser has no data of it. The
 * browser's formatter is not made for small numbers: the first one keeps an old phone busy for 60 ms.
 */
function write(value: string | number, language: string): string {
  if (/^\d{1,3}$/.test(String(value)) && plainNumbers.test(language)) return String(value);
  try {
    return (value as number).toLocaleString([language, 'es']);
  } catch {
    return String(value);
  }
}

/** Returns the plural form for the first number among the values. */
function pluralForm(text: Exclude<Text, string>, values: Values, language: string): string {
  const count = values.find((value) => typeof value === 'number');
  return (count !== undefined && text[categoryOf(count, language)]) || text.other;
}

/** Returns the plural category of a number; `other` if the page's `lang` is not a language. */
function categoryOf(count: number, language: string): Intl.LDMLPluralRule {
  try {
    return new Intl.PluralRules(language).select(count);
  } catch {
    return 'other';
  }
}
