import { readInternational, readNational } from './phone-rules.model.js';

/** Lengths of phone numbers in digits: at most 15 (E.164), at least 8 in practice. */
const phoneDigits = Object.freeze({ min: 8, max: 15 });

/** Country letters to calling code. Other countries are given by their calling codes. */
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

/** Returns the calling code of the attribute `country`; null for an invalid one. */
export function callingCodeOf(country: string): string | null {
  const word = country.trim().toUpperCase();
  const [, digits] = /^(?:\+|00)?([1-9]\d{0,2})$/.exec(word) ?? [];
  return digits ?? callingCodes.get(word) ?? null;
}

/** Parsed phone number. */
export interface ReadPhone {
  /** Digits with the calling code, as WhatsApp expects them. */
  readonly digits: string;
  /** True if the digits are certainly a number: of a country with known rules, or written with its calling code. */
  readonly isSure: boolean;
}

/** Parses a phone number; null for an invalid one. Only the digits 0 to 9 count, not those of other scripts. */
export function readPhone(phone: string, callingCode: string): ReadPhone | null {
  // Spaces, dots, hyphens, slashes, brackets, and the (0) of "+44 (0)20 …".
  const bare = phone.replace(/\(0\)/g, '').replace(/[\s.()/\u2010-\u2015\u2212-]/g, '');
  const [, sign, written] = /^(\+|00)?(\d+)$/.exec(bare) ?? [];
  if (written === undefined) return null;
  const hasCountry = sign !== undefined || beginsWithCountry(written, callingCode);
  const parts = hasCountry ? readInternational(written) : readNational(written, callingCode);
  const digits = parts ? parts.callingCode + parts.national : written;
  const { min, max } = phoneDigits;
  // No calling code starts with zero.
  if (!/^[1-9]/.test(digits) || digits.length < min || digits.length > max) return null;
  if (!hasCountry && callingCode === '34' && !parts?.isWhole) return null;
  return { digits, isSure: parts ? parts.isWhole === true : true };
}

/** Returns true if a number without `+` or `00` starts with its calling code. Spanish numbers have nine digits. */
function beginsWithCountry(digits: string, callingCode: string): boolean {
  if (callingCode === '34') return digits.length > 9;
  if (!digits.startsWith(callingCode)) return false;
  const rest = digits.slice(callingCode.length);
  const isRestWhole = !readNational(digits, callingCode).isWhole && readNational(rest, callingCode).isWhole;
  return digits.length > 10 || isRestWhole === true;
}
