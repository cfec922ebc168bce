import { booleanAttribute, choiceAttribute, textAttribute } from '../../shared/element/attributes.js';
import { ShellElement } from '../../shared/element/shell-element.js';
import type { PanelCore } from './offcanvas-panel.host.js';

/**
 * @summary A panel that slides in from the side. It contains the server's markup, which is in the page without scripts.
 * @tag offcanvas-panel
 *
 * @attr {boolean} open - The panel is open. Set it to open the panel, remove it to close the panel.
 * @attr {"" | "left" | "right" | "start" | "end"} side - Side of the panel. `start` and `end` follow the text direction.
 *   Default: the class `g-offcanvas-left` or `g-offcanvas-right` of the body, otherwise `start`.
 * @attr {"overlay" | "push"} [mode=overlay] - `overlay`: the panel covers the page. `push`: the page moves aside.
 * @attr {boolean} swipe - A finger can pull the panel in from the edge, and push it out.
 * @attr {string} breakpoint - Width (px, rem or em) from which the content is in the page.
 *
 * @slot - The content, as the server wrote it.
 *
 * @csspart panel - The panel.
 * @csspart header - The row with the title and the close button. It stays visible while the panel scrolls.
 * @csspart title - The name of the panel, from `aria-label`; empty without one.
 * @csspart overlay - The overlay over the page beside the panel.
 * @csspart close - The close button.
 *
 * @cssprop [--offcanvas-panel-padding=0 0 env(safe-area-inset-bottom)] - Space inside the panel. The default leaves out a
 *   phone's own bar.
 * @cssprop [--offcanvas-panel-width=17rem] - Width of the panel. A part of the page always stays visible.
 *
 * @cssstate opening - Set while the panel slides in.
 * @cssstate open - Set while the panel is open.
 * @cssstate closing - Set while the panel slides out.
 *
 * @event {OffcanvasPanelOpenRequestEvent} offcanvas-panel-open-request - Requests that the panel opens.
 * @event {OffcanvasPanelCloseRequestEvent} offcanvas-panel-close-request - Requests that the panel closes.
 * @event {OffcanvasPanelToggleRequestEvent} offcanvas-panel-toggle-request - Requests that a closed panel opens, or an open
 *   one closes.
 * @event {OffcanvasPanelOpenEvent} offcanvas-panel-open - Before the panel opens. Cancel it to keep the panel closed.
 * @event {OffcanvasPanelCloseEvent} offcanvas-panel-close - Before the panel closes. Cancel it to keep the panel open.
 * @event {OffcanvasPanelOpenedEvent} offcanvas-panel-opened - The panel is open.
 * @event {OffcanvasPanelClosedEvent} offcanvas-panel-closed - The panel is closed.
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

  /** Opens the panel, at once or when the core has started. */
  open(): void {
    this.withCore((core) => core.ask('open'));
  }

  /** Closes the panel. */
  close(): void {
    this.withCore((core) => core.ask('close'));
  }

  /** Opens a closed panel, closes an open one. */
  toggle(): void {
    this.withCore((core) => core.ask('toggle'));
  }
}
