import { document } from '../dom/unclobbered.js';
import { suiteTrust, TrustError } from './suite-policy.js';

/**
 * Allows scripts from the origin of an address that the page's author has configured.
 *
 * @throws TrustError for an address other than http and https.
 */
export function allowScriptHost(url: string): void {
  const { protocol, origin } = new URL(url, document.baseURI);
  if (protocol !== 'https:' && protocol !== 'http:') {
    throw new TrustError(`script address "${url}" is refused: only http and https`);
  }
  suiteTrust().scriptHosts.add(origin);
}

/**
 * Returns the absolute URL of a script: of the folder of the suite's own module, or of a configured host.
 *
 * @throws TrustError for every other address.
 */
export function trustedScriptUrl(url: string): string {
  return suiteTrust().policy.createScriptURL(url);
}
