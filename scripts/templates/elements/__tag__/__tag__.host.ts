import type { ShellCore, ShellElement } from '../../shared/element/shell-element.js';
import type { Store } from '../../shared/store/create-store.js';
import type { __Name__Action, __Name__State } from './__tag__.model.js';

/** Where the state of one `<__tag__>` lives. */
export type __Name__Store = Store<__Name__State, __Name__Action>;

/** What the core and the view of a `<__tag__>` see of their element. */
export interface __Name__Host extends HTMLElement, Pick<ShellElement<ShellCore>, 'report' | 'setState'> {
  /** The words on the button. */
  readonly label: string;
  /** What the view paints; set by the core. */
  store: __Name__Store | undefined;
}

/** What the element can ask of its core. */
export interface __Name__Core extends ShellCore {
  toggle(): void;
  close(): void;
}
