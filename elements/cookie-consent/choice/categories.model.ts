import { knownCategories, type ConsentCategory } from '../../../shared/consent/parse-consent.model.js';

/** The optional categories of a layer without a list of its own. Marketing has to be listed. */
export const usualCategories: readonly unknown[] = ['preferences', 'statistics'];

/**
 * Reads the list of the JSON `{ "categories": ["preferences", { "id": "statistics" }] }`.
 *
 * @returns Its entries as they are, known or not; the usual ones without JSON; undefined where the JSON has no list.
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

/** Returns the known categories that the JSON lists, `necessary` first; the usual ones where it has no list. */
export function readOffered(json: string | undefined): readonly ConsentCategory[] {
  return knownCategories(['necessary', ...(readEntries(json) ?? usualCategories).map(idOf)]);
}

/** Returns whether the JSON has a list in which each entry is a known category, each once. */
export function isReadable(json: string | undefined): boolean {
  const ids = readEntries(json)?.map(idOf);
  return ids?.length === knownCategories(ids).length;
}

/** Returns those of some categories that are offered, and `necessary`. */
export function offeredOf(
  ids: readonly ConsentCategory[],
  offered: readonly ConsentCategory[],
): readonly ConsentCategory[] {
  return offered.filter((id) => id === 'necessary' || ids.includes(id));
}
