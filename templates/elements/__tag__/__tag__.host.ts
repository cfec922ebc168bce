import type { ShellCore, ShellElement } from '../../shared/element/shell-element.js';

/** What the core and the view of a `<__tag__>` see of their element. */
export interface __Name__Host extends HTMLElement, Pick<ShellElement<ShellCore>, 'report' | 'setState'> {
  readonly label: string;
}

/** What the element can ask of its core. */
export interface __Name__Core extends ShellCore {
  toggle(): void;
}
