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

/** Writes a value: a number in the notation of a language, or the Spanish one where the browser has no data of it. */
function write(value: string | number, language: string): string {
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
