import { idOf, readEntries, usualCategories } from '../../../shared/consent/category-entries.model.js';
import { knownCategories, type ConsentCategory } from '../../../shared/consent/parse-consent.model.js';

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
