import { booleanAttribute, choiceAttribute, textAttribute } from '../../shared/element/attributes.js';
import { ShellElement } from '../../shared/element/shell-element.js';
import type { PanelCore } from './offcanvas-panel.host.js';

/**
 * @summary A panel that slides in from the side, with what the server wrote in it; without scripts it is in the page.
 * @tag offcanvas-panel
 *
 * @attr {boolean} open - Whether the panel is open. Set or remove it to open or close.
 * @attr {"" | "left" | "right" | "start" | "end"} side - Where the panel waits. `start` and `end` follow the
 *   direction of writing. What `g-offcanvas-left` or `g-offcanvas-right` on the body says, else `start`, unless set.
 * @attr {"overlay" | "push"} [mode=overlay] - Whether the panel lies over the page, or the page moves aside.
 * @attr {boolean} swipe - Lets a finger pull the panel in from the edge, and push it out.
 * @attr {string} breakpoint - The width (px, rem or em) from which the content stands in the page.
 *
 * @slot - What the server wrote.
 *
 * @csspart panel - The panel.
 * @csspart overlay - What covers the page beside it.
 * @csspart close - The button that closes it.
 *
 * @cssprop [--offcanvas-panel-padding=0 0 env(safe-area-inset-bottom)] - The space inside of the panel; unless set, it
 *   keeps clear of a phone's own bar.
 * @cssprop [--offcanvas-panel-width=17rem] - The width of the panel; some of the page always stays in sight.
 *
 * @cssstate opening - While the panel comes in.
 * @cssstate open - While it stands open.
 * @cssstate closing - While it goes away.
 *
 * @event {OffcanvasPanelOpenRequestEvent} offcanvas-panel-open-request - Asks for the panel to open.
 * @event {OffcanvasPanelCloseRequestEvent} offcanvas-panel-close-request - Asks for the panel to close.
 * @event {OffcanvasPanelToggleRequestEvent} offcanvas-panel-toggle-request - Asks for the other of both.
 * @event {OffcanvasPanelOpenEvent} offcanvas-panel-open - Before the panel opens. Cancel it to keep it closed.
 * @event {OffcanvasPanelCloseEvent} offcanvas-panel-close - Before the panel closes. Cancel it to keep it open.
 * @event {OffcanvasPanelOpenedEvent} offcanvas-panel-opened - The panel stands open.
 * @event {OffcanvasPanelClosedEvent} offcanvas-panel-closed - The panel is away.
 */
export class OffcanvasPanelElement extends ShellElement<PanelCore> {
  static override readonly options = {
    isOpen: booleanAttribute('open', { reflects: true }),
    side: choiceAttribute('side', ['', 'left', 'right', 'start', 'end'], ''),
    mode: choiceAttribute('mode', ['overlay', 'push'], 'overlay'),
    swipe: booleanAttribute('swipe'),
    breakpoint: textAttribute('breakpoint'),
  };

  static override readonly requests = ['open', 'close', 'toggle'];

  declare isOpen: boolean;
  declare side: '' | 'left' | 'right' | 'start' | 'end';
  declare mode: 'overlay' | 'push';
  declare swipe: boolean;
  declare breakpoint: string;

  /** Opens the panel: now, or when the core is there. */
  open(): void {
    this.withCore((core) => core.ask('open'));
  }

  /** Closes it. */
  close(): void {
    this.withCore((core) => core.ask('close'));
  }

  /** Opens it where it is closed, closes it where it is open. */
  toggle(): void {
    this.withCore((core) => core.ask('toggle'));
  }
}
