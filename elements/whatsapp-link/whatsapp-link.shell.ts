import { booleanAttribute, textAttribute } from '../../shared/element/attributes.js';
import { ShellElement, type ShellCore } from '../../shared/element/shell-element.js';
import type { WhatsappLinkHost } from './whatsapp-link.host.js';
import { whatsappLinkStyles } from './whatsapp-link.styles.js';

/**
 * @summary A link that opens a chat on WhatsApp with a number: in the app on phones and tablets, on the web elsewhere.
 * @tag whatsapp-link
 *
 * @attr {string} phone - The number. With + or 00 and its country, or as it is dialled inside `country`.
 *   What the server's link says, unless set.
 * @attr {string} text - What the message begins with. `{title}` and `{url}` stand for those of the page.
 * @attr {string} [country=34] - The country of a number without one: its calling code, or letters such as ES.
 * @attr {string} icon - The address of an SVG of this site, put before the words in their colour.
 * @attr {boolean} floating - Whether the link floats in the bottom corner of the page.
 *
 * @slot - The server's link. Without one the element paints its own.
 *
 * @csspart link - The link of an empty tag.
 * @csspart icon - Its icon; inside the server's link, the icon that the attribute puts there.
 * @csspart label - Its words.
 *
 * @event {WhatsappLinkFollowedEvent} whatsapp-link-followed - A visitor has followed the link.
 */
export class WhatsappLinkElement extends ShellElement<ShellCore> implements WhatsappLinkHost {
  static override readonly options = {
    phone: textAttribute('phone'),
    text: textAttribute('text'),
    country: textAttribute('country', '34'),
    icon: textAttribute('icon'),
    isFloating: booleanAttribute('floating'),
  };

  declare phone: string;
  declare text: string;
  declare country: string;
  declare icon: string;
  declare isFloating: boolean;

  protected override readonly styles = [whatsappLinkStyles];
}
