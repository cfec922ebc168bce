import { knownCategories, type ConsentCategory } from '../../../shared/consent/parse-consent.model.js';

/** Optional categories of a layer without JSON. `marketing` is offered only if it is listed. */
export const usualCategories: readonly unknown[] = ['preferences', 'statistics'];

/**
 * Reads the list of the JSON `{ "categories": ["preferences", { "id": "statistics" }] }`.
 *
 * @returns The entries unchanged, also unknown ones; the usual ones without JSON; undefined if the JSON has no list.
 */
export function readEntries(json: string | undefined): readonly unknown[] | undefined {
  if (json === undefined) return usualCategories;
  try {
    const found = JSON.parse(json) as { readonly categories?: unknown } | null;
    return Array.isArray(found?.categories) ? found.categories : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the id of an entry, which is the entry itself or its `id`. */
export function idOf(entry: unknown): unknown {
  return (entry as { readonly id?: unknown } | null)?.id ?? entry;
}

/** Returns the known categories of the JSON, `necessary` first; the usual ones if the JSON has no list. */
export function readOffered(json: string | undefined): readonly ConsentCategory[] {
  return knownCategories(['necessary', ...(readEntries(json) ?? usualCategories).map(idOf)]);
}

/** Returns the given categories that are offered, and `necessary`. */
export function offeredOf(
  ids: readonly ConsentCategory[],
  offered: readonly ConsentCategory[],
): readonly ConsentCategory[] {
  return offered.filter((id) => id === 'necessary' || ids.includes(id));
}
