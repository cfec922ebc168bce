import type { __Name__Action, __Name__Effect, __Name__State } from '../contract/state.js';

interface Step {
  readonly state: __Name__State;
  readonly effects: readonly __Name__Effect[];
}

/** What an action makes of the state, and what the page must do for it. */
export function step__Name__(state: __Name__State, action: __Name__Action): Step {
  switch (action.type) {
    case 'toggle-asked':
      return { state: { isOpen: !state.isOpen }, effects: [{ type: 'tell-toggled' }] };
  }
}
