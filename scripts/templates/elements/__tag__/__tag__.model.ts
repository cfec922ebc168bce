/** What is known of one `<__tag__>`. */
export interface __Name__State {
  readonly isOpen: boolean;
}

/** What can happen to it. */
export type __Name__Action = { readonly type: 'toggle-requested' } | { readonly type: 'close-requested' };

/** What the page must do for it. */
export type __Name__Effect = { readonly type: 'tell-toggled'; readonly isOpen: boolean };

interface Step {
  readonly state: __Name__State;
  readonly effects: readonly __Name__Effect[];
}

/** Before anything has happened. */
export const initial__Name__: __Name__State = Object.freeze({ isOpen: false });

/** What an action makes of the state, and what the page must do for it. */
export function step__Name__(state: __Name__State, action: __Name__Action): Step {
  switch (action.type) {
    case 'toggle-requested':
      return become(!state.isOpen);
    case 'close-requested':
      return state.isOpen ? become(false) : { state, effects: [] };
  }
}

function become(isOpen: boolean): Step {
  return { state: { isOpen }, effects: [{ type: 'tell-toggled', isOpen }] };
}
