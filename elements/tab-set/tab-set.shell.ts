import { choiceAttribute, textAttribute } from '../../shared/element/attributes.js';
import { ShellElement } from '../../shared/element/shell-element.js';
import { defaultBreakpoint } from './tabs.model.js';
import type { TabSetCore } from './tab-set.host.js';

/**
 * @summary Turns headings and the content below them into tabs. Without scripts, and in print, they are unchanged.
 * @tag tab-set
 *
 * @attr {string} [breakpoint=960] - Width from which the tabs are beside their panels: pixels, a length in px, rem or
 *   em, or a media query in parentheses. `none` keeps them above.
 * @attr {"auto" | "manual"} [activation=auto] - With `auto` the arrow keys show a panel, with `manual` Enter and Space.
 *
 * @slot - Headings (h2 to h4) with content, sections with a heading, or `ul.uk-tab` + `ul.uk-switcher`.
 *
 * @csspart tab-list - Row or column of tabs.
 * @csspart tab - Tab.
 * @csspart selected - Also on the tab whose panel is shown: `::part(tab selected)`.
 * @csspart panel - Panel of a tab.
 *
 * @event {TabSetShowRequestEvent} tab-set-show-request - Requests the panel that contains an element.
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
