/** Notation of the numbers of a country inside it. */
export interface PhoneRules {
  /** Prefix that is dialled inside the country only. */
  readonly trunk: RegExp;
  /** A whole number without country and trunk. */
  readonly digits: RegExp;
  /** Digits that are written in another way inside the country, and their form from outside. */
  readonly mend?: readonly [RegExp, string];
}

const none = /^(?!)/;
const zero = /^0/;

/** The countries whose numbers are known, by their calling codes. */
const rules: ReadonlyMap<string, PhoneRules> = new Map<string, PhoneRules>([
  // The United States, and those that share their numbers.
  ['1', { trunk: /^1(?=\d{10}$)/, digits: /^[2-9]\d{9}$/ }],
  ['212', { trunk: zero, digits: /^\d{9}$/ }],
  ['31', { trunk: zero, digits: /^\d{9}$/ }],
  ['32', { trunk: zero, digits: /^\d{8,9}$/ }],
  ['33', { trunk: zero, digits: /^\d{9}$/ }],
  ['34', { trunk: none, digits: /^(?:51|[6-9]\d)\d{7}$/ }],
  ['351', { trunk: none, digits: /^\d{9}$/ }],
  ['353', { trunk: zero, digits: /^\d{7,9}$/ }],
  ['376', { trunk: none, digits: /^(?:\d{6}|1\d{7}|6\d{8})$/ }],
  // The zero of a landline belongs to it.
  ['39', { trunk: none, digits: /^\d{6,11}$/ }],
  ['40', { trunk: zero, digits: /^\d{9}$/ }],
  ['41', { trunk: zero, digits: /^\d{9}$/ }],
  ['44', { trunk: zero, digits: /^\d{9,10}$/ }],
  ['49', { trunk: zero, digits: /^\d{6,13}$/ }],
  ['51', { trunk: zero, digits: /^\d{8,9}$/ }],
  // Until 2019 a mobile had 044, 045 or 1 in front, and a number of another town 01.
  ['52', { trunk: /^(?:0(?:1|4[45])|1)(?=\d{10}$)/, digits: /^\d{10}$/ }],
  // A mobile is dialled with 15 behind its area inside the country, and with 9 before it from outside.
  [
    '54',
    {
      trunk: zero,
      digits: /^(?:9?11|9?[23]\d)\d{8}$/,
      mend: [/^9?(?:(11)15(\d{8})|([23]\d{2})15(\d{7})|([23]\d{3})15(\d{6}))$/, '9$1$2$3$4$5$6'],
    },
  ],
  ['56', { trunk: zero, digits: /^\d{9}$/ }],
  // The digit behind the zero named the company that carried the call.
  ['57', { trunk: /^0(?:[3579](?=\d{10}$))?/, digits: /^\d{10}$/ }],
]);

/** A number in two parts. */
export interface PhoneParts {
  readonly callingCode: string;
  /** Without what is dialled inside the country only. */
  readonly national: string;
  /** Returns whether it is a whole number of its country; null where the rules of that are not known. */
  readonly isWhole: boolean | null;
}

/** Returns a number that is written inside a country, in its two parts. */
export function readNational(digits: string, callingCode: string): PhoneParts {
  const known = rules.get(callingCode);
  // Most countries have a zero in front.
  if (!known) return { callingCode, national: digits.replace(/^0+/, ''), isWhole: null };
  const bare = digits.replace(known.trunk, '');
  const national = known.mend ? bare.replace(...known.mend) : bare;
  return { callingCode, national, isWhole: known.digits.test(national) };
}

/** Returns a number that begins with its country, in its two parts; null where the country's rules are not known. */
export function readInternational(digits: string): PhoneParts | null {
  const callingCode = [...rules.keys()].find((code) => digits.startsWith(code));
  return callingCode === undefined ? null : readNational(digits.slice(callingCode.length), callingCode);
}
