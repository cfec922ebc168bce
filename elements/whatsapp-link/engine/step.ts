import type {
  LinkAction,
  LinkAddresses,
  LinkEffect,
  LinkFault,
  LinkState,
  LinkWish,
} from '../contract/state.js';
import { callingCodeOf, normalisePhone } from './normalise-phone.js';
import { encodeMessage } from './write-message.js';

interface Step {
  readonly state: LinkState;
  readonly effects: readonly LinkEffect[];
}

/** What an action makes of the state, and what the page must do for it. */
export function stepLink(before: LinkState, { wish }: LinkAction): Step {
  const state = stateOf(wish);
  const { addresses, fault } = state;
  if (addresses) {
    const isSame = before.addresses?.web === addresses.web;
    return isSame ? still(before) : { state, effects: [{ type: 'write', addresses }] };
  }
  if (!fault || before.fault?.problem === fault.problem) return still(before);
  return { state, effects: [{ type: 'restore' }, { type: 'report', fault }] };
}

function still(state: LinkState): Step {
  return { state, effects: [] };
}

function stateOf(wish: LinkWish): LinkState {
  // A share link or a business's short link has no number, and needs none.
  if (wish.phone === '' && wish.leadsThere) return { addresses: null, fault: null };
  const code = callingCodeOf(wish.country);
  if (code === null) {
    const wanted = 'a calling code such as 34, or letters such as ES';
    return faulty('attribute country', wish.country, wanted);
  }
  const phone = normalisePhone(wish.phone, code);
  if (phone === null) return faulty('attribute phone', wish.phone, 'a phone number such as +34 600 11 22 33');
  return { addresses: addressesOf(phone, wish.message), fault: null };
}

function addressesOf(phone: string, message: string): LinkAddresses {
  const text = encodeMessage(message);
  return {
    web: `https://wa.me/${phone}${text && `?text=${text}`}`,
    app: `whatsapp://send?phone=${phone}${text && `&text=${text}`}`,
  };
}

function faulty(place: string, found: string, wanted: string): LinkState {
  const fault: LinkFault = { place, problem: `found "${found}", expected ${wanted}` };
  return { addresses: null, fault };
}
