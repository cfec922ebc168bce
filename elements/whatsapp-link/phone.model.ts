/** E.164 knows no number longer than 15 digits, and none in use is shorter than 8. */
const phoneDigits = Object.freeze({ min: 8, max: 15 });

/** Countries that may be named by their letters; every other by its calling code. */
const callingCodes: ReadonlyMap<string, string> = new Map([
  ['ES', '34'],
  ['AD', '376'],
  ['AR', '54'],
  ['BE', '32'],
  ['CH', '41'],
  ['CL', '56'],
  ['CO', '57'],
  ['DE', '49'],
  ['FR', '33'],
  ['GB', '44'],
  ['IE', '353'],
  ['IT', '39'],
  ['MA', '212'],
  ['MX', '52'],
  ['NL', '31'],
  ['PE', '51'],
  ['PT', '351'],
  ['RO', '40'],
  ['US', '1'],
]);

/** The calling code that a country attribute stands for; null where it is none. */
export function callingCodeOf(country: string): string | null {
  const word = country.trim().toUpperCase();
  const [, digits] = /^(?:\+|00)?([1-9]\d{0,2})$/.exec(word) ?? [];
  return digits ?? callingCodes.get(word) ?? null;
}

/**
 * The digits of a phone number with its country in front, as WhatsApp wants them; null for what is no number.
 * Only the digits 0 to 9 count: others look like numbers, but no telephone takes them.
 */
export function normalisePhone(phone: string, callingCode: string): string | null {
  // Spaces, dots, hyphens, slashes, brackets, and the (0) of "+44 (0)20 …".
  const bare = phone.replace(/\(0\)/g, '').replace(/[\s.()/\u2010-\u2015\u2212-]/g, '');
  const [, international, digits] = /^(\+|00)?(\d+)$/.exec(bare) ?? [];
  if (digits === undefined) return null;
  return checked(international ? digits : fromNational(digits, callingCode));
}

/** A number that is written without + or 00. */
function fromNational(digits: string, callingCode: string): string {
  if (callingCode === '34') return fromSpanish(digits);
  if (digits.startsWith(callingCode) && digits.length > 10) return digits;
  // The zero in front is dialled inside the country only, except in Italy.
  return callingCode + (callingCode === '39' ? digits : digits.replace(/^0+/, ''));
}

/** Nine digits from 6 to 9 are Spanish; ten and more have a country in front; the rest is no number. */
function fromSpanish(digits: string): string {
  if (/^[6-9]\d{8}$/.test(digits)) return `34${digits}`;
  return digits.length > 9 ? digits : '';
}

/** Numbers with a country never begin with zero. */
function checked(digits: string): string | null {
  const { min, max } = phoneDigits;
  return /^[1-9]/.test(digits) && digits.length >= min && digits.length <= max ? digits : null;
}
