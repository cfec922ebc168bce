/** What is said when an answer brings more fields. */
export const revealTexts = {
  es: { 'rs-form.revealed': { one: 'Nuevo campo: %2$s.', other: 'Nuevos campos: %2$s.' } },
  en: { 'rs-form.revealed': { one: 'New field: %2$s.', other: 'New fields: %2$s.' } },
};

/** One short text for the fields that an answer brought; empty where none of them has a name. */
export function revealText(
  labels: readonly string[],
  translate: (key: string, ...values: (string | number)[]) => string,
): string {
  const named = [...new Set(labels.map((label) => label.trim().replace(/(?<![:.])[:.]+$/, '')))].filter(
    Boolean,
  );
  return named.length > 0 ? translate('rs-form.revealed', named.length, named.join(', ')) : '';
}
