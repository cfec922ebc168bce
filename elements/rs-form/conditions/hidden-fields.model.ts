import { withoutColon } from '../markup/without-colon.model.js';
import { listIn } from '../../../shared/i18n/by-intl.model.js';
import type { ConditionGraph, Dependent } from './compile.model.js';
import type { HiddenTargets, Values, VisibilityState } from './visibility.model.js';

/** Bits of `HiddenTargets` that are not kept. */
const withheldBits = 4 | 8;

/** Returns true if a field is neither counted nor posted: a condition hides it without `retain`. */
export function isWithheld({ hidden }: { readonly hidden: HiddenTargets }, name: string): boolean {
  return ((hidden.get(name) ?? 0) & withheldBits) > 0;
}

/**
 * Returns the withheld fields that the post leaves out. A field stays in the post if its default decides on another
 * field: the server evaluates its conditions with the post, and would require a field that the page does not show.
 */
export function fieldsToLeaveOut(graph: ConditionGraph, state: VisibilityState): ReadonlySet<string> {
  const left = new Set<string>();
  const posted: Values = { get: (name) => (left.has(name) ? [] : state.values.get(name)) };
  for (const name of new Set(graph.dependents.map((dependent) => dependent.name))) {
    if (!isWithheld(state, name)) continue;
    left.add(name);
    const isSame = ({ condition }: Dependent) =>
      graph.shows(condition, posted) === graph.shows(condition, state.values);
    if (!graph.bySource.list(name).every(isSame)) left.delete(name);
  }
  return left;
}

/**
 * One short text for the fields that an answer brought, or another text about fields with their number and their names;
 * empty where none of them has a name.
 */
export function revealText(
  labels: readonly string[],
  translate: (key: string, ...values: (string | number)[]) => string,
  language: string,
  key = 'rs-form.revealed',
): string {
  const named = [...new Set(labels.map(withoutColon))].filter(Boolean);
  return named.length > 0 ? translate(key, named.length, listIn(language, named)) : '';
}
