import type { DraftEntry, Snapshot } from '../../contract/draft.js';
import { isSame } from './is-same.js';

/** What a draft of these fields holds: those that differ from their defaults and were not discarded as they are. */
export function draftOf(
  current: Snapshot,
  defaults: Snapshot,
  discarded: Snapshot = new Map(),
): ReadonlyMap<string, DraftEntry> {
  const entries = new Map<string, DraftEntry>();
  for (const [key, values] of current) {
    const own = defaults.get(key);
    if (!own || isSame(values, own) || isSame(values, discarded.get(key))) continue;
    entries.set(key, { values, defaults: own });
  }
  return entries;
}
