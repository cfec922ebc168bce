import type { ShellCore, ShellElement } from '../../shared/element/shell-element.js';

/** Interface of the element that the core and the view of a `<__tag__>` use. */
export interface __Name__Host extends HTMLElement, Pick<ShellElement<ShellCore>, 'report' | 'setState'> {
  readonly label: string;
}

/** Interface of the core that the element uses. */
export interface __Name__Core extends ShellCore {
  toggle(): void;
}
