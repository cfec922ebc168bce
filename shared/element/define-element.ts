import { defineOnce } from './define-once.js';
import type { ShellCore, ShellElement, StartCore } from './shell-element.js';

interface ShellClass<Shell> extends CustomElementConstructor {
  new (): Shell;
  start: StartCore<never, ShellCore> | undefined;
}

/** Defines a custom element together with its core. The class and its core meet only here. */
export function defineElement<Core extends ShellCore, Shell extends ShellElement<Core>>(
  tag: string,
  element: ShellClass<Shell>,
  startCore: StartCore<Shell, Core>,
): void {
  element.start = startCore;
  defineOnce(tag, element);
}
