import type { ShellCore, ShellElement } from '../../shared/element/shell-element.js';

/** What the core and the view of a `<back-to-top>` see of their element. */
export interface BackToTopHost
  extends HTMLElement, Pick<ShellElement<ShellCore>, 'adoptChrome' | 'report' | 'setState'> {
  /** From how many pixels down the link is in sight. */
  readonly threshold: number;
  /** How many pixels the page goes up at a time. */
  readonly stepPx: number;
  /** How many milliseconds pass between two steps. */
  readonly stepMs: number;
  /** The address of the link's icon; '' for none. */
  readonly icon: string;
}
