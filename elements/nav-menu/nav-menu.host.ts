import type { ShellCore } from '../../shared/element/shell-element.js';

/** What the core sees of a `<nav-menu>`. */
export interface NavMenuHost extends HTMLElement {
  readonly breakpoint: string;
  readonly mobileTarget: string;
  setState(name: string, isOn: boolean): void;
  report(error: unknown): void;
}

/** What runs behind a `<nav-menu>` while it is in the document. */
export type NavMenuCore = Required<Pick<ShellCore, 'optionChanged' | 'stop'>>;
