import type { ShellCore, ShellElement } from '../../shared/element/shell-element.js';
import type { Store } from '../../shared/store/create-store.js';
import type { __Name__Action, __Name__State } from './__tag__.model.js';

/** What the core and the view of a `<__tag__>` see of their element. */
export interface __Name__Host extends HTMLElement, Pick<ShellElement<ShellCore>, 'report' | 'setState'> {
  readonly label: string;
  /** State that the view renders; set by the core. */
  store: Store<__Name__State, __Name__Action> | undefined;
}

/** What the element can ask of its core. */
export interface __Name__Core extends ShellCore {
  toggle(): void;
}
