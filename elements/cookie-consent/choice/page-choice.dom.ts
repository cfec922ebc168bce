import type { Answers } from '../../../shared/consent/answers.model.js';
import { consentCookie } from '../../../shared/consent/parse-consent.model.js';
import { document } from '../../../shared/dom/unclobbered.js';
import type { CookieConsentHost } from '../cookie-consent.host.js';
import { cookieValues } from './cookies.dom.js';
import { keepChoice, settleChoice, type SettledChoice } from './kept-choice.dom.js';

/** Choice that was made in this page, and the cookies as they were last read. */
export class PageChoice {
  readonly #host: CookieConsentHost;
  /** Last known values of the consent cookies. */
  #known = '';
  /** Value of the cookie with the choice; '' if the choice of another page counts. */
  #written = '';

  constructor(host: CookieConsentHost) {
    this.#host = host;
  }

  /** Stores a choice. Returns which choice counts then. */
  store(answers: Answers, revision: number, nowMs: number): SettledChoice['kept'] {
    this.#written = keepChoice(this.#host, answers, revision, nowMs);
    // Read before the comparison, so that a later choice of another page is a change.
    this.#known = this.#cookies;
    return this.#settle(nowMs);
  }

  /** Returns true if another page has changed the cookies, and its choice counts. */
  isOvertaken(nowMs: number): boolean {
    if (this.#cookies === this.#known) return false;
    return this.#written === '' || this.#settle(nowMs) !== 'own';
  }

  /** Forgets the choice of this page. The cookies decide again. */
  forget(): void {
    this.#written = '';
    this.#known = this.#cookies;
  }

  #settle(nowMs: number): SettledChoice['kept'] {
    const { kept, written } = settleChoice(this.#host, this.#written, nowMs);
    if (written !== this.#written) this.#known = this.#cookies;
    this.#written = written;
    return kept;
  }

  get #cookies(): string {
    return cookieValues(document, consentCookie).join();
  }
}
