import { reachOf, type Nearness, type Progress, type Reach } from './reach.model.js';

/** State of the queue of one `<lazy-images>`. Items are opaque to it. */
export interface QueueState<Item> extends Progress {
  /** Items that have not started, and their distance from the screen. */
  readonly waiting: ReadonlyMap<Item, Nearness>;
  readonly running: ReadonlySet<Item>;
}

/** Actions of the queue. */
export type QueueAction<Item> =
  | { readonly type: 'page-loaded' | 'scroll-started' | 'scroll-ended' | 'print-requested' }
  | { readonly type: 'measured'; readonly items: ReadonlyMap<Item, Nearness> }
  | { readonly type: 'lost'; readonly items: readonly Item[] };

/** Effects of the queue. */
export type QueueEffect<Item> =
  | { readonly type: 'aim'; readonly reach: Reach }
  | { readonly type: 'load'; readonly items: readonly Item[] };

interface Step<Item> {
  readonly state: QueueState<Item>;
  readonly effects: readonly QueueEffect<Item>[];
}

/** Number of parallel loads up to which an item of each distance may start. Visible items come first. */
const atOnce: readonly (readonly [Nearness, number])[] = [
  ['seen', 8],
  ['near', 6],
  ['far', 1],
  ['ahead', 1],
];

/** Returns the state before any item was found. */
export function initialQueue<Item>(mode: number): QueueState<Item> {
  return { mode, isLoaded: false, isScrolling: false, waiting: new Map(), running: new Set() };
}

/** Returns the next state and the effects of an action. */
export function stepQueue<Item>(before: QueueState<Item>, action: QueueAction<Item>): Step<Item> {
  const state = note(before, action);
  const reach = reachOf(state);
  const items = action.type === 'print-requested' ? [...state.waiting.keys()] : dueIn(state);
  const aim: QueueEffect<Item>[] = reach === reachOf(before) ? [] : [{ type: 'aim', reach }];
  if (items.length === 0) return { state, effects: aim };
  return { state: start(state, items), effects: [...aim, { type: 'load', items }] };
}

function note<Item>(state: QueueState<Item>, action: QueueAction<Item>): QueueState<Item> {
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
    case 'print-requested':
      return state;
  }
}

/** Removes items that have ended, timed out or left the page. */
function lose<Item>(state: QueueState<Item>, items: readonly Item[]): QueueState<Item> {
  const waiting = new Map(state.waiting);
  const running = new Set(state.running);
  for (const item of items) {
    waiting.delete(item);
    running.delete(item);
  }
  return { ...state, waiting, running };
}

function start<Item>(state: QueueState<Item>, items: readonly Item[]): QueueState<Item> {
  return { ...lose(state, items), running: new Set([...state.running, ...items]) };
}

/** Returns the waiting items that may start, the nearest first. Items to load ahead wait until the page has loaded. */
function dueIn<Item>({ waiting, running, isLoaded }: QueueState<Item>): readonly Item[] {
  const due: Item[] = [];
  for (const [nearness, most] of atOnce) {
    if (nearness === 'ahead' && !isLoaded) continue;
    for (const [item, its] of waiting) {
      if (its === nearness && running.size + due.length < most) due.push(item);
    }
  }
  return due;
}
