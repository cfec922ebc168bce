import type { SafeDocument } from '../dom/unclobbered.js';
import { readTerms, type ConsentTerms } from './parse-consent.model.js';

/** Name of the global that the stub defines. An id in the markup can have the same name, which only closes gates. */
export const stubMark = 'rsConsent';

/**
 * Returns the terms that a choice must meet in this page: the highest revision and the fewest days of the stub
 * (`data-revision`, `data-days`) and of all `<cookie-consent>` elements (`revision`, `days`). No choice meets a term
 * that is not a number.
 */
export function pageTerms(document: SafeDocument): ConsentTerms {
  const stub: unknown = Reflect.get(document.defaultView ?? globalThis, stubMark);
  const ofElements = Array.from(document.querySelectorAll('cookie-consent'), termsOf);
  const all = isTerms(stub) ? [stub, ...ofElements] : ofElements;
  return all.length > 0 ? all.reduce(strictest) : readTerms({});
}

/** Returns true if a value has the shape of the stub's global. An element with the same id has not. */
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
