import type { ShellCore, ShellElement } from '../../shared/element/shell-element.js';

/** Interface of the element that the core of a `<sticky-header>` uses. */
export interface StickyHeaderHost
  extends HTMLElement, Pick<ShellElement<ShellCore>, 'adoptChrome' | 'setState'> {
  /** True if the header hides on scrolling down and returns on scrolling up. */
  readonly showOnUp: boolean;
  /** Distance in pixels from the top of the window at which the header sticks. */
  readonly offset: number;
}
