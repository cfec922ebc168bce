/** Notation of phone numbers of a country. */
export interface PhoneRules {
  /** Prefix for calls inside the country only. */
  readonly trunk: RegExp;
  /** National number without the trunk prefix. */
  readonly digits: RegExp;
  /** National notation that differs from the international one, and its replacement. */
  readonly mend?: readonly [RegExp, string];
}

const none = /^(?!)/;
const zero = /^0/;

/** Known countries by calling code. */
const rules: ReadonlyMap<string, PhoneRules> = new Map<string, PhoneRules>([
  // North American Numbering Plan.
  ['1', { trunk: /^1(?=\d{10}$)/, digits: /^[2-9]\d{9}$/ }],
  ['212', { trunk: zero, digits: /^\d{9}$/ }],
  ['31', { trunk: zero, digits: /^\d{9}$/ }],
  ['32', { trunk: zero, digits: /^\d{8,9}$/ }],
  ['33', { trunk: zero, digits: /^\d{9}$/ }],
  ['34', { trunk: none, digits: /^(?:51|[6-9]\d)\d{7}$/ }],
  ['351', { trunk: none, digits: /^\d{9}$/ }],
  ['353', { trunk: zero, digits: /^\d{7,9}$/ }],
  ['376', { trunk: none, digits: /^(?:\d{6}|1\d{7}|6\d{8})$/ }],
  // The zero of a landline is part of the number.
  ['39', { trunk: none, digits: /^\d{6,11}$/ }],
  ['40', { trunk: zero, digits: /^\d{9}$/ }],
  ['41', { trunk: zero, digits: /^\d{9}$/ }],
  ['44', { trunk: zero, digits: /^\d{9,10}$/ }],
  ['49', { trunk: zero, digits: /^\d{6,13}$/ }],
  ['51', { trunk: zero, digits: /^\d{8,9}$/ }],
  // Until 2019 the prefix was 044, 045 or 1 for mobiles, and 01 for long distance.
  ['52', { trunk: /^(?:0(?:1|4[45])|1)(?=\d{10}$)/, digits: /^\d{10}$/ }],
  // Mobiles have 15 after the area code in national notation, and 9 before it in international notation.
  [
    '54',
    {
      trunk: zero,
      digits: /^(?:9?11|9?[23]\d)\d{8}$/,
      mend: [/^9?(?:(11)15(\d{8})|([23]\d{2})15(\d{7})|([23]\d{3})15(\d{6}))$/, '9$1$2$3$4$5$6'],
    },
  ],
  ['56', { trunk: zero, digits: /^\d{9}$/ }],
  // The digit after the zero was the carrier's code.
  ['57', { trunk: /^0(?:[3579](?=\d{10}$))?/, digits: /^\d{10}$/ }],
]);

/** Phone number in two parts. */
export interface PhoneParts {
  readonly callingCode: string;
  /** National number without the trunk prefix. */
  readonly national: string;
  /** True for a complete number of its country; null if the country's rules are unknown. */
  readonly isWhole: boolean | null;
}

/** Splits a number in national notation. */
export function readNational(digits: string, callingCode: string): PhoneParts {
  const known = rules.get(callingCode);
  // Most countries have the trunk prefix 0.
  if (!known) return { callingCode, national: digits.replace(/^0+/, ''), isWhole: null };
  const bare = digits.replace(known.trunk, '');
  const national = known.mend ? bare.replace(...known.mend) : bare;
  return { callingCode, national, isWhole: known.digits.test(national) };
}

/** Splits a number that starts with its calling code; null if the country is unknown. */
export function readInternational(digits: string): PhoneParts | null {
  const callingCode = [...rules.keys()].find((code) => digits.startsWith(code));
  return callingCode === undefined ? null : readNational(digits.slice(callingCode.length), callingCode);
}
