import type { Playground } from '../model/state.model.js';

/** Message to the preview: the form to show, and the page of the form, from 0. */
export interface ShowMessage {
  readonly type: 'show';
  readonly state: Playground;
  readonly page: number;
  /** First-paint rules of the form. */
  readonly rules: string;
  readonly isDark: boolean;
  /** True if the last step of the author was a key press, after which others may come. */
  readonly isTyped: boolean;
}

/** Message to the preview: everything that the visitor has done is forgotten. */
export interface RestartMessage {
  readonly type: 'restart';
}

export type ToPreview = ShowMessage | RestartMessage;

/** Messages of the preview to the playground. */
export type FromPreview =
  | { readonly type: 'ready' }
  /** The form of the last message is on the screen. */
  | { readonly type: 'shown' }
  /** Lines in the console since the form was built. */
  | { readonly type: 'console'; readonly lines: readonly string[] }
  | { readonly type: 'refused'; readonly count: number }
  | { readonly type: 'accepted'; readonly stored: readonly (readonly [name: string, text: string])[] };

const types: readonly FromPreview['type'][] = ['ready', 'shown', 'console', 'refused', 'accepted'];

/** Returns true if a message is one of the preview's. */
export function isFromPreview(data: unknown): data is FromPreview {
  const type: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'type') : undefined;
  return types.some((one) => one === type);
}
