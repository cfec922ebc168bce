import { reachOf, type Nearness, type Progress, type Reach } from './reach.model.js';

/** What is known of the images of one `<lazy-images>`. What an item is, the queue need not know. */
export interface QueueState<Item> extends Progress {
  /** What has not begun to load, and how near it is. */
  readonly waiting: ReadonlyMap<Item, Nearness>;
  readonly running: ReadonlySet<Item>;
}

/** What can happen. */
export type QueueAction<Item> =
  | { readonly type: 'page-loaded' | 'scroll-started' | 'scroll-ended' | 'print-requested' }
  | { readonly type: 'measured'; readonly items: ReadonlyMap<Item, Nearness> }
  | { readonly type: 'lost'; readonly items: readonly Item[] };

/** What the page must do. */
export type QueueEffect<Item> =
  | { readonly type: 'aim'; readonly reach: Reach }
  | { readonly type: 'load'; readonly items: readonly Item[] };

interface Step<Item> {
  readonly state: QueueState<Item>;
  readonly effects: readonly QueueEffect<Item>[];
}

/** How many may load at once when an image of this nearness starts: the visitor's own screen goes first. */
const atOnce: readonly (readonly [Nearness, number])[] = [
  ['seen', 8],
  ['near', 6],
  ['far', 1],
  ['ahead', 1],
];

/** Before anything was found. */
export function initialQueue<Item>(mode: number): QueueState<Item> {
  return { mode, isLoaded: false, isScrolling: false, waiting: new Map(), running: new Set() };
}

/** What an action makes of the state, and what the page must do for it. */
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

/** What has ended, takes too long or has left the page makes room for others. */
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

/** What waits and may start, the nearest first. Loading ahead is for a page that has loaded. */
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
