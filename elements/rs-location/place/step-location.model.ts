import { decimals, readPosition, writePosition, type Place, type Position } from './place.model.js';

/** Forms of the posted value: an address, or latitude and longitude. */
export const valueForms = ['address', 'coordinates'] as const;

export type ValueForm = (typeof valueForms)[number];

export interface LocationRules {
  readonly form: ValueForm;
  /** Flag: addresses may be requested now. */
  readonly canAsk: boolean;
}

/** Text and position of the field; the position is null while that of the text is unknown. */
export interface LocationState {
  readonly text: string;
  readonly position: Position | null;
  /** Number of the last question. Answers to earlier questions are ignored. */
  readonly question: number;
}

export type LocationAction =
  /** The text was typed, reset, or set by the page. */
  | { readonly type: 'written'; readonly text: string }
  /** The text is complete, or addresses may be requested from now on. */
  | { readonly type: 'finished' }
  | { readonly type: 'chosen'; readonly place: Place }
  | { readonly type: 'pointed'; readonly position: Position; readonly isDone: boolean }
  | { readonly type: 'answered'; readonly question: number; readonly place: Place | null };

export type LocationEffect =
  | { readonly type: 'write'; readonly text: string; readonly isDone: boolean }
  | { readonly type: 'show'; readonly position: Position | null }
  /** Request the address of a position. */
  | { readonly type: 'name'; readonly question: number; readonly position: Position }
  /** Request the position of an address. */
  | { readonly type: 'find'; readonly question: number; readonly text: string };

export interface LocationStep {
  readonly state: LocationState;
  readonly effects: readonly LocationEffect[];
}

export const emptyLocation: LocationState = Object.freeze({ text: '', position: null, question: 0 });

/** Returns the next state, with the effects that keep text and marker equal. */
export function stepLocation(
  state: LocationState,
  action: LocationAction,
  rules: LocationRules,
): LocationStep {
  switch (action.type) {
    case 'written':
      return written(state, action.text);
    case 'finished':
      return finished(state, rules);
    case 'chosen':
      return chosen(state, action.place, rules);
    case 'pointed':
      return pointed(state, action.position, action.isDone, rules);
    case 'answered':
      return answered(state, action.question, action.place, rules);
  }
}

/** A new text removes the position of the old one. */
function written(state: LocationState, text: string): LocationStep {
  if (text === state.text) return { state, effects: [] };
  const position = readPosition(text);
  return { state: asked(state, { text, position }), effects: [{ type: 'show', position }] };
}

function finished(state: LocationState, { form, canAsk }: LocationRules): LocationStep {
  const text = state.text.trim();
  if (!canAsk || form === 'coordinates' || state.position || text === '') return { state, effects: [] };
  const next = asked(state, {});
  return { state: next, effects: [{ type: 'find', question: next.question, text }] };
}

function chosen(state: LocationState, { address, position }: Place, { form }: LocationRules): LocationStep {
  if (form === 'coordinates' && !position) return { state, effects: [] };
  const text = form === 'coordinates' && position ? writePosition(position, decimals.chosen) : address;
  return {
    state: asked(state, { text, position }),
    effects: [
      { type: 'show', position },
      { type: 'write', text, isDone: true },
    ],
  };
}

function pointed(
  state: LocationState,
  position: Position,
  isDone: boolean,
  { form, canAsk }: LocationRules,
): LocationStep {
  if (form === 'address' && !isDone) return { state: asked(state, { position }), effects: [] };
  const show: LocationEffect = { type: 'show', position };
  if (form === 'address' && canAsk) {
    const next = asked(state, { position });
    return { state: next, effects: [show, { type: 'name', question: next.question, position }] };
  }
  const text = writePosition(position, decimals.pointed);
  return { state: asked(state, { text, position }), effects: [show, { type: 'write', text, isDone }] };
}

/** Ignores the answer to an earlier question. */
function answered(
  state: LocationState,
  question: number,
  place: Place | null,
  { form }: LocationRules,
): LocationStep {
  if (question !== state.question || form === 'coordinates') return { state, effects: [] };
  const { position } = state;
  if (position) {
    // A place without an address is written in degrees.
    const text = place?.address || writePosition(position, decimals.pointed);
    return { state: { ...state, text }, effects: [{ type: 'write', text, isDone: true }] };
  }
  if (!place?.position) return { state, effects: [] };
  return {
    state: { ...state, position: place.position },
    effects: [{ type: 'show', position: place.position }],
  };
}

/** Returns a changed state with a new question number, so that open requests are ignored. */
function asked(state: LocationState, change: Partial<LocationState>): LocationState {
  return { ...state, ...change, question: state.question + 1 };
}
