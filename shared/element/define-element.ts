import type { Languages } from '../i18n/texts.js';
import { defineOnce } from './define-once.js';
import type { ShellCore, ShellElement, StartCore } from './shell-element.js';

interface ShellClass<Shell> extends CustomElementConstructor {
  new (): Shell;
  start: StartCore<never, ShellCore> | undefined;
  languages: Languages | undefined;
}

/**
 * Defines a custom element together with its core and the languages of its texts. The class and its core meet only here.
 *
 * @param languages - Imports of the languages besides Spanish; none for an element without texts.
 */
export function defineElement<Core extends ShellCore, Shell extends ShellElement<Core>>(
  tag: string,
  element: ShellClass<Shell>,
  startCore: StartCore<Shell, Core>,
  languages?: Languages,
): void {
  element.start = startCore;
  element.languages = languages;
  defineOnce(tag, element);
}
