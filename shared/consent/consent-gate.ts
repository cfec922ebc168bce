import { ConfigError } from '../element/config-error.js';
import { reportError } from '../element/report.js';
import { CookieConsentGrantRequestEvent } from './consent-events.js';
import { hasConsentLayer } from './consent-layer.js';
import {
  consentCategories,
  consentCookie,
  parseConsent,
  readCategories,
  type Consent,
  type ConsentCategory,
} from './parse-consent.js';

/** Answers "may I?" for one element and one category. */
export interface ConsentGate {
  /** Whether the element may load what the category covers, as of now. */
  readonly isOpen: boolean;
  /** Opens this gate alone, for as long as its element lives. */
  allowOnce(): void;
  /** Asks the consent layer to accept the category for good; whether it was taken. */
  askAlways(): boolean;
  /** Calls the listener when the answer may have changed; returns the way to stop. */
  watch(listener: () => void): () => void;
}

/** Makes the gate of an element. Without a consent layer on the page nothing is gated. */
export function createConsentGate(host: Element, category: string): ConsentGate {
  const listeners = new Set<() => void>();
  const wanted = knownCategory(host, category);
  /** What the layer said last on this page, for when it cannot write its cookie. */
  let said: readonly ConsentCategory[] = [];
  let isAllowedOnce = false;

  function hear(event: Event): void {
    if (event instanceof CustomEvent) said = readCategories(acceptedIn(event.detail));
    for (const listener of [...listeners]) listener();
  }

  return {
    get isOpen() {
      if (isAllowedOnce || wanted === 'necessary' || !hasConsentLayer(host.ownerDocument)) return true;
      const accepted = readConsent(host.ownerDocument)?.accepted ?? said;
      return wanted !== undefined && accepted.includes(wanted);
    },
    allowOnce() {
      isAllowedOnce = true;
      for (const listener of [...listeners]) listener();
    },
    askAlways() {
      if (!wanted) return false;
      const request = new CookieConsentGrantRequestEvent({ categories: [wanted] });
      return !host.ownerDocument.dispatchEvent(request);
    },
    watch(listener) {
      if (listeners.size === 0) host.ownerDocument.addEventListener('cookie-consent-changed', hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) host.ownerDocument.removeEventListener('cookie-consent-changed', hear);
      };
    },
  };
}

/** A category that nobody knows can never be accepted: its gate stays closed, and the author is told. */
function knownCategory(host: Element, category: string): ConsentCategory | undefined {
  const known = consentCategories.find((one) => one === category.trim());
  if (!known) {
    const wanted = `expected one of ${consentCategories.join(', ')}`;
    reportError(new ConfigError(host, 'attribute consent-category', `found "${category}", ${wanted}`));
  }
  return known;
}

/** The page may dispatch the event with any detail. */
function acceptedIn(detail: unknown): unknown {
  return typeof detail === 'object' && detail ? Reflect.get(detail, 'accepted') : undefined;
}

/** The visitor's choice as the cookie has it now; null where there is none or cookies cannot be read. */
function readConsent(document: Document): Consent | null {
  const start = `${consentCookie}=`;
  const found = cookiesOf(document)
    .split('; ')
    .find((cookie) => cookie.startsWith(start));
  return parseConsent(found?.slice(start.length));
}

/** Sandboxed frames throw at the mere question. */
function cookiesOf(document: Document): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
