import type { ShellCore, ShellElement } from '../../shared/element/shell-element.js';
import type { Store } from '../../shared/store/create-store.js';
import type { LinkRequest, LinkState } from './link.model.js';

/** Where the state of one `<whatsapp-link>` lives. */
export type WhatsappLinkStore = Store<LinkState, LinkRequest>;

/** What the core and the view of a `<whatsapp-link>` see of their element. */
export interface WhatsappLinkHost
  extends HTMLElement, Pick<ShellElement<ShellCore>, 'adoptChrome' | 'report'> {
  /** The number, as the author wrote it; '' for that of the server's link. */
  readonly phone: string;
  /** What the message begins with, with its placeholders; '' for that of the server's link. */
  readonly text: string;
  /** The country of a number without one. */
  readonly country: string;
  /** The address of the link's icon; '' for none. */
  readonly icon: string;
  readonly isFloating: boolean;
}
