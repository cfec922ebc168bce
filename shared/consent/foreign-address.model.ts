/** Use of an address by an element of ours: in a frame, fetched by a script, or as a picture or a recording. */
export type AddressUse = 'frame' | 'fetch' | 'media';

/** Rule for pictures and recordings of other sites: they wait for consent, or load as everywhere on the web. */
export type ThirdPartyMedia = 'consent' | 'allow';

/** The parts of a URL that decide. */
interface Address {
  readonly protocol: string;
  readonly origin: string;
}

/**
 * Returns whether an address may be used only with consent. Another origin than the page's needs it in a frame or a
 * fetch, whether we know its host or not; for a picture or a recording the author's rule decides. Addresses that make no
 * request (`data:`, `blob:`) never need it.
 */
export function asksConsent(
  { protocol, origin }: Address,
  use: AddressUse,
  pageOrigin: string,
  thirdPartyMedia: ThirdPartyMedia,
): boolean {
  if (!/^https?:$/.test(protocol) || origin === pageOrigin) return false;
  return use !== 'media' || thirdPartyMedia === 'consent';
}
