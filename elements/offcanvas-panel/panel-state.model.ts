import { fromLength } from '../../shared/element/breakpoint.model.js';

/** Where the panel is on its way. */
export type Phase = 'closed' | 'opening' | 'open' | 'closing';

/** What moved it. */
export type Source = 'control' | 'overlay' | 'swipe' | 'key' | 'link' | 'script';

/** What the page may ask of it. */
export type PanelRequest = 'open' | 'close';

/** A finger on the panel, or at the edge of the page where the panel waits. */
export interface Swipe {
  readonly startX: number;
  readonly startY: number;
  /** The panel's width in pixels. */
  readonly width: number;
  /** 1 where the panel opens to the right, -1 where it opens to the left. */
  readonly sign: number;
  readonly isFromOpen: boolean;
  /** Whether the panel follows: the finger has moved sideways far enough. */
  readonly isFollowing: boolean;
  /** How far the panel is out, 0 to 1. */
  readonly progress: number;
}

/** What is known of one panel. */
export interface PanelState {
  readonly phase: Phase;
  readonly hasContent: boolean;
  /** Whether the content stands in the page, above the breakpoint: nothing opens then. */
  readonly isInPage: boolean;
  readonly swipe: Swipe | null;
  /** What moved it last. */
  readonly source: Source;
}

/** What can happen to it. Times are in milliseconds, places in pixels of the viewport. */
export type PanelAction =
  | { readonly type: 'asked'; readonly request: PanelRequest | 'toggle'; readonly source: Source }
  | { readonly type: 'agreed'; readonly request: PanelRequest; readonly source: Source }
  | { readonly type: 'refused' }
  | { readonly type: 'slid' }
  | { readonly type: 'gone' }
  | { readonly type: 'page-changed'; readonly hasContent: boolean; readonly isInPage: boolean }
  // What it means comes along: only a panel that is swiped loads that.
  | { readonly type: 'touched'; readonly step: (state: PanelState) => PanelStep };

/** What the page must do for it. */
export type PanelEffect =
  | { readonly type: 'ask'; readonly request: PanelRequest; readonly source: Source }
  | { readonly type: 'show' }
  | { readonly type: 'follow'; readonly progress: number }
  | { readonly type: 'slide'; readonly to: 0 | 1 }
  | { readonly type: 'hide' }
  | { readonly type: 'tell'; readonly fact: 'opened' | 'closed'; readonly source: Source }
  | { readonly type: 'reflect' };

/** What an action makes of the state, and what the page must do for it. */
export interface PanelStep {
  readonly state: PanelState;
  readonly effects: readonly PanelEffect[];
}

/** Before anything has happened: the content stands where the server wrote it. */
export const initialPanel: PanelState = Object.freeze({
  phase: 'closed',
  hasContent: false,
  isInPage: true,
  swipe: null,
  source: 'script',
});

/** Whether there is something to open, and it is not in the page already. */
export function canOpen({ hasContent, isInPage }: PanelState): boolean {
  return hasContent && !isInPage;
}

/** Whether the panel is open or on its way there. */
export function isOut({ phase }: PanelState): boolean {
  return phase === 'open' || phase === 'opening';
}

/** The media query of a window that shows the content in the page; '' if the breakpoint is not a length. */
export function wideQuery(breakpoint: string): string {
  return fromLength(breakpoint);
}
