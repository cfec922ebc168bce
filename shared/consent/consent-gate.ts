import { ConfigError } from '../element/config-error.js';
import { reportError } from '../element/report.js';
import { documentOf, type SafeDocument } from '../dom/unclobbered.js';
import { isAllowed, type ConsentNeed } from './answers.model.js';
import { CookieConsentGrantRequestEvent } from './grant-events.js';
import { hasConsentElement, hasConsentLayer } from './consent-layer.js';
import { needAt, pageServices } from './page-services.js';
import { pageTerms } from './page-terms.js';
import { knownServices } from './service-choice.model.js';
import {
  consentCategories,
  daySeconds,
  isCurrent,
  knownCategories,
  type Consent,
  type ConsentCategory,
} from './parse-consent.model.js';
import { readConsent, readConsentText, watchChoice } from './watch-choice.js';

/** Consent state of one element, and one category or the services of its content. */
export interface ConsentGate {
  /** True while the element may load content of the category. */
  readonly isOpen: boolean;
  /** Names of the services that it waits for; empty if it waits for a category. */
  readonly serviceNames: readonly string[];
  /** Opens this gate only, until its element is removed or the visitor makes another choice. */
  allowOnce(): void;
  /**
   * Requests that the consent layer accept the services permanently, or else the category.
   *
   * @returns True if a layer has taken the request.
   */
  askAlways(): boolean;
  /**
   * Calls the listener when `isOpen` may have changed, in this page or in another one.
   *
   * @returns A function that stops.
   */
  watch(listener: () => void): () => void;
}

export interface ConsentQuestion {
  readonly category: string;
  /**
   * With `privacy="strict"` the category `necessary` does not open the gate: only the visitor does.
   *
   * @default false
   */
  readonly isStrict?: boolean;
  /**
   * True for a legacy page whose scripts did not ask for consent. Its gate is open until the page has a consent
   * layer.
   *
   * @default false
   */
  readonly isLegacyPage?: boolean;
  /**
   * Returns the addresses of the content. A service that the page lists for one of them decides in the place of the
   * category.
   *
   * @default () => []
   */
  readonly addresses?: () => readonly string[];
}

type Choice = Omit<Consent, 'id'>;

/**
 * Creates the gate of an element. The gate is closed by default, also on a page without a consent layer. It is open
 * if the visitor has accepted the category for the page's revision within `days`, if the visitor has allowed it once,
 * or if the category is `necessary` and `isStrict` is false. An unknown category is reported as a ConfigError.
 *
 * @param host - Element that the gate belongs to.
 * @param question - Category of the element, and the rules for it.
 */
export function createConsentGate(host: Element, question: ConsentQuestion): ConsentGate {
  return new Gate(host, question);
}

/** Age in seconds up to which a cookie is as new as an event of now. */
const newSeconds = 2;

class Gate implements ConsentGate {
  readonly #document: SafeDocument;
  readonly #category: ConsentCategory | undefined;
  readonly #isStrict: boolean;
  readonly #isLegacyPage: boolean;
  readonly #addresses: () => readonly string[];
  readonly #listeners = new Set<() => void>();
  #stopWatching: (() => void) | undefined;
  /**
   * Choice in the layer's last event on this page, for a layer that cannot write its cookie. It counts while the
   * cookie has the same text as at the event.
   */
  #announced: { readonly choice: Choice; readonly cookie: string } | undefined;
  /** Text of the consent cookie when `allowOnce` was called. */
  #allowedAt: string | undefined;

  constructor(host: Element, question: ConsentQuestion) {
    const { category, isStrict = false, isLegacyPage = false, addresses = () => [] } = question;
    this.#document = documentOf(host);
    this.#category = knownCategory(host, category, isStrict);
    this.#isStrict = isStrict;
    this.#isLegacyPage = isLegacyPage;
    this.#addresses = addresses;
  }

  get isOpen(): boolean {
    const cookie = readConsentText(this.#document);
    if (this.#isAllowedOnce(cookie)) return true;
    if (!this.#isStrict) {
      if (this.#category === 'necessary' || this.#needs.every(isNecessary)) return true;
      if (this.#isLegacyPage && !hasConsentLayer(this.#document)) return true;
    }
    const choice = this.#announced?.cookie === cookie ? this.#announced.choice : readConsent(this.#document);
    return choice !== undefined && this.#isAccepted(choice);
  }

  get serviceNames(): readonly string[] {
    const needs = this.#needs;
    const services = pageServices(this.#document).filter(({ id }) =>
      needs.some(({ service }) => service === id),
    );
    return needs.some(({ service }) => service === '') ? [] : services.map(({ name }) => name);
  }

  readonly allowOnce = (): void => {
    this.#allowedAt = readConsentText(this.#document);
    this.#notify();
  };

  askAlways(): boolean {
    if (!this.#category || this.#category === 'necessary') return false;
    const needs = this.#needs.filter((need) => !isNecessary(need));
    const services = needs.filter(({ service }) => service !== '').map(({ service }) => service);
    const categories = needs.some(({ service }) => service === '') ? [this.#category] : [];
    const request = new CookieConsentGrantRequestEvent({ categories, services });
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

  /** Needs of its content, each once. */
  get #needs(): readonly ConsentNeed[] {
    const category = this.#category ?? '';
    const services = pageServices(this.#document);
    const needs = this.#addresses().map((address) => needAt(this.#document, address, category, services));
    if (needs.length === 0) return [{ category, service: '' }];
    return needs.filter(({ service }, at) => needs.findIndex((one) => one.service === service) === at);
  }

  /** Returns true after `allowOnce`, unless another choice was made since. */
  #isAllowedOnce(cookie: string): boolean {
    if (this.#allowedAt === undefined) return false;
    return cookie === this.#allowedAt || !readConsent(this.#document);
  }

  /**
   * Returns true if a choice accepts the services, or else the category. `necessary` does not count, because a choice
   * that rejects everything contains it too.
   */
  #isAccepted(choice: Choice): boolean {
    if (!this.#category || this.#category === 'necessary') return false;
    // A page without the list of services cannot tell a refused one from others.
    const isUnlisted = choice.services.refused.length > 0 && !hasConsentElement(this.#document);
    if (isUnlisted || !isCurrent(choice, pageTerms(this.#document))) return false;
    return this.#needs.every((need) => (isNecessary(need) ? !this.#isStrict : isAllowed(choice, need)));
  }

  #receiveChoice(detail: unknown): void {
    const choice = readChoice(detail);
    if (choice) {
      const cookie = readConsentText(this.#document);
      // A cookie as new as the event is the truth: another page may have stored a choice at the same time.
      const age = readConsent(this.#document)?.days ?? Infinity;
      this.#announced = age * daySeconds > newSeconds ? { choice, cookie } : undefined;
      if (!this.#isAccepted(choice)) this.#allowedAt = undefined;
    }
    this.#notify();
  }

  #notify(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

function isNecessary({ category }: ConsentNeed): boolean {
  return category === 'necessary';
}

/**
 * Returns the category if it is known. Reports a ConfigError for an unknown one, and for `necessary` in a strict
 * element.
 */
function knownCategory(host: Element, category: string, isStrict: boolean): ConsentCategory | undefined {
  const known = consentCategories.find((one) => one === category.trim());
  const isRefused = known === 'necessary' && isStrict;
  if (!known || isRefused) {
    const allowed = consentCategories.filter((one) => !isStrict || one !== 'necessary').join(', ');
    const wanted = `expected one of ${allowed}${isRefused ? ' with privacy="strict"' : ''}`;
    reportError(
      new ConfigError(
        host,
        'attribute consent-category',
        `found "${category}", ${wanted}`,
        'consent-category',
      ),
    );
  }
  return known;
}

/** Returns the choice in the detail of an event; null for a detail of another shape. */
function readChoice(detail: unknown): Choice | null {
  const { accepted, services, revision } = Object(detail) as Readonly<Record<string, unknown>>;
  if (!Array.isArray(accepted) || typeof revision !== 'number') return null;
  return { accepted: knownCategories(accepted), services: knownServices(services), revision, days: 0 };
}
