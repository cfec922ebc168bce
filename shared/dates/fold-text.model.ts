import { plainDigits } from '../numbers/plain-digits.model.js';

/**
 * Normalises a text for comparison: no accents, lower case, plain signs, single spaces, digits of all scripts as
 * ASCII (`١٢` and `１２` become `12`), no marks of direction.
 */
export function fold(text: string): string {
  const bare = plainDigits(text.normalize('NFKD').replace(/[\p{M}\p{Cf}]/gu, ''))
    .replace(/\s+/g, ' ')
    .toLowerCase();
  // Both spellings are correct Spanish.
  return bare.replace('setiembre', 'septiembre');
}
