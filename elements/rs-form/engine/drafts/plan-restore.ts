import { draftLimits, type Draft, type Snapshot } from '../../contract/draft.js';
import { isSame } from './is-same.js';

/** Whether a draft is young enough to be used. One from the future tells of a clock that jumped. */
export function isFresh({ savedAt }: Draft, now: number): boolean {
  const age = now - savedAt;
  return age >= 0 && age <= draftLimits.lifeMs;
}

/**
 * What goes back into the form: only into fields that are as the server sent them. Where the server sent the form
 * back with errors, a field with another default than before holds what the server made of the post: it stays.
 */
export function planRestore(
  draft: Draft,
  current: Snapshot,
  defaults: Snapshot,
  isSentBack = false,
): Snapshot {
  const plan = new Map<string, readonly string[]>();
  for (const [key, entry] of draft.entries) {
    const now = current.get(key);
    const own = defaults.get(key);
    if (!isSame(now, own) || isSame(now, entry.values)) continue;
    if (isSentBack && !isSame(own, entry.defaults)) continue;
    plan.set(key, entry.values);
  }
  return plan;
}
