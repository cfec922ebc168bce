import type { CSSResult } from '@lit/reactive-element/css-tag.js';
import type { ShellCore } from '../../shared/element/shell-element.js';

/** What the core sees of a `<tab-set>`. */
export interface TabSetHost extends HTMLElement {
  readonly breakpoint: string;
  readonly activation: 'auto' | 'manual';
  adoptChrome(styles: readonly CSSResult[]): void;
  report(error: unknown): void;
}

/** What runs behind a `<tab-set>` while it is in the document. */
export interface TabSetCore extends ShellCore {
  /** Shows a panel; the first is 0. */
  select(index: number): void;
}
