import type { ShellCore } from '../../shared/element/shell-element.js';

/** Interface of the element that the core of a `<nav-menu>` uses. */
export interface NavMenuHost extends HTMLElement {
  readonly breakpoint: string;
  readonly mobileTarget: string;
  setState(name: string, isOn: boolean): void;
  report(error: unknown): void;
}

/** Core of a `<nav-menu>`. */
export type NavMenuCore = Required<Pick<ShellCore, 'optionChanged' | 'stop'>>;
