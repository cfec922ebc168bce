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

/**
 * The revision of the policy that this page asks consent for: the highest of the stub's (`data-revision`) and the
 * elements' (`revision`), 0 where none is named. One that is no number is a revision that nobody can have accepted.
 */
export function pageRevision(document: Document): number {
  const mark: unknown = Reflect.get(document.defaultView ?? globalThis, stubMark);
  const ofStub: unknown = Reflect.get(Object(mark), 'revision');
  const ofElements = [...document.querySelectorAll('cookie-consent[revision]')].map((element) =>
    revisionIn(element.getAttribute('revision') ?? ''),
  );
  return Math.max(0, typeof ofStub === 'number' ? ofStub : 0, ...ofElements);
}

function revisionIn(text: string): number {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : Infinity;
}
