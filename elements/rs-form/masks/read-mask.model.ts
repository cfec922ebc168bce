import type { Mask, MaskProblem } from './mask.model.js';
import { readPattern } from './pattern.model.js';

const asTyped = (text: string) => text;
const groupsOf = (plain: string, ...lengths: number[]) => {
  const groups: string[] = [];
  let start = 0;
  for (let index = 0; start < plain.length; index++) {
    const length = lengths[Math.min(index, lengths.length - 1)] ?? plain.length;
    groups.push(plain.slice(start, start + length));
    start += length;
  }
  return groups.join(' ');
};

/** An international bank account number (ISO 13616): two letters, two digits, and up to thirty letters and digits. */
const iban: Mask = {
  example: 'ES91 2100 0418 4502 0005 1332',
  separators: '',
  inCase: (text) => text.replace(/[a-z]/g, (letter) => letter.toUpperCase()),
  accepts: (plain) => /^(?:[A-Z]{0,2}|[A-Z]{2}\d{1,2}|[A-Z]{2}\d{2}[A-Z\d]{1,30})$/.test(plain),
  // The shortest one is that of Norway.
  isWhole: ({ length }) => length >= 15,
  group: (plain) => groupsOf(plain, 4),
  hints: { autocapitalize: 'characters' },
};

/** The number of a payment card. Those of American Express and Diners Club have groups of their own. */
const card: Mask = {
  example: '4111 1111 1111 1111',
  separators: '',
  inCase: asTyped,
  accepts: (plain) => /^\d{0,19}$/.test(plain),
  isWhole: ({ length }) => length >= 12,
  group(plain) {
    if (/^3[47]/.test(plain)) return groupsOf(plain, 4, 6, 5);
    if (/^3(?:0[0-5]|[689])/.test(plain) && plain.length <= 14) return groupsOf(plain, 4, 6, 4);
    return groupsOf(plain, 4);
  },
  hints: { autocomplete: 'cc-number', inputmode: 'numeric' },
};

/** Matches the beginning of an international number: `+` or `00`, and the code of a country (ITU-T E.164). */
const country = /^(?:\+|00)(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/;

/** A phone number: the code of a country, if there is one, and groups of three digits. */
const phone: Mask = {
  example: '+34 612 345 678',
  separators: '',
  inCase: asTyped,
  accepts: (plain) => /^\+?\d{0,17}$/.test(plain),
  isWhole: (plain) => /\d{3}/.test(plain),
  group(plain) {
    const [code = ''] = country.exec(plain) ?? [];
    const rest = plain.slice(code.length);
    if (code === '' && /^(?:\+|00)/.test(plain)) return plain;
    // Of ten digits the last four are one group.
    const groups = rest.length === 10 ? groupsOf(rest, 3, 3, 4) : groupsOf(rest, 3);
    return [code, groups].filter(Boolean).join(' ');
  },
  hints: { autocomplete: 'tel', inputmode: 'tel' },
};

const masks: ReadonlyMap<string, Mask> = new Map([
  ['IBAN', iban],
  ['phone', phone],
  ['card', card],
]);

/** Returns the mask of a name or a pattern; for a pattern that cannot be read, the words about its mistake. */
export function readMask(text: string): Mask | MaskProblem {
  return masks.get(text) ?? readPattern(text);
}
