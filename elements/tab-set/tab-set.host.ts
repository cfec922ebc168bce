import type { CSSResult } from '@lit/reactive-element/css-tag.js';
import type { ShellCore } from '../../shared/element/shell-element.js';

/** Interface of the element that the core of a `<tab-set>` uses. */
export interface TabSetHost extends HTMLElement {
  readonly breakpoint: string;
  readonly activation: 'auto' | 'manual';
  adoptChrome(styles: readonly CSSResult[]): void;
  report(error: unknown): void;
}

/** Core of a `<tab-set>`. */
export interface TabSetCore extends ShellCore {
  /** Shows the panel of an index, from 0. */
  select(index: number): void;
}
