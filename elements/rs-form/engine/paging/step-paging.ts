import type { PageCallback, PagingAction, PagingEffect, PagingState } from '../../contract/paging.js';
import { directionOf, openPages } from './find-page.js';

interface PagingStep {
  readonly state: PagingState;
  readonly effects: readonly PagingEffect[];
}

/** A form before its first page is on show. */
export function pagingOf(pages: readonly number[]): PagingState {
  return { pages: [...new Set(pages)].sort((one, other) => one - other), skipped: new Set(), current: null };
}

/** What follows from what happened to the pages of a form. */
export function stepPaging(state: PagingState, action: PagingAction): PagingStep {
  switch (action.type) {
    case 'pages-skipped': {
      const next = { ...state, skipped: action.skipped };
      return { state: next, effects: next.current === null ? [] : [progressOf(next)] };
    }
    case 'revealed':
      return state.current === null ? show(state, action.page) : { state, effects: [] };
    case 'turned': {
      const { to, reason } = action;
      const from = state.current;
      if (from === null || from === to || !state.pages.includes(to)) return { state, effects: [] };
      return show(state, to, [{ type: 'tell-changed', from, to, direction: directionOf(state, to), reason }]);
    }
  }
}

/** Everything that a new page brings; the first is no news to anyone, but the page's own functions run for it too. */
function show(state: PagingState, page: number, told: readonly PagingEffect[] = []): PagingStep {
  if (!state.pages.includes(page)) return { state, effects: [] };
  const next = { ...state, current: page };
  return {
    state: next,
    effects: [
      { type: 'show-page', page },
      progressOf(next),
      ...told,
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
