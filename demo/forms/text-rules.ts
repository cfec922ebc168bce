import { format, isValid, parse } from 'date-fns';

const longestEmail = 254;

/** Returns true for an e-mail address with one @ and a domain with a dot. */
export function isEmail(text: string): boolean {
  if (text.length > longestEmail) return false;
  const [local = '', domain = '', ...more] = text.split('@');
  if (more.length > 0 || !/^[\w.!#$%&'*+/=?^`{|}~-]+$/.test(local)) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((label) => /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i.test(label));
}

/** Returns true for the original's rule "numeric": digits only, so neither "1.5" nor "-1". */
export function isNumeric(text: string): boolean {
  return /^\d{1,15}$/.test(text);
}

/** Returns true for a web address with a dot in its host. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false;
  return new URL(text).hostname.includes('.');
}

/** Returns true if day, month and year exist in the calendar. */
export function isCalendarDay([day = NaN, month = NaN, year = NaN]: readonly number[]): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Returns the tokens of date-fns for a format of the server. */
export function dateTokens(serverFormat: string): string {
  return serverFormat.replaceAll('DD', 'dd').replaceAll('YYYY', 'yyyy');
}

/** Returns true for a date in exactly this format: formatted again it is the same text. */
export function isExactDate(text: string, serverFormat: string): boolean {
  const tokens = dateTokens(serverFormat);
  const date = parse(text, tokens, new Date(0));
  return isValid(date) && format(date, tokens) === text;
}
