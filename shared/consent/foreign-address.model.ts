/** How an element of ours would use an address: in a frame, fetched by a script, or as a picture or a recording. */
export type AddressUse = 'frame' | 'fetch' | 'media';

/** Whether pictures and recordings of other sites wait for consent, or load as everywhere on the web. */
export type ThirdPartyMedia = 'consent' | 'allow';

/** What of an address decides; the platform's `URL` has it. */
interface Address {
  readonly protocol: string;
  readonly origin: string;
}

/**
 * Whether an address may be used only where its category is accepted: whatever is not of the page's own origin and would
 * be put into a frame or fetched, whether we know its host or not; a picture or a recording by the author's word. What
 * is no address of the web (`data:`, `blob:`) asks nobody for anything.
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
