import type { Nearness } from '../contract/limits.js';
import type { LazyAction, LazyEffect, LazyState } from '../contract/state.js';
import { reachOf } from './reach.js';

interface Step<Item> {
  readonly state: LazyState<Item>;
  readonly effects: readonly LazyEffect<Item>[];
}

/** How many may load at once when an image of this nearness starts: the visitor's own screen goes first. */
const atOnce: readonly (readonly [Nearness, number])[] = [
  ['seen', 8],
  ['near', 6],
  ['far', 1],
  ['ahead', 1],
];

/** What an action makes of the state, and what the page must do for it. */
export function stepLazy<Item>(before: LazyState<Item>, action: LazyAction<Item>): Step<Item> {
  const state = note(before, action);
  const reach = reachOf(state);
  const items = action.type === 'print-asked' ? [...state.waiting.keys()] : dueIn(state);
  const aim: LazyEffect<Item>[] = reach === reachOf(before) ? [] : [{ type: 'aim', reach }];
  if (items.length === 0) return { state, effects: aim };
  return { state: start(state, items), effects: [...aim, { type: 'load', items }] };
}

function note<Item>(state: LazyState<Item>, action: LazyAction<Item>): LazyState<Item> {
  switch (action.type) {
    case 'page-loaded':
      return { ...state, isLoaded: true };
    case 'scroll-started':
    case 'scroll-ended':
      return { ...state, isScrolling: action.type === 'scroll-started' };
    case 'measured':
      return { ...state, waiting: new Map([...state.waiting, ...action.items]) };
    case 'lost':
      return lose(state, action.items);
    case 'print-asked':
      return state;
  }
}

/** What has ended, takes too long or has left the page makes room for others. */
function lose<Item>(state: LazyState<Item>, items: readonly Item[]): LazyState<Item> {
  const [waiting, running] = [new Map(state.waiting), new Set(state.running)];
  for (const item of items) {
    waiting.delete(item);
    running.delete(item);
  }
  return { ...state, waiting, running };
}

function start<Item>(state: LazyState<Item>, items: readonly Item[]): LazyState<Item> {
  return { ...lose(state, items), running: new Set([...state.running, ...items]) };
}

/** What waits and may start, the nearest first. Loading ahead is for a page that has loaded. */
function dueIn<Item>({ waiting, running, isLoaded }: LazyState<Item>): readonly Item[] {
  const due: Item[] = [];
  for (const [nearness, most] of atOnce) {
    if (nearness === 'ahead' && !isLoaded) continue;
    for (const [item, its] of waiting) {
      if (its === nearness && running.size + due.length < most) due.push(item);
    }
  }
  return due;
}
