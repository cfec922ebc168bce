import { suiteTrust } from './suite-policy.js';

/**
 * Checks a constant of a vendor's source (an icon, an empty string) as markup. Not for text of the page, the server
 * or the visitor.
 *
 * @throws TrustError for markup that can act.
 */
export function trustedHtml(html: string): string {
  return suiteTrust().policy.createHTML(String(html));
}
