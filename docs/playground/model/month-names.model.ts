import type { Language } from './playground.model.js';

/** Returns the names of the months from January on. */
export function namesIn(language: Language, month: 'long' | 'short'): readonly string[] {
  const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => format.format(new Date(Date.UTC(2024, index, 1))));
}
