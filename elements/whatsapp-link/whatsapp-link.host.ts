import type { ShellCore, ShellElement } from '../../shared/element/shell-element.js';
import type { Store } from '../../shared/store/create-store.js';
import type { LinkRequest, LinkState } from './link.model.js';

/** Store of one `<whatsapp-link>`. */
export type WhatsappLinkStore = Store<LinkState, LinkRequest>;

/** Interface of the element that the core and the view of a `<whatsapp-link>` use. */
export interface WhatsappLinkHost
  extends HTMLElement, Pick<ShellElement<ShellCore>, 'adoptChrome' | 'report' | 'restartCore'> {
  /** Phone number as the author wrote it; '' for that of the server's link. */
  readonly phone: string;
  /** Start of the message with placeholders; '' for that of the server's link. */
  readonly text: string;
  /** Country of a number without a calling code. */
  readonly country: string;
  /** URL of the link's icon; '' for none. */
  readonly icon: string;
  readonly isFloating: boolean;
}
