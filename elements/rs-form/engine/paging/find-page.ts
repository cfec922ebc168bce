import type { Direction, PagingState } from '../../contract/paging.js';

/** The pages that are shown in turn: all but those on which nothing is left, and the one on show. */
export function openPages({ pages, skipped, current }: PagingState): readonly number[] {
  const open = pages.filter((page) => page === current || !skipped.has(page));
  return open.length > 0 ? open : pages;
}

/** The last page that can be shown; 0 where there is none. */
export function lastPage(state: PagingState): number {
  return openPages(state).at(-1) ?? 0;
}

/**
 * The page that is shown when `wanted` is: itself, or the next one the same way where it is left out, or the nearest
 * where it lies outside. Null where there is none that way.
 */
export function reachablePage(state: PagingState, wanted: number): number | null {
  const open = openPages(state);
  const from = state.current ?? 0;
  if (wanted >= from) return open.find((page) => page >= wanted) ?? lastAfter(open, from);
  return lastWhere(open, (page) => page <= wanted) ?? open.find((page) => page < from) ?? null;
}

/** The page next to one, in a direction; null at the end. */
export function neighbourOf(state: PagingState, page: number, direction: Direction): number | null {
  const open = openPages(state);
  const found = direction === 'next' ? open.find((one) => one > page) : lastWhere(open, (one) => one < page);
  return found ?? null;
}

/** The first visit and every page that is not before the one on show count as "next" (specification 2). */
export function directionOf({ current }: PagingState, to: number): Direction {
  return current === null || to >= current ? 'next' : 'prev';
}

function lastAfter(open: readonly number[], from: number): number | null {
  const last = open.at(-1);
  return last !== undefined && last >= from ? last : null;
}

function lastWhere(pages: readonly number[], isMeant: (page: number) => boolean): number | undefined {
  return pages.filter(isMeant).at(-1);
}
