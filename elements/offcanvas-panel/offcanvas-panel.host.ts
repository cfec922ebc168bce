import type { CSSResult } from '@lit/reactive-element/css-tag.js';
import type { Source } from './panel-state.model.js';
import type { ShellCore } from '../../shared/element/shell-element.js';

/** Interface of an `<offcanvas-panel>` for its core. */
export interface PanelHost extends HTMLElement {
  isOpen: boolean;
  readonly side: string;
  readonly mode: 'overlay' | 'push';
  readonly swipe: boolean;
  readonly breakpoint: string;
  adoptChrome(styles: readonly CSSResult[]): void;
  setState(name: string, isOn: boolean): void;
  report(error: unknown, part?: string): void;
}

/** Parts of the chrome that are plain DOM: the panel works without the view. */
export interface PanelDialog {
  readonly dialog: HTMLDialogElement;
  readonly panel: HTMLElement;
  /** Close button that is used until the view has painted its own. */
  readonly plainClose: HTMLElement;
  /** Adopts style sheets in addition to the current ones. */
  readonly adopt: (sheets: readonly CSSResult[]) => void;
  /** Sends a request to close the panel: by its button, a press beside it, or the key or gesture for "back". */
  readonly ask: (source: Source) => void;
}

/** Core of an `<offcanvas-panel>`, which runs while the element is in the document. */
export interface PanelCore extends ShellCore {
  /** Opens or closes the panel on behalf of a script. */
  ask(request: 'open' | 'close' | 'toggle'): void;
}
