import type { Diagnostic } from '../../shared/element/diagnostic.model.js';
import { callingCodeOf, readPhone } from './phone.model.js';

/** Longest encoded text in the address, in characters, so that the whole stays below 2000. */
const maxEncodedText = 1900;

/** Input of the link: values of the author and of the server's link. */
export interface LinkRequest {
  readonly phone: string;
  readonly country: string;
  /** Start of the message, not yet encoded. */
  readonly message: string;
  /** True if the server's link leads to WhatsApp and no number is given. */
  readonly leadsThere: boolean;
}

/** Addresses of the link: on the web, and in the app. */
export interface LinkAddresses {
  readonly web: string;
  readonly app: string;
}

/** State of one `<whatsapp-link>`: its addresses, and a diagnostic if there are none or the number is doubtful. */
export interface LinkState {
  readonly addresses: LinkAddresses | null;
  readonly diagnostic: Diagnostic | null;
}

/** Effects of a `<whatsapp-link>`. */
export type LinkEffect =
  | { readonly type: 'write'; readonly addresses: LinkAddresses }
  | { readonly type: 'restore' }
  | { readonly type: 'report'; readonly diagnostic: Diagnostic };

interface Update {
  readonly state: LinkState;
  readonly effects: readonly LinkEffect[];
}

/** State before the first input. */
export const initialLink: LinkState = Object.freeze({ addresses: null, diagnostic: null });

/** Returns the link of an input, and the effects if it has changed. */
export function updateLink(before: LinkState, request: LinkRequest): Update {
  const state = stateOf(request);
  const { addresses, diagnostic } = state;
  if (addresses) {
    if (before.addresses?.web === addresses.web) return stay(before);
    const isNews = diagnostic && before.diagnostic?.problem !== diagnostic.problem;
    return { state, effects: [{ type: 'write', addresses }, ...(isNews ? [reportOf(diagnostic)] : [])] };
  }
  if (before.diagnostic?.problem === diagnostic?.problem && !before.addresses) return stay(before);
  const restore: LinkEffect = { type: 'restore' };
  return { state, effects: diagnostic ? [restore, reportOf(diagnostic)] : [restore] };
}

function reportOf(diagnostic: Diagnostic): LinkEffect {
  return { type: 'report', diagnostic };
}

/** Inserts the page's title and URL for `{title}` and `{url}`, once. Placeholders in these values are not replaced. */
export function fillPlaceholders(text: string, title: string, url: string): string {
  return text.replace(/\{(title|url)\}/g, (_whole, name) => (name === 'title' ? title : url));
}

function stay(state: LinkState): Update {
  return { state, effects: [] };
}

function stateOf(request: LinkRequest): LinkState {
  // Share links and short links of businesses need no number.
  if (request.phone === '' && request.leadsThere) return initialLink;
  const code = callingCodeOf(request.country);
  if (code === null) {
    const expected = 'a calling code such as 34, or letters such as ES';
    return withoutLink('country', request.country, expected);
  }
  const phone = readPhone(request.phone, code);
  const expected = 'a phone number such as +34 600 11 22 33';
  if (phone === null) return withoutLink('phone', request.phone, expected);
  const { digits, isSure } = phone;
  const doubt = `${expected}; the link leads to +${digits}, which may be no number of its country`;
  const { diagnostic } = withoutLink('phone', request.phone, doubt);
  return { addresses: addressesOf(digits, request.message), diagnostic: isSure ? null : diagnostic };
}

function addressesOf(phone: string, message: string): LinkAddresses {
  const text = encodeMessage(message);
  return {
    web: `https://wa.me/${phone}${text && `?text=${text}`}`,
    app: `whatsapp://send?phone=${phone}${text && `&text=${text}`}`,
  };
}

/** Encodes a text for an address and cuts it between characters if it is too long. */
function encodeMessage(text: string): string {
  let encoded = '';
  for (const character of text) {
    const next = encoded + encodeURIComponent(wellFormed(character));
    if (next.length > maxEncodedText) return encoded;
    encoded = next;
  }
  return encoded;
}

/** Replaces a lone surrogate, at which `encodeURIComponent` throws. */
function wellFormed(character: string): string {
  return /^[\ud800-\udfff]$/.test(character) ? '\ufffd' : character;
}

function withoutLink(attribute: 'country' | 'phone', found: string, expected: string): LinkState {
  const place = `attribute ${attribute}`;
  const problem = `found "${found}", expected ${expected}`;
  const code = attribute === 'phone' ? 'whatsapp-phone' : 'whatsapp-country';
  return { addresses: null, diagnostic: { place, problem, code } };
}
