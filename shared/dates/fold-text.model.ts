/**
 * A text as it is compared: without accents and capitals, with plain signs and single spaces, and with the digits of all
 * scripts as ours (a visitor's keyboard may write ١٢ or １２ for 12). Marks of direction say nothing about a date.
 */
export function fold(text: string): string {
  const bare = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/\p{Nd}/gu, ourDigit)
    .replace(/\s+/g, ' ')
    .toLowerCase();
  // The Academy knows both.
  return bare.replace('setiembre', 'septiembre');
}

/** Unicode keeps the ten digits of a script in a row, and some rows behind each other. */
function ourDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
