/**
 * Normalises a text for comparison: no accents, lower case, plain signs, single spaces, digits of all scripts as
 * ASCII (`١٢` and `１２` become `12`), no marks of direction.
 */
export function fold(text: string): string {
  const bare = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/\p{Nd}/gu, ourDigit)
    .replace(/\s+/g, ' ')
    .toLowerCase();
  // Both spellings are correct Spanish.
  return bare.replace('setiembre', 'septiembre');
}

/** Returns the value of a decimal digit of any script. Unicode encodes the ten digits of a script in sequence. */
function ourDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
