import { plainDigits } from './plain-digits.model.js';

/** Notation of numbers in a form. */
export interface NumberFormat {
  readonly decimals: number;
  readonly decimal: string;
  readonly thousands: string;
}

/** Signs of one notation; '' for a sign that it does not use. */
interface Notation {
  readonly decimal: string;
  readonly group: string;
}

/**
 * Parses a number that a visitor wrote, in digits of any script. The form's own signs are tried first, then all others: groups have three
 * digits, spaces and apostrophes group, and one currency sign may precede or follow.
 *
 * @returns Null if the text is not a number.
 */
export function readNumber(text: string, format: NumberFormat): number | null {
  const { sign = '', currency = '', innerSign = '', body, lastCurrency = '' } = partsOf(text, format.decimal);
  const marks = [currency, lastCurrency].filter(Boolean);
  if (body === undefined || marks.length > 1 || (sign && innerSign) || !marks.every(isCurrency)) return null;
  for (const notation of notationsOf(format)) {
    const number = readWith(body, notation);
    if (number !== null) return sign === '-' || innerSign === '-' ? 0 - number : number;
  }
  return null;
}

/** Matches a number with its signs and currencies. */
export const written = (() => {
  const currency = '[A-Z]{0,3}\\p{Sc}|[A-Z]{3}';
  const before = `(?<sign>[-+]?) ?(?<currency>${currency})? ?(?<innerSign>[-+]?) ?`;
  return new RegExp(`^${before}(?<body>[^-+\\p{L}\\p{Sc}]+?) ?(?<lastCurrency>${currency})?$`, 'u');
})();

interface Parts {
  readonly sign?: string;
  readonly currency?: string;
  readonly innerSign?: string;
  readonly body?: string;
  readonly lastCurrency?: string;
}

function partsOf(text: string, decimal: string): Parts {
  const plain = text.replace(/\p{Cf}/gu, '').replaceAll(arabicDecimal, decimal || '.');
  return written.exec(unify(plain).trim())?.groups ?? {};
}

const arabicDecimal = '\u066b';

/** Replaces similar signs by one: digits, spaces, apostrophes and Arabic group signs, minus signs. */
function unify(text: string): string {
  return plainDigits(text)
    .replace(/\s+/gu, ' ')
    .replace(/[’‘ʼ′´`\u066c]/gu, "'")
    .replace(/[−–]/gu, '-');
}

/** Returns true for a currency sign, also with letters such as US$, and for the code of a currency. */
function isCurrency(mark: string): boolean {
  if (/\p{Sc}$/u.test(mark)) return true;
  return new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' }).of(mark) !== undefined;
}

const groupSigns = ['.', ',', ' ', "'"];

/**
 * Returns the notations in the order in which they are tried: the form's own, those with its decimal sign, the
 * others.
 */
function notationsOf({ decimals, decimal, thousands }: NumberFormat): readonly Notation[] {
  const [own, group] = [unify(decimal), unify(thousands)];
  // Without decimals the decimal sign may equal the group sign: then there is none.
  const hasNone = own === group && decimals === 0;
  const others = [own || '.', '.', ','].flatMap((one) =>
    groupSigns.filter((sign) => sign !== one).map((sign) => ({ decimal: one, group: sign })),
  );
  return [{ decimal: hasNone ? '' : own, group }, ...others];
}

/** Returns the number of a text in one notation; null if the text is not written in it. */
function readWith(body: string, { decimal, group }: Notation): number | null {
  const at = decimal === '' ? -1 : body.lastIndexOf(decimal);
  const whole = at < 0 ? body : body.slice(0, at);
  const fraction = at < 0 ? '' : body.slice(at + decimal.length);
  const digits = digitsOf(group === '' ? [whole] : whole.split(group));
  if (digits === null || !/^\d*$/.test(fraction) || digits + fraction === '') return null;
  return Number(`${digits}.${fraction}`);
}

/** Returns the digits of groups; null unless the first group has one to three digits and each other group three. */
function digitsOf(groups: readonly string[]): string | null {
  const [first = '', ...others] = groups;
  const isRight =
    others.length === 0
      ? /^\d*$/.test(first)
      : /^[1-9]\d{0,2}$/.test(first) && others.every((group) => /^\d{3}$/.test(group));
  return isRight ? groups.join('') : null;
}
