/** What an author got wrong: where, what stands there, and what should. */
export interface Mistake {
  readonly place: string;
  readonly found: string;
  readonly expected: string;
}

/** The most choices that a line names. */
const mostChoices = 12;

/** A mistake in the JSON, by its path. */
export function mistakeInJson(path: string, found: unknown, expected: string): Mistake {
  return { place: `JSON at ${path}`, found: JSON.stringify(found).slice(0, 80), expected };
}

/** What there is to choose from, in the words of a line. */
export function oneOf(what: string, choices: Iterable<string>): string {
  const [...all] = new Set(choices);
  if (all.length === 0) return what;
  const named = all.slice(0, mostChoices).map((choice) => JSON.stringify(choice));
  return `${what}: ${named.join(', ')}${all.length > mostChoices ? ', …' : ''}`;
}
