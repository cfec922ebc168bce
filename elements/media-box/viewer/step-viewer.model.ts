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

/** Returns the next state and the effects of an action. */
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

/** Opens the viewer. An open one shows the new items without a second `opened` event. */
function open(state: ViewerState, { items, index, isSlideshow }: Opened): ViewerStep {
  if (items.length === 0) return same(state);
  const place = clamp(index, items.length);
  const isPlaying = isSlideshow && items.length > 1 ? true : null;
  return show(
    { ...closedViewer, isOpen: true, items, index: place, isPlaying },
    state.isOpen ? 'item-changed' : 'opened',
  );
}

/** Closes the viewer. The last item stays in the state for the event. */
function close(state: ViewerState): ViewerStep {
  const closed: ViewerState = { ...state, isOpen: false, isPlaying: null };
  return become(closed, { type: 'play', isOn: false }, { type: 'hide' }, { type: 'emit', fact: 'closed' });
}

/** Shows another item. Manual navigation stops the slideshow (WCAG 2.2.2). */
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

/** Returns the effects of a failure. A failed item is shown as long as any other. */
function afterFailure(state: ViewerState): readonly ViewerEffect[] {
  return [{ type: 'emit', fact: 'load-failed' }, ...playOn(state)];
}

/** Returns the effect that starts the slideshow's timer, once the item has loaded. */
function playOn({ isPlaying }: ViewerState): readonly ViewerEffect[] {
  return isPlaying ? [{ type: 'play', isOn: true }] : [];
}

/** Shows the next item of the slideshow, which ends at the last one. */
function tick(state: ViewerState): ViewerStep {
  if (!state.isPlaying || !canGoNext(state)) return same(state);
  const index = state.index + 1;
  const isLast = index === state.items.length - 1;
  return show({ ...state, index, isPlaying: isLast ? false : true }, 'item-changed');
}

/** Starts or stops the slideshow. At the end it starts again with the first item. */
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
