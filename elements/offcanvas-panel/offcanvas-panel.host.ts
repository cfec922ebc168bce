import type { CSSResult } from '@lit/reactive-element/css-tag.js';
import type { ShellCore } from '../../shared/element/shell-element.js';

/** What the core sees of an `<offcanvas-panel>`. */
export interface PanelHost extends HTMLElement {
  isOpen: boolean;
  readonly side: string;
  readonly mode: 'overlay' | 'push';
  readonly swipe: boolean;
  readonly breakpoint: string;
  adoptChrome(styles: readonly CSSResult[]): void;
  setState(name: string, isOn: boolean): void;
  report(error: unknown): void;
}

/** What runs behind an `<offcanvas-panel>` while it is in the document. */
export interface PanelCore extends ShellCore {
  /** Opens or closes the panel for a script. */
  ask(request: 'open' | 'close' | 'toggle'): void;
}
