import type { ConsentCategory } from '../../../shared/consent/parse-consent.model.js';

/** Setting that decides when a change reloads the page. */
export type ReloadMode = 'when-needed' | 'always' | 'never';

/** Change of the visitor's choice, with the facts that decide about a reload. */
export interface ChoiceChange {
  readonly before: readonly ConsentCategory[] | null;
  readonly accepted: readonly ConsentCategory[];
  /** True if the cookie holds the choice, so that it survives a reload. */
  readonly isKept: boolean;
  readonly reload: ReloadMode;
  /** Categories of which a script has run in this page. */
  readonly running: ReadonlySet<string>;
  /** True if the server has left out content that only a reload can add. */
  readonly isLocked: boolean;
}

/**
 * Returns true if the page must be reloaded. A choice that no cookie holds would be lost by a reload. Then only a
 * script that must stop is worth one, and the page shows the banner again after it, once.
 */
export function mustReload({ before, accepted, isKept, reload, running, isLocked }: ChoiceChange): boolean {
  if (reload === 'never') return false;
  const has = new Set<string>(['necessary', ...accepted]);
  const had = new Set<string>(['necessary', ...(before ?? [])]);
  if ([...running].some((category) => !has.has(category))) return true;
  const isGained = [...has].some((category) => !had.has(category));
  const isChanged = isGained || has.size !== had.size;
  return isKept && (reload === 'always' ? isChanged : isLocked && isGained);
}
