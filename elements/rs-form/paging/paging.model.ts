import type { Step } from '../../../shared/store/step.model.js';
import type { LayoutClasses } from '../definition/layouts.model.js';

/** State of the pages. Page numbers are 0-based and may have gaps. */
export interface PagingState {
  /** The pages that the markup has, in order. */
  readonly pages: readonly number[];
  /** Pages on which conditions hide everything. They are skipped. */
  readonly skipped: ReadonlySet<number>;
  /** Null until the first page is on show. */
  readonly current: number | null;
}

export type Direction = 'next' | 'prev';

/**
 * Reason for showing a page: the visitor has turned to it, it has an error, or a script or the browser's history
 * requests it.
 */
export type TurnReason = 'goal' | 'error' | 'script' | 'history';

export type PagingAction =
  /** The form is ready for its first page. */
  | { readonly type: 'revealed'; readonly page: number }
  /** The question event was dispatched, and no listener canceled it. */
  | { readonly type: 'turned'; readonly to: number; readonly reason: TurnReason }
  /** A page was added behind all others. */
  | { readonly type: 'page-added'; readonly page: number }
  | { readonly type: 'pages-skipped'; readonly skipped: ReadonlySet<number> };

/** Effect of a decision, as data. */
export type PagingEffect =
  /** Shows this page and hides all others. */
  | { readonly type: 'show-page'; readonly page: number }
  /** The page on show is this one of so many that are shown in turn; both count from 1. */
  | { readonly type: 'paint-progress'; readonly number: number; readonly count: number }
  | {
      readonly type: 'notify-changed';
      readonly from: number;
      readonly to: number;
      readonly direction: Direction;
      readonly reason: TurnReason;
    }
  | { readonly type: 'run-callback'; readonly name: PageCallback; readonly page: number };

export type PageCallback = 'nextPage' | 'changePage' | 'progress';

/** A call of the server's page-change routine, as the handler of a button writes it. */
export interface PageCall {
  readonly formId: number;
  readonly page: number;
  readonly validate: boolean;
  readonly classes: LayoutClasses | null;
  /** With more than three arguments the button counts as one of the form's page changes. */
  readonly argumentCount: number;
}

/** Our own bounds, so that no handler's text keeps the page busy. */
export const pagingLimits = Object.freeze({
  /** Characters of a handler's text; depth of an object in it. */
  handlerLength: 20_000,
  depth: 8,
});

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
  if (wanted >= from)
    return open.find((page) => page >= wanted) ?? lastWhere(open, (page) => page >= from) ?? null;
  return lastWhere(open, (page) => page <= wanted) ?? open.find((page) => page < from) ?? null;
}

/** The page next to one, in a direction; null at the end. */
export function neighbourOf(state: PagingState, page: number, direction: Direction): number | null {
  const open = openPages(state);
  const found = direction === 'next' ? open.find((one) => one > page) : lastWhere(open, (one) => one < page);
  return found ?? null;
}

/** The first visit and every page that is not before the one on show count as "next". */
export function directionOf({ current }: PagingState, to: number): Direction {
  return current === null || to >= current ? 'next' : 'prev';
}

function lastWhere(pages: readonly number[], isMeant: (page: number) => boolean): number | undefined {
  return pages.filter(isMeant).at(-1);
}

type PagingStep = Step<PagingState, PagingEffect>;

/** A form before its first page is on show. */
export function pagingOf(pages: readonly number[]): PagingState {
  return { pages: [...new Set(pages)].sort((one, other) => one - other), skipped: new Set(), current: null };
}

/** Returns the next state of a form's pages, and the effects of an action. */
export function stepPaging(state: PagingState, action: PagingAction): PagingStep {
  switch (action.type) {
    case 'pages-skipped': {
      const next = { ...state, skipped: action.skipped };
      return { state: next, effects: next.current === null ? [] : [progressOf(next)] };
    }
    case 'page-added': {
      const { page } = action;
      if (state.current !== null) {
        const next = { ...state, pages: [...state.pages, page] };
        return { state: next, effects: [progressOf(next)] };
      }
      const next = { ...state, pages: [0, page], current: 0 };
      return { state: next, effects: [{ type: 'show-page', page: 0 }, progressOf(next)] };
    }
    case 'revealed':
      return state.current === null ? show(state, action.page) : { state, effects: [] };
    case 'turned': {
      const { to, reason } = action;
      const from = state.current;
      if (from === null || from === to || !state.pages.includes(to)) return { state, effects: [] };
      return show(state, to, [
        { type: 'notify-changed', from, to, direction: directionOf(state, to), reason },
      ]);
    }
  }
}

/** Everything that a new page brings; the first is no news to anyone, but the page's own functions run for it too. */
function show(state: PagingState, page: number, others: readonly PagingEffect[] = []): PagingStep {
  if (!state.pages.includes(page)) return { state, effects: [] };
  const next = { ...state, current: page };
  return {
    state: next,
    effects: [
      { type: 'show-page', page },
      progressOf(next),
      ...others,
      ...(directionOf(state, page) === 'next' ? [callback('nextPage', page)] : []),
      callback('changePage', page),
      callback('progress', page),
    ],
  };
}

function callback(name: PageCallback, page: number): PagingEffect {
  return { type: 'run-callback', name, page };
}

function progressOf(state: PagingState): PagingEffect {
  const open = openPages(state);
  const place = state.current === null ? 0 : open.indexOf(state.current);
  return { type: 'paint-progress', number: place + 1, count: open.length };
}
