/** State of a `<__tag__>`. */
export interface __Name__State {
  readonly isOpen: boolean;
}

export type __Name__Action = { readonly type: 'toggle-requested' };
export type __Name__Effect = { readonly type: 'dispatch-toggled'; readonly isOpen: boolean };

export const initial__Name__: __Name__State = Object.freeze({ isOpen: false });

/** Decides the next state, and the effects that the core runs. */
export function step__Name__(state: __Name__State, action: __Name__Action) {
  switch (action.type) {
    case 'toggle-requested':
      return become(!state.isOpen);
  }
}

function become(isOpen: boolean): { state: __Name__State; effects: readonly __Name__Effect[] } {
  return { state: { isOpen }, effects: [{ type: 'dispatch-toggled', isOpen }] };
}
