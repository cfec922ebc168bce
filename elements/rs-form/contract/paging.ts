import type { LayoutClasses } from './layouts.js';

/** Page numbers in a set. */
export interface PageNumbers {
  has(page: number): boolean;
}

/** Which page of a form is on show. Page numbers are 0-based and may have gaps. */
export interface PagingState {
  /** The pages that the markup has, in order. */
  readonly pages: readonly number[];
  /** The pages on which conditions hide everything: nobody is led there. */
  readonly skipped: PageNumbers;
  /** Null until the first page is on show. */
  readonly current: number | null;
}

export type Direction = 'next' | 'prev';

/** Why a page is shown: a visitor goes there, an error stands there, a script or the browser's history wants it. */
export type TurnReason = 'goal' | 'error' | 'script' | 'history';

export type PagingAction =
  /** The form is ready for its first page. */
  | { readonly type: 'revealed'; readonly page: number }
  /** The page was asked, and nobody objected. */
  | { readonly type: 'turned'; readonly to: number; readonly reason: TurnReason }
  | { readonly type: 'pages-skipped'; readonly skipped: PageNumbers };

/** What the world must do, as data. */
export type PagingEffect =
  /** Shows this page and hides all others. */
  | { readonly type: 'show-page'; readonly page: number }
  /** The page on show is this one of so many that are shown in turn; both count from 1. */
  | { readonly type: 'paint-progress'; readonly number: number; readonly count: number }
  | {
      readonly type: 'tell-changed';
      readonly from: number;
      readonly to: number;
      readonly direction: Direction;
      readonly reason: TurnReason;
    }
  | { readonly type: 'run-callback'; readonly name: PageCallback; readonly page: number };

export type PageCallback = 'nextPage' | 'changePage' | 'progress';

/** A call of the server's page-change routine, as the handler of a button writes it. */
export interface PageCall {
  readonly formId: number;
  readonly page: number;
  readonly validate: boolean;
  readonly classes: LayoutClasses | null;
  /** With more than three arguments the button counts as one of the form's page changes. */
  readonly argumentCount: number;
}

/** Our own bounds, so that no handler's text keeps the page busy. */
export const pagingLimits = Object.freeze({
  /** Characters of a handler's text; depth of an object in it. */
  handlerLength: 20_000,
  depth: 8,
});
