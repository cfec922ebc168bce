/** Way in which an element uses an address: in a frame, fetched by a script, or as a picture or a recording. */
export type AddressUse = 'frame' | 'fetch' | 'media';

/**
 * Rule for pictures and recordings of other sites: `consent` loads them after the visitor's consent, `allow` at once.
 */
export type ThirdPartyMedia = 'consent' | 'allow';

/** Parts of a URL on which the decision depends. */
interface Address {
  readonly protocol: string;
  readonly origin: string;
}

/**
 * Returns true if an address may be used only with consent: a frame or a fetch of another origin always, a picture or
 * a recording of another origin by the author's rule. Addresses that make no request (`data:`, `blob:`) need no
 * consent.
 *
 * @param use - Way in which the element uses the address.
 * @param pageOrigin - Origin of the page.
 * @param thirdPartyMedia - The author's rule for pictures and recordings.
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
