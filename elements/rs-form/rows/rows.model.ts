import { createDiagnostic, type Diagnostic } from '../definition/diagnostic.model.js';
import type { RepeatDefinition } from '../definition/definition.model.js';

/** Facts about the element of a group. */
export interface GroupFacts {
  readonly isFound: boolean;
  /** True if there is a row, or a template of one. */
  readonly hasModel: boolean;
  /** Id of the group around this one; empty for none. */
  readonly outer: string;
}

/** Returns the diagnostic of a group whose rows cannot be added or removed; null for one without a mistake. */
export function diagnoseGroup(
  index: number,
  { group, min, max }: RepeatDefinition,
  { isFound, hasModel, outer }: GroupFacts,
): Diagnostic | null {
  const at = (key: string, found: string, expected: string) =>
    createDiagnostic('form-repeat', `JSON at repeats[${index}].${key}`, found, expected);
  const id = JSON.stringify(group);
  if (!isFound) return at('group', id, 'the id of an element in the form');
  if (outer !== '')
    return at('group', `${id} inside of ${JSON.stringify(outer)}`, 'groups beside one another');
  if (!hasModel) return at('group', `${id} without a field`, 'a row with a field, or a template of one');
  if (max !== undefined && max < 1) return at('max', String(max), 'a whole number from 1');
  if (max !== undefined && min > max) return at('min', String(min), `a number up to ${max}, the most rows`);
  return null;
}

/** Words of a row: of the author, of the page, or of the suite. */
export interface RowWords {
  /** Author's pattern with `{n}`. */
  readonly pattern: string | undefined;
  /** Legend of the group; empty for none. */
  readonly group: string;
  readonly suite: (position: string) => string;
}

/** Returns the name of a row without a heading. */
export function rowLabel({ pattern, group, suite }: RowWords, position: string): string {
  if (pattern !== undefined) return withPosition(pattern, position);
  return group === '' ? suite(position) : `${group} ${position}`;
}

/** Writes the position of a row into an author's text. */
export function withPosition(pattern: string, position: string): string {
  return pattern.replaceAll('{n}', position);
}

/** Most rows that a draft adds. */
const mostRestored = 1000;

/**
 * Returns the number of rows that a draft has values for.
 *
 * @param names Names of the controls in a row, without the row's number.
 * @param keys Keys of the draft: the name of a control, a space, and its place among those of the same name.
 * @param rowOf Returns the place of the row and the name without its number; null for a name without a number.
 */
export function rowsInDraft(
  names: ReadonlySet<string>,
  keys: Iterable<string>,
  rowOf: (name: string) => { readonly place: number; readonly name: string } | null,
): number {
  let most = 0;
  for (const key of keys) {
    const end = key.lastIndexOf(' ');
    const count = Number(key.slice(end + 1));
    const found = rowOf(key.slice(0, end)) ?? { place: count, name: key.slice(0, end) };
    if (names.has(found.name) && found.place < mostRestored) most = Math.max(most, found.place + 1);
  }
  return most;
}
