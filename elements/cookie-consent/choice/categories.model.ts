import { readCategories, type ConsentCategory } from '../../../shared/consent/parse-consent.model.js';

/** What is offered where the author names nothing: marketing only for whoever configures it. */
const usual: readonly unknown[] = ['preferences', 'statistics'];

/**
 * The ids that `{ "categories": ["preferences", { "id": "statistics" }] }` offers. What is necessary is always there;
 * what cannot be read offers the usual, and `read-categories.model.ts` names it.
 */
export function readOffered(json: string | undefined): readonly ConsentCategory[] {
  const listed = listIn(json).map((entry) => (entry as { readonly id?: unknown } | null)?.id ?? entry);
  return readCategories(['necessary', ...listed]);
}

/** The ids of a list that are offered; what is necessary always is. */
export function offeredOf(
  ids: readonly ConsentCategory[],
  offered: readonly ConsentCategory[],
): readonly ConsentCategory[] {
  return offered.filter((id) => id === 'necessary' || ids.includes(id));
}

function listIn(json: string | undefined): readonly unknown[] {
  try {
    const found = json === undefined ? null : (JSON.parse(json) as { readonly categories?: unknown } | null);
    return Array.isArray(found?.categories) ? found.categories : usual;
  } catch {
    return usual;
  }
}
