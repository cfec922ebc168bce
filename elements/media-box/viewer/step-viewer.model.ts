import {
  canGoNext,
  closedViewer,
  currentItem,
  type Goal,
  type ViewerAction,
  type ViewerEffect,
  type ViewerState,
} from './viewer-state.model.js';

interface ViewerStep {
  readonly state: ViewerState;
  readonly effects: readonly ViewerEffect[];
}

type Opened = Extract<ViewerAction, { readonly type: 'opened' }>;

/** What an action makes of the viewer, and what the page must do for it. */
export function stepViewer(state: ViewerState, action: ViewerAction): ViewerStep {
  if (action.type === 'opened') return open(state, action);
  if (!state.isOpen) return same(state);
  switch (action.type) {
    case 'navigated':
      return go(state, action.to);
    case 'delay-elapsed':
      return state.progress === 'waiting' ? become({ ...state, progress: 'loading' }) : same(state);
    case 'loaded':
    case 'failed':
      return arrive(state, action);
    case 'slideshow-ticked':
      return tick(state);
    case 'slideshow-toggled':
      return toggleSlideshow(state);
    case 'touched':
      return state.isPlaying
        ? become({ ...state, isPlaying: false }, { type: 'play', isOn: false })
        : same(state);
    case 'close-asked':
      return { state, effects: [{ type: 'ask-close', source: action.source }] };
    case 'closed':
      return close(state);
  }
}

/** A viewer that is open shows the new items instead: it has been opened once. */
function open(state: ViewerState, { items, index, isSlideshow }: Opened): ViewerStep {
  if (items.length === 0) return same(state);
  const place = clamp(index, items.length);
  const isPlaying = isSlideshow && items.length > 1 ? true : null;
  return show(
    { ...closedViewer, isOpen: true, items, index: place, isPlaying },
    state.isOpen ? 'item-changed' : 'opened',
  );
}

/** What was on show last stays known, for who asks. */
function close(state: ViewerState): ViewerStep {
  const closed: ViewerState = { ...state, isOpen: false, isPlaying: null };
  return become(closed, { type: 'play', isOn: false }, { type: 'hide' }, { type: 'emit', fact: 'closed' });
}

/** Whoever goes by hand has seen enough of the slideshow (WCAG 2.2.2). */
function go(state: ViewerState, to: Goal): ViewerStep {
  const index = clamp(placeOf(state, to), state.items.length);
  if (index === state.index) return same(state);
  const stopped = state.isPlaying ? { ...state, isPlaying: false } : state;
  const { state: next, effects } = show({ ...stopped, index }, 'item-changed');
  return { state: next, effects: state.isPlaying ? [{ type: 'play', isOn: false }, ...effects] : effects };
}

function show(state: ViewerState, fact: 'opened' | 'item-changed'): ViewerStep {
  const isKnown = currentItem(state)?.type !== 'error';
  const shown: ViewerState = { ...state, progress: isKnown ? 'waiting' : 'failed' };
  const emitted: ViewerEffect = { type: 'emit', fact };
  if (isKnown) return become(shown, { type: 'wait' }, emitted);
  return become(shown, emitted, ...afterFailure(shown));
}

function arrive(
  state: ViewerState,
  { type, index }: { readonly type: string; readonly index: number },
): ViewerStep {
  if (index !== state.index || state.progress === 'shown' || state.progress === 'failed') return same(state);
  if (type === 'failed') {
    const failed: ViewerState = { ...state, progress: 'failed' };
    return become(failed, ...afterFailure(failed));
  }
  const shown: ViewerState = { ...state, progress: 'shown' };
  return become(shown, { type: 'preload', items: neighbours(shown) }, ...playOn(shown));
}

/** A broken item stays long enough to be read, as any other. */
function afterFailure(state: ViewerState): readonly ViewerEffect[] {
  return [{ type: 'emit', fact: 'load-failed' }, ...playOn(state)];
}

/** The time of an item runs from when it is there. */
function playOn({ isPlaying }: ViewerState): readonly ViewerEffect[] {
  return isPlaying ? [{ type: 'play', isOn: true }] : [];
}

/** The slideshow ends with the last item. */
function tick(state: ViewerState): ViewerStep {
  if (!state.isPlaying || !canGoNext(state)) return same(state);
  const index = state.index + 1;
  const isLast = index === state.items.length - 1;
  return show({ ...state, index, isPlaying: isLast ? false : true }, 'item-changed');
}

/** Started again at the end, it begins with the first item. */
function toggleSlideshow(state: ViewerState): ViewerStep {
  if (state.isPlaying === null) return same(state);
  if (state.isPlaying) return become({ ...state, isPlaying: false }, { type: 'play', isOn: false });
  const playing: ViewerState = { ...state, isPlaying: true };
  if (!canGoNext(state)) return show({ ...playing, index: 0 }, 'item-changed');
  const isThere = state.progress === 'shown' || state.progress === 'failed';
  return become(playing, ...(isThere ? playOn(playing) : []));
}

function neighbours({ items, index }: ViewerState) {
  const before = index > 0 ? items.at(index - 1) : undefined;
  return [items.at(index + 1), before].filter((item) => item !== undefined);
}

function placeOf({ index, items }: ViewerState, to: Goal): number {
  switch (to) {
    case 'next':
      return index + 1;
    case 'previous':
      return index - 1;
    case 'first':
      return 0;
    case 'last':
      return items.length - 1;
    default:
      return to;
  }
}

function clamp(index: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.trunc(index) || 0));
}

function become(state: ViewerState, ...effects: readonly ViewerEffect[]): ViewerStep {
  return { state, effects };
}

function same(state: ViewerState): ViewerStep {
  return { state, effects: [] };
}
