import { readCategories, type ConsentCategory } from '../../../shared/consent/parse-consent.model.js';

/** What is offered where the author names nothing: marketing only for whoever configures it. */
const usual: readonly unknown[] = ['preferences', 'statistics'];

/**
 * The ids that `{ "categories": ["preferences", { "id": "statistics" }] }` offers. What is necessary is always there;
 * what cannot be read offers the usual, and `mistakes.dom.ts` names it.
 */
export function readOffered(json: string | undefined): readonly ConsentCategory[] {
  return readCategories(['necessary', ...(idsIn(json) ?? usual)]);
}

/** Returns whether all that the JSON lists is offered, each id once. */
export function isReadable(json: string | undefined): boolean {
  const ids = idsIn(json);
  return ids?.length === readCategories(ids).length;
}

/** The ids of a list that are offered; what is necessary always is. */
export function offeredOf(
  ids: readonly ConsentCategory[],
  offered: readonly ConsentCategory[],
): readonly ConsentCategory[] {
  return offered.filter((id) => id === 'necessary' || ids.includes(id));
}

/** Returns the ids that the JSON lists, known or not; undefined where it is no such JSON. */
function idsIn(json: string | undefined): readonly unknown[] | undefined {
  if (json === undefined) return usual;
  try {
    const found = JSON.parse(json) as { readonly categories?: unknown } | null;
    const list: unknown = found?.categories;
    if (!Array.isArray(list)) return undefined;
    return list.map((entry: { readonly id?: unknown } | null) => entry?.id ?? entry);
  } catch {
    return undefined;
  }
}
