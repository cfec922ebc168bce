import { suiteTrust } from './suite-policy.js';

/**
 * Lets a constant of a vendor's source (an icon, an empty string) pass as markup. Anything that could act is
 * refused by a TrustError. Not for text of the page, the server or the visitor.
 */
export function trustedHtml(html: string): string {
  return suiteTrust().policy.createHTML(String(html));
}
