import { readTerms, type ConsentTerms } from './parse-consent.model.js';

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
 * Returns what this page requires of a choice: the highest revision and the fewest days of the stub (`data-revision`,
 * `data-days`) and the elements (`revision`, `days`). One that is no number is met by no choice.
 */
export function pageTerms(document: Document): ConsentTerms {
  const stub: unknown = Reflect.get(document.defaultView ?? globalThis, stubMark);
  const ofElements = Array.from(document.querySelectorAll('cookie-consent'), termsOf);
  const all = isTerms(stub) ? [stub, ...ofElements] : ofElements;
  return all.length > 0 ? all.reduce(strictest) : readTerms({});
}

/** Returns whether a global is the stub's: a name in the markup can stand in its place. */
function isTerms(value: unknown): value is ConsentTerms {
  return typeof Reflect.get(Object(value), 'days') === 'number';
}

function termsOf(element: Element): ConsentTerms {
  const [revision, days] = ['revision', 'days'].map((name) => element.getAttribute(name) || undefined);
  return readTerms({ revision, days });
}

function strictest(one: ConsentTerms, other: ConsentTerms): ConsentTerms {
  return {
    revision: Math.max(one.revision, other.revision),
    days: Math.min(one.days, other.days),
  };
}
