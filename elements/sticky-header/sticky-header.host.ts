import type { ShellCore, ShellElement } from '../../shared/element/shell-element.js';

/** What the core of a `<sticky-header>` sees of its element. */
export interface StickyHeaderHost
  extends HTMLElement, Pick<ShellElement<ShellCore>, 'adoptChrome' | 'setState'> {
  /** Whether it goes out of the way downwards and comes back upwards. */
  readonly showOnUp: boolean;
  /** How many pixels below the top of the window it sticks. */
  readonly offset: number;
}
