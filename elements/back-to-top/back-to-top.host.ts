import type { ShellCore, ShellElement } from '../../shared/element/shell-element.js';

/** Interface of the element that the core and the view of a `<back-to-top>` use. */
export interface BackToTopHost
  extends HTMLElement, Pick<ShellElement<ShellCore>, 'adoptChrome' | 'report' | 'restartCore' | 'setState'> {
  /** Scroll position in pixels from which the link is visible. */
  readonly threshold: number;
  /** Pixels that the page scrolls in one step. */
  readonly stepPx: number;
  /** Milliseconds between two steps. */
  readonly stepMs: number;
  /** URL of the link's icon; '' for none. */
  readonly icon: string;
}
