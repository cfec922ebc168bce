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
