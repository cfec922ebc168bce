import type { Diagnostic } from '../../shared/element/diagnostic.model.js';
import { callingCodeOf, readPhone } from './phone.model.js';

/** What the text may take of an address once it is encoded, so that the whole stays below 2000 characters. */
const maxEncodedText = 1900;

/** What the author, or the server's link, says. */
export interface LinkRequest {
  readonly phone: string;
  readonly country: string;
  /** What the message begins with, ready to be encoded. */
  readonly message: string;
  /** Whether the server's link leads to WhatsApp already and nothing is said of a number. */
  readonly leadsThere: boolean;
}

/** Where the link leads: on the web, and into the app. */
export interface LinkAddresses {
  readonly web: string;
  readonly app: string;
}

/** Link of one `<whatsapp-link>`: its address, or the reason why there is none, or why it may be wrong. */
export interface LinkState {
  readonly addresses: LinkAddresses | null;
  readonly diagnostic: Diagnostic | null;
}

/** What the page must do for it. */
export type LinkEffect =
  | { readonly type: 'write'; readonly addresses: LinkAddresses }
  | { readonly type: 'restore' }
  | { readonly type: 'report'; readonly diagnostic: Diagnostic };

interface Update {
  readonly state: LinkState;
  readonly effects: readonly LinkEffect[];
}

/** Before anything has been read. */
export const initialLink: LinkState = Object.freeze({ addresses: null, diagnostic: null });

/** Where the link leads by what is asked now, and what the page must do if that has changed. */
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

/** Puts the page's title and address into a text, once: what these contain is never read as a placeholder. */
export function fillPlaceholders(text: string, title: string, url: string): string {
  return text.replace(/\{(title|url)\}/g, (_whole, name) => (name === 'title' ? title : url));
}

function stay(state: LinkState): Update {
  return { state, effects: [] };
}

function stateOf(request: LinkRequest): LinkState {
  // A share link or a business's short link has no number, and needs none.
  if (request.phone === '' && request.leadsThere) return initialLink;
  const code = callingCodeOf(request.country);
  if (code === null) {
    const expected = 'a calling code such as 34, or letters such as ES';
    return withoutLink('attribute country', request.country, expected);
  }
  const phone = readPhone(request.phone, code);
  const expected = 'a phone number such as +34 600 11 22 33';
  if (phone === null) return withoutLink('attribute phone', request.phone, expected);
  const { digits, isSure } = phone;
  const doubt = `${expected}; the link leads to +${digits}, which may be no number of its country`;
  const { diagnostic } = withoutLink('attribute phone', request.phone, doubt);
  return { addresses: addressesOf(digits, request.message), diagnostic: isSure ? null : diagnostic };
}

function addressesOf(phone: string, message: string): LinkAddresses {
  const text = encodeMessage(message);
  return {
    web: `https://wa.me/${phone}${text && `?text=${text}`}`,
    app: `whatsapp://send?phone=${phone}${text && `&text=${text}`}`,
  };
}

/** A text as part of an address, encoded once and cut between characters where it would be too long. */
function encodeMessage(text: string): string {
  let encoded = '';
  for (const character of text) {
    const next = encoded + encodeURIComponent(wellFormed(character));
    if (next.length > maxEncodedText) return encoded;
    encoded = next;
  }
  return encoded;
}

/** Half a surrogate pair is no character, and `encodeURIComponent` throws at it. */
function wellFormed(character: string): string {
  return /^[\ud800-\udfff]$/.test(character) ? '\ufffd' : character;
}

function withoutLink(place: string, found: string, expected: string): LinkState {
  return { addresses: null, diagnostic: { place, problem: `found "${found}", expected ${expected}` } };
}
