import type { Problem, ProblemPlace, Words } from '../playground.model.js';

/** Words of a problem, in Spanish and in English. */
export const words = (es: string, en: string): Words => ({ es, en });

/** Returns a text in quotes, shortened. */
export function quoted(text: string): string {
  return `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;
}

/** Returns a problem with which the form does not work. */
export function error(place: ProblemPlace, es: string, en: string): Problem {
  return { place, level: 'error', words: words(es, en) };
}

/** Returns a problem with which the form works in part. */
export function warning(place: ProblemPlace, es: string, en: string): Problem {
  return { place, level: 'warning', words: words(es, en) };
}

/** Returns the entries that come after an equal one. */
export function repeated<T>(list: readonly T[]): readonly T[] {
  return [...new Set(list.filter((entry, index) => list.indexOf(entry) !== index))];
}
