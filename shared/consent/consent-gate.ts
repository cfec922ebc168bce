import { ConfigError } from '../element/config-error.js';
import { reportError } from '../element/report.js';
import { CookieConsentGrantRequestEvent } from './consent-events.js';
import { hasConsentLayer, pageTerms } from './consent-layer.js';
import {
  consentCategories,
  isCurrent,
  readCategories,
  type Consent,
  type ConsentCategory,
} from './parse-consent.model.js';
import { readConsent, readConsentText, watchChoice } from './watch-choice.js';

/** Answers "may I?" for one element and one category. */
export interface ConsentGate {
  /** Whether the element may load what the category covers, as of now. */
  readonly isOpen: boolean;
  /** Opens this gate alone, for as long as its element lives or until the visitor chooses otherwise. */
  allowOnce(): void;
  /** Asks the consent layer to accept the category for good; whether it was taken. */
  askAlways(): boolean;
  /** Calls the listener when the answer may have changed, here or in another page; returns the way to stop. */
  watch(listener: () => void): () => void;
}

export interface ConsentQuestion {
  readonly category: string;
  /** With `privacy="strict"` the author's word is not enough: only the visitor opens the gate. */
  readonly isStrict?: boolean;
  /** An untouched legacy page, whose scripts asked no one: it is gated only once a layer is there. */
  readonly isLegacyPage?: boolean;
}

type Choice = Omit<Consent, 'id'>;

/**
 * Makes the gate of an element. It is closed, on a page without a consent layer too, unless the category was accepted
 * for the page's revision and not too long ago, the visitor allowed it once, or the author wrote `necessary`.
 */
export function createConsentGate(host: Element, question: ConsentQuestion): ConsentGate {
  return new Gate(host, question);
}

class Gate implements ConsentGate {
  readonly #document: Document;
  readonly #category: ConsentCategory | undefined;
  readonly #isStrict: boolean;
  readonly #isLegacyPage: boolean;
  readonly #listeners = new Set<() => void>();
  #stopWatching: (() => void) | undefined;
  /** What the layer said last on this page, for when it cannot write its cookie; a cookie written since is later. */
  #announced: { readonly choice: Choice; readonly cookie: string } | undefined;
  /** The cookie at the moment of "allow once". */
  #allowedAt: string | undefined;

  constructor(host: Element, { category, isStrict = false, isLegacyPage = false }: ConsentQuestion) {
    this.#document = host.ownerDocument;
    this.#category = knownCategory(host, category, isStrict);
    this.#isStrict = isStrict;
    this.#isLegacyPage = isLegacyPage;
  }

  get isOpen(): boolean {
    const cookie = readConsentText(this.#document);
    if (this.#isAllowedOnce(cookie)) return true;
    if (!this.#isStrict) {
      if (this.#category === 'necessary') return true;
      if (this.#isLegacyPage && !hasConsentLayer(this.#document)) return true;
    }
    const choice = this.#announced?.cookie === cookie ? this.#announced.choice : readConsent(this.#document);
    return choice !== undefined && this.#isAccepted(choice);
  }

  readonly allowOnce = (): void => {
    this.#allowedAt = readConsentText(this.#document);
    this.#notify();
  };

  askAlways(): boolean {
    if (!this.#category || this.#category === 'necessary') return false;
    const request = new CookieConsentGrantRequestEvent({ categories: [this.#category] });
    return !this.#document.dispatchEvent(request);
  }

  watch(listener: () => void): () => void {
    this.#stopWatching ??= watchChoice(this.#document, (detail) => this.#receiveChoice(detail));
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#stopWatching?.();
      this.#stopWatching = undefined;
    };
  }

  /** A choice that was made since counts more. */
  #isAllowedOnce(cookie: string): boolean {
    if (this.#allowedAt === undefined) return false;
    return cookie === this.#allowedAt || !readConsent(this.#document);
  }

  /** Every consent holds what is necessary, a refusal as well: it is no yes to anything. */
  #isAccepted(choice: Choice): boolean {
    if (!this.#category || this.#category === 'necessary') return false;
    return choice.accepted.includes(this.#category) && isCurrent(choice, pageTerms(this.#document));
  }

  #receiveChoice(detail: unknown): void {
    const choice = readChoice(detail);
    if (choice) {
      this.#announced = { choice, cookie: readConsentText(this.#document) };
      if (!this.#isAccepted(choice)) this.#allowedAt = undefined;
    }
    this.#notify();
  }

  #notify(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

/** A category that nobody knows can never be accepted: its gate stays closed, and the author is told. */
function knownCategory(host: Element, category: string, isStrict: boolean): ConsentCategory | undefined {
  const known = consentCategories.find((one) => one === category.trim());
  const isRefused = known === 'necessary' && isStrict;
  if (!known || isRefused) {
    const allowed = consentCategories.filter((one) => !isStrict || one !== 'necessary').join(', ');
    const wanted = `expected one of ${allowed}${isRefused ? ' with privacy="strict"' : ''}`;
    reportError(new ConfigError(host, 'attribute consent-category', `found "${category}", ${wanted}`));
  }
  return known;
}

/** The layer's word of this moment; null where the page dispatched the event with something else. */
function readChoice(detail: unknown): Choice | null {
  const { accepted, revision } = Object(detail) as Readonly<Record<string, unknown>>;
  if (!Array.isArray(accepted) || typeof revision !== 'number') return null;
  return { accepted: readCategories(accepted), revision, days: 0 };
}
