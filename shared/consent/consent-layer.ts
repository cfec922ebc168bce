/** The stub's mark. A name in the markup can pose as it, which only closes gates. */
const stubMark = 'rsConsent';

/** Whether a consent element is in the document, which could be asked to accept a category. */
export function hasConsentElement(document: Document): boolean {
  return document.querySelector('cookie-consent') !== null;
}

/** Whether this page asks for consent at all: the stub ran, or a consent element is there. */
export function hasConsentLayer(document: Document): boolean {
  return Reflect.has(document.defaultView ?? globalThis, stubMark) || hasConsentElement(document);
}
