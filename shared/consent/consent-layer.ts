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
  const terms: readonly unknown[] = [
    Reflect.get(document.defaultView ?? globalThis, stubMark),
    ...Array.from(document.querySelectorAll('cookie-consent'), termsOf),
  ];
  const numbers = (name: keyof ConsentTerms) =>
    terms.map((one): unknown => Reflect.get(Object(one), name)).filter((one) => typeof one === 'number');
  const days = numbers('days');
  return {
    revision: Math.max(0, ...numbers('revision')),
    days: days.length > 0 ? Math.min(...days) : readTerms({}).days,
  };
}

function termsOf(element: Element): ConsentTerms {
  const [revision, days] = ['revision', 'days'].map((name) => element.getAttribute(name) || undefined);
  return readTerms({ revision, days });
}
