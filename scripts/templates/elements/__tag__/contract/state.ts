/** What is known of one `<__tag__>`. */
export interface __Name__State {
  readonly isOpen: boolean;
}

/** What can happen to it. */
export type __Name__Action = { readonly type: 'toggle-asked' };

/** What the page must do for it. */
export type __Name__Effect = { readonly type: 'tell-toggled' };

/** Before anything has happened. */
export const initial__Name__: __Name__State = Object.freeze({ isOpen: false });
