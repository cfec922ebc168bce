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
