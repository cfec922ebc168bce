import { isAllowed, type Answers, type ConsentNeed } from '../../../shared/consent/answers.model.js';

/** Setting that decides when a change reloads the page. */
export type ReloadMode = 'when-needed' | 'always' | 'never';

/** Change of the visitor's choice, with the facts that decide about a reload. */
export interface ChoiceChange {
  /** Answers before; null if the visitor had not chosen. */
  readonly before: Answers | null;
  readonly after: Answers;
  /** True if the cookie holds the choice, so that it survives a reload. */
  readonly isKept: boolean;
  readonly reload: ReloadMode;
  /** Needs of the scripts that have run in this page. */
  readonly running: readonly ConsentNeed[];
  /** True if the server has left out content that only a reload can add. */
  readonly isLocked: boolean;
}

/**
 * Returns true if the page must be reloaded. A choice that no cookie holds would be lost by a reload. Then only a
 * script that must stop is worth one, and the page shows the banner again after it, once.
 */
export function mustReload({ before, after, isKept, reload, running, isLocked }: ChoiceChange): boolean {
  if (reload === 'never') return false;
  if (running.some((need) => !isAllowed(after, need))) return true;
  const has = allowedBy(after);
  const had = allowedBy(before);
  const isGained = has.some((one) => !had.includes(one));
  const isChanged = isGained || has.length !== had.length || refusedBy(after) !== refusedBy(before);
  return isKept && (reload === 'always' ? isChanged : isLocked && isGained);
}

/** Returns the categories and the services that answers allow. */
function allowedBy(answers: Answers | null): readonly string[] {
  return [...new Set(['necessary', ...(answers?.accepted ?? []), ...(answers?.services.allowed ?? [])])];
}

function refusedBy(answers: Answers | null): string {
  return [...(answers?.services.refused ?? [])].sort().join();
}
