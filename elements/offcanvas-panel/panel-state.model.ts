/** Phase of the panel's movement. */
export type Phase = 'closed' | 'opening' | 'open' | 'closing';

/** Cause of a movement. */
export type Source = 'control' | 'overlay' | 'swipe' | 'key' | 'link' | 'script';

/** Request that a page may send. */
export type PanelRequest = 'open' | 'close';

/** Finger on the panel, or at the edge of the window from which the panel opens. */
export interface Swipe {
  readonly startX: number;
  readonly startY: number;
  /** The panel's width in pixels. */
  readonly width: number;
  /** 1 for a panel that opens to the right, -1 for one that opens to the left. */
  readonly sign: number;
  readonly isFromOpen: boolean;
  /** True once the finger has moved sideways far enough: then the panel follows it. */
  readonly isFollowing: boolean;
  /** Visible share of the panel, 0 to 1. */
  readonly progress: number;
}

/** State of one panel. */
export interface PanelState {
  readonly phase: Phase;
  readonly hasContent: boolean;
  /** True while the content is in the page, above the breakpoint. Then the panel cannot open. */
  readonly isInPage: boolean;
  readonly swipe: Swipe | null;
  /** Cause of the last movement. */
  readonly source: Source;
}

/** Actions of a panel. Times are in milliseconds, places in pixels of the viewport. */
export type PanelAction =
  | { readonly type: 'asked'; readonly request: PanelRequest | 'toggle'; readonly source: Source }
  | { readonly type: 'agreed'; readonly request: PanelRequest; readonly source: Source }
  | { readonly type: 'refused' }
  | { readonly type: 'slid' }
  | { readonly type: 'gone' }
  | { readonly type: 'page-changed'; readonly hasContent: boolean; readonly isInPage: boolean }
  // The step is part of the action: only panels with `swipe` load its code.
  | { readonly type: 'touched'; readonly step: (state: PanelState) => PanelStep };

/** Effects of an action on the page. */
export type PanelEffect =
  | { readonly type: 'ask'; readonly request: PanelRequest; readonly source: Source }
  | { readonly type: 'show' }
  | { readonly type: 'follow'; readonly progress: number }
  | { readonly type: 'slide'; readonly to: 0 | 1 }
  | { readonly type: 'hide' }
  | { readonly type: 'notify'; readonly fact: 'opened' | 'closed'; readonly source: Source }
  | { readonly type: 'reflect' };

/** Next state and effects of an action. */
export interface PanelStep {
  readonly state: PanelState;
  readonly effects: readonly PanelEffect[];
}

/** State before the first action: the content is where the server wrote it. */
export const initialPanel: PanelState = Object.freeze({
  phase: 'closed',
  hasContent: false,
  isInPage: true,
  swipe: null,
  source: 'script',
});

/** Returns true if the panel has content, and the content is not in the page. */
export function canOpen({ hasContent, isInPage }: PanelState): boolean {
  return hasContent && !isInPage;
}

/** Returns true for a panel that is open or opening. */
export function isOut({ phase }: PanelState): boolean {
  return phase === 'open' || phase === 'opening';
}
