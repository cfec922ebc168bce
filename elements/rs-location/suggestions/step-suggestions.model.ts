import type { Place } from '../place/place.model.js';

/** Time from the last key to the request for addresses, in milliseconds. */
export const typingPauseMs = 500;

export interface SuggestionsState {
  readonly places: readonly Place[];
  /** Index of the place that the arrow keys have reached; -1 for none. */
  readonly active: number;
  readonly isOpen: boolean;
  /** Number of the last text. Answers to earlier texts are ignored. */
  readonly question: number;
}

export type SuggestionsAction =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'answered'; readonly question: number; readonly places: readonly Place[] | null }
  | { readonly type: 'key-pressed'; readonly key: string; readonly isAlt: boolean }
  | { readonly type: 'pressed'; readonly index: number }
  | { readonly type: 'blurred' };

export type SuggestionsEffect =
  /** Request addresses once typing has stopped; '' cancels the request. */
  | { readonly type: 'ask-later'; readonly question: number; readonly text: string }
  | { readonly type: 'announce'; readonly count: number }
  /** Empty the input. */
  | { readonly type: 'clear' }
  | { readonly type: 'choose'; readonly place: Place };

export interface SuggestionsStep {
  readonly state: SuggestionsState;
  readonly effects: readonly SuggestionsEffect[];
  /** Flag: the list used the key, so the browser's default is prevented. */
  readonly isHandled?: boolean;
}

export const noSuggestions: SuggestionsState = Object.freeze({
  places: [],
  active: -1,
  isOpen: false,
  question: 0,
});

/** Returns the next state of a combobox with manual selection (ARIA Authoring Practices). */
export function stepSuggestions(state: SuggestionsState, action: SuggestionsAction): SuggestionsStep {
  switch (action.type) {
    case 'typed':
      return typed(state, action.text.trim());
    case 'answered':
      return answered(state, action.question, action.places);
    case 'key-pressed':
      return pressKey(state, action.key, action.isAlt);
    case 'pressed':
      return choose(state, action.index);
    case 'blurred':
      return { ...typed(state, '') };
  }
}

function typed(state: SuggestionsState, text: string): SuggestionsStep {
  const question = state.question + 1;
  return { state: { ...noSuggestions, question }, effects: [{ type: 'ask-later', question, text }] };
}

function answered(
  state: SuggestionsState,
  question: number,
  places: readonly Place[] | null,
): SuggestionsStep {
  if (question !== state.question) return { state, effects: [] };
  // A failure of the service is not announced; "no address" is.
  if (!places) return { state: { ...noSuggestions, question }, effects: [] };
  return {
    state: { places, active: -1, isOpen: places.length > 0, question },
    effects: [{ type: 'announce', count: places.length }],
  };
}

function pressKey(state: SuggestionsState, key: string, isAlt: boolean): SuggestionsStep {
  const { places, isOpen } = state;
  const last = places.length - 1;
  if (key === 'ArrowDown' && last >= 0) return reach(state, isAlt ? -1 : next(state, 1));
  if (!isOpen) {
    // Only after a list was closed, so that no single Escape removes a text.
    if (key === 'Escape' && last >= 0) return clear(state);
    return key === 'ArrowUp' && last >= 0 ? reach(state, last) : { state, effects: [] };
  }
  if (key === 'ArrowUp') return isAlt ? close(state) : reach(state, next(state, -1));
  if (key === 'Escape') return close(state);
  if (key === 'Enter' && state.active >= 0) return { ...choose(state, state.active), isHandled: true };
  // These keys move the caret in the text.
  if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key))
    return { state: { ...state, active: -1 }, effects: [] };
  return { state, effects: [] };
}

/** Returns the next index. The text itself (-1) is between the last option and the first. */
function next({ active, places, isOpen }: SuggestionsState, by: 1 | -1): number {
  if (!isOpen) return 0;
  const count = places.length + 1;
  return ((active + 1 + by + count) % count) - 1;
}

function reach(state: SuggestionsState, active: number): SuggestionsStep {
  return { state: { ...state, active, isOpen: true }, effects: [], isHandled: true };
}

function close(state: SuggestionsState): SuggestionsStep {
  return { state: { ...state, active: -1, isOpen: false }, effects: [], isHandled: true };
}

function clear({ question }: SuggestionsState): SuggestionsStep {
  const state = { ...noSuggestions, question: question + 1 };
  return { state, effects: [{ type: 'clear' }], isHandled: true };
}

function choose(state: SuggestionsState, index: number): SuggestionsStep {
  const place = state.places[index];
  if (!place) return { state, effects: [] };
  return {
    state: { ...noSuggestions, question: state.question + 1 },
    effects: [{ type: 'choose', place }],
  };
}
