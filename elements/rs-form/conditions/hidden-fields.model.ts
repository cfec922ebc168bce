import { listIn } from '../../../shared/i18n/by-intl.model.js';
import type { ConditionGraph } from './compile.model.js';
import { targetKey, type Values, type VisibilityState } from './visibility.model.js';

/** Returns whether a field is neither counted nor posted: a condition hides it and does not keep what was typed. */
export function isWithheld({ hidden }: Pick<VisibilityState, 'hidden'>, name: string): boolean {
  return (['block', 'field'] as const).some((scope) => hidden.get(targetKey({ scope, name })) === false);
}

/**
 * Returns the withheld fields that a post is sent without. A field stays in the post where its default decides on
 * another field: the server reads its conditions from the post, and would ask for what the page does not show.
 */
export function fieldsToLeaveOut(graph: ConditionGraph, state: VisibilityState): ReadonlySet<string> {
  const left = new Set<string>();
  const posted: Values = { get: (name) => (left.has(name) ? [] : state.values.get(name)) };
  for (const name of new Set(graph.dependents.map(({ target }) => target.name))) {
    if (!isWithheld(state, name)) continue;
    left.add(name);
    const dependents = graph.bySource.get(name) ?? [];
    if (dependents.some(({ shows }) => shows(posted) !== shows(state.values))) left.delete(name);
  }
  return left;
}

/** One short text for the fields that an answer brought; empty where none of them has a name. */
export function revealText(
  labels: readonly string[],
  translate: (key: string, ...values: (string | number)[]) => string,
  language: string,
): string {
  const named = [...new Set(labels.map((label) => label.trim().replace(/(?<![:.])[:.]+$/, '')))].filter(
    Boolean,
  );
  return named.length > 0 ? translate('rs-form.revealed', named.length, listIn(language, named)) : '';
}
