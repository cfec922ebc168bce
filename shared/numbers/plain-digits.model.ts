/** Distance between a fullwidth sign and the ASCII one. */
const fullwidthOffset = 0xfee0;

/**
 * Replaces the digits of all scripts by ASCII ones, and fullwidth signs by those of ASCII: `١٢` and `１２` become `12`.
 */
export function plainDigits(text: string): string {
  return text
    .replace(/[！-～]/gu, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - fullwidthOffset))
    .replace(/(?![0-9])\p{Nd}/gu, plainDigit);
}

/** Returns the value of a decimal digit of any script. Unicode encodes the ten digits of a script in sequence. */
function plainDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
