import { booleanAttribute, textAttribute } from '../../shared/element/attributes.js';
import { ShellElement, type ShellCore } from '../../shared/element/shell-element.js';
import type { WhatsappLinkHost } from './whatsapp-link.host.js';
import { whatsappLinkStyles } from './whatsapp-link.styles.js';

/**
 * @summary Link that opens a WhatsApp chat with a phone number: in the app on phones and tablets, on the web elsewhere.
 * @tag whatsapp-link
 *
 * @attr {string} phone - Phone number: with + or 00 and its calling code, or as it is dialled inside `country`. Default:
 *   the number of the server's link.
 * @attr {string} text - Start of the message. `{title}` and `{url}` are replaced by those of the page.
 * @attr {string} [country=34] - Country of a number without a calling code: its calling code, or letters such as ES.
 * @attr {string} icon - URL of an SVG of this site, shown before the text in its colour.
 * @attr {boolean} floating - Lets the link float in the bottom corner of the page.
 *
 * @slot - Link of the server. Without one the element paints its own.
 *
 * @csspart link - Link of an empty tag.
 * @csspart icon - Icon of that link; inside the server's link, the icon of the attribute.
 * @csspart label - Text of the link of an empty tag.
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
