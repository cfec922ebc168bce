import {
  canOpen,
  isOut,
  type PanelAction,
  type PanelEffect,
  type PanelRequest,
  type PanelState,
  type PanelStep,
  type Source,
} from './panel-state.model.js';

/** Returns the next state and the effects of an action. */
export function stepPanel(state: PanelState, action: PanelAction): PanelStep {
  switch (action.type) {
    case 'asked':
      return ask(state, action.request === 'toggle' ? otherRequest(state) : action.request, action.source);
    case 'agreed':
      return action.request === 'open' ? open(state, action.source) : close(state, action.source);
    case 'refused':
      return refuse(state);
    case 'slid':
      return arrive(state);
    case 'gone':
      return shut(state);
    case 'page-changed':
      return update(state, action.hasContent, action.isInPage);
    case 'touched':
      return action.step(state);
  }
}

function otherRequest(state: PanelState): PanelRequest {
  return isOut(state) ? 'close' : 'open';
}

function ask(state: PanelState, request: PanelRequest, source: Source): PanelStep {
  const isPossible = request === 'open' ? canOpen(state) && !isOut(state) : isOut(state);
  return { state, effects: [isPossible ? { type: 'ask', request, source } : { type: 'reflect' }] };
}

function open(state: PanelState, source: Source): PanelStep {
  if (!canOpen(state) || isOut(state)) return { state, effects: [] };
  const next: PanelState = { ...state, phase: 'opening', source };
  const shows: PanelEffect[] = state.phase === 'closed' ? [{ type: 'show' }] : [];
  // During a swipe the panel follows the finger.
  const moves: PanelEffect = state.swipe
    ? { type: 'follow', progress: state.swipe.progress }
    : { type: 'slide', to: 1 };
  return { state: next, effects: [...shows, moves] };
}

function close(state: PanelState, source: Source): PanelStep {
  if (!isOut(state)) return { state, effects: [] };
  return { state: { ...state, phase: 'closing', swipe: null, source }, effects: [{ type: 'slide', to: 0 }] };
}

/** Moves a panel back that a swipe has moved, after the page has cancelled the event. */
function refuse(state: PanelState): PanelStep {
  const back: PanelEffect[] = state.phase === 'open' ? [{ type: 'slide', to: 1 }] : [];
  return { state: { ...state, swipe: null }, effects: [...back, { type: 'reflect' }] };
}

function arrive(state: PanelState): PanelStep {
  if (state.phase === 'opening') {
    const { source } = state;
    return { state: { ...state, phase: 'open' }, effects: [{ type: 'notify', fact: 'opened', source }] };
  }
  return state.phase === 'closing' ? shut(state, state.source) : { state, effects: [] };
}

/** Applies changes of the page. A panel without content, or with its content in the page, closes. */
function update(before: PanelState, hasContent: boolean, isInPage: boolean): PanelStep {
  const isSame = hasContent === before.hasContent && isInPage === before.isInPage;
  const state = isSame ? before : { ...before, hasContent, isInPage };
  return isSame || canOpen(state) ? { state, effects: [] } : shut(state);
}

function shut(state: PanelState, source: Source = 'script'): PanelStep {
  if (state.phase === 'closed') return { state: { ...state, swipe: null }, effects: [] };
  return {
    state: { ...state, phase: 'closed', swipe: null, source },
    effects: [{ type: 'hide' }, { type: 'notify', fact: 'closed', source }],
  };
}
