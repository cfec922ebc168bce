import type { CSSResult } from '@lit/reactive-element/css-tag.js';
import type { Source } from './panel-state.model.js';
import type { ShellCore } from '../../shared/element/shell-element.js';

/** Part of an `<offcanvas-panel>` that its core uses. */
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

/** Parts of the chrome that are plain DOM: the function waits for no view. */
export interface PanelDialog {
  readonly dialog: HTMLDialogElement;
  readonly panel: HTMLElement;
  /** The close button until the view has painted its own, which comes behind it. */
  readonly plainClose: HTMLElement;
  /** Adopts style sheets beside those that are adopted. */
  readonly adopt: (sheets: readonly CSSResult[]) => void;
  /** Asks for the panel to close: by its button, a press beside it, or the key or gesture for "back". */
  readonly ask: (source: Source) => void;
}

/** Core of an `<offcanvas-panel>`, which runs while the element is in the document. */
export interface PanelCore extends ShellCore {
  /** Opens or closes the panel for a script. */
  ask(request: 'open' | 'close' | 'toggle'): void;
}
