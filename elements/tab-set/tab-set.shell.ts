import { choiceAttribute, textAttribute } from '../../shared/element/attributes.js';
import { ShellElement } from '../../shared/element/shell-element.js';
import { defaultBreakpoint } from './tabs.model.js';
import type { TabSetCore } from './tab-set.host.js';

/**
 * @summary Makes tabs of headings and what follows them; without scripts, and on paper, they are what they were.
 * @tag tab-set
 *
 * @attr {string} [breakpoint=960] - From where the tabs stand beside their panels: pixels, a length in px, rem or
 *   em, or a media query in parentheses. `none` keeps them above.
 * @attr {"auto" | "manual"} [activation=auto] - Whether arrow keys show a panel at once, or Enter and Space do.
 *
 * @slot - Headings (h2 to h4) and what follows, sections that begin with a heading, or `ul.uk-tab` + `ul.uk-switcher`.
 *
 * @csspart tab-list - The row or column of tabs.
 * @csspart tab - One tab.
 * @csspart selected - Also on the tab that is chosen: `::part(tab selected)`.
 * @csspart panel - What one tab shows.
 *
 * @event {TabSetShowRequestEvent} tab-set-show-request - Asks for the panel that holds an element.
 * @event {TabSetChangedEvent} tab-set-changed - Another panel is shown.
 */
export class TabSetElement extends ShellElement<TabSetCore> {
  static override readonly options = {
    breakpoint: textAttribute('breakpoint', defaultBreakpoint),
    activation: choiceAttribute('activation', ['auto', 'manual'], 'auto'),
  };

  static override readonly requests = ['show'];

  declare breakpoint: string;
  declare activation: 'auto' | 'manual';

  /**
   * Shows the panel of an index: now, or when the core has started.
   *
   * @param index - Index of the panel, from 0.
   */
  select(index: number): void {
    this.withCore((core) => core.select(index));
  }
}
