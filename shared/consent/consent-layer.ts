import type { SafeDocument } from '../dom/unclobbered.js';
import { stubMark } from './page-terms.js';

/** Returns true if the document contains a `<cookie-consent>`, which can serve a grant request. */
export function hasConsentElement(document: SafeDocument): boolean {
  return document.querySelector('cookie-consent') !== null;
}

/** Returns true if the page asks for consent: it has the inline stub or a `<cookie-consent>`. */
export function hasConsentLayer(document: SafeDocument): boolean {
  return Reflect.has(document.defaultView ?? globalThis, stubMark) || hasConsentElement(document);
}
