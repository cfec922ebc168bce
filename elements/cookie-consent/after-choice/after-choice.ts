import { isAllowed, type Answers, type ConsentNeed } from '../../../shared/consent/answers.model.js';
import { consentCookie, stampOf } from '../../../shared/consent/parse-consent.model.js';
import { noServices } from '../../../shared/consent/service-choice.model.js';
import { readConsent, watchChoice } from '../../../shared/consent/watch-choice.js';
import { createLabels } from '../../../shared/i18n/find-text.js';
import { cookiesOf, putCookie, writeCookie } from '../choice/cookies.dom.js';
import { legacyCookie } from '../choice/kept-choice.dom.js';
import { patternsOf, readCategories } from '../choice/read-categories.model.js';
import type { CookieConsentHost } from '../cookie-consent.host.js';
import { documentOf, type SafeDocument } from '../../../shared/dom/unclobbered.js';
import { afterChoiceStyles } from './after-choice.styles.js';
import { deletingTexts, namesToDelete } from './delete-cookies.model.js';
import { mustReload, type ChoiceChange } from './reload.model.js';
import { needOfElement } from './element-need.dom.js';
import { watchScripts, type ScriptWatch } from './start-scripts.dom.js';
import { AfterChoiceChrome, consumeHash } from './tab.dom.js';
import { es } from '../texts/es.js';

/** Time that the notice stays before a reload, for screen readers, in milliseconds. */
const noticeMs = 1000;

/** Change of the stored choice. */
interface KeptChange extends Pick<ChoiceChange, 'before' | 'after' | 'isKept'> {
  /** True for a choice that was made in this page. */
  readonly isFromPage: boolean;
}

/** Applies a choice: starts scripts of accepted categories, deletes cookies of refused ones, shows the tab. */
export class AfterChoice {
  readonly #host: CookieConsentHost;
  readonly #document: SafeDocument;
  readonly #chrome: AfterChoiceChrome;
  readonly #scripts: ScriptWatch;
  /** Needs of the scripts that have run, by their names. */
  readonly #running = new Map<string, ConsentNeed>();
  readonly #stops: readonly ((() => void) | undefined)[];
  #callOff: (() => void) | undefined;

  constructor(host: CookieConsentHost) {
    this.#host = host;
    this.#document = documentOf(host);
    host.adoptMore([afterChoiceStyles]);
    this.#chrome = new AfterChoiceChrome(host);
    this.#stops = [
      host.layer?.store.subscribe(() => this.#chrome.paint()),
      watchChoice(this.#document, () => host.layer?.follow()),
    ];
    this.#chrome.paint();
    this.#scripts = watchScripts(this.#document, {
      isAllowed: (element) => this.#isAllowed(needOfElement(element, this.#listed)),
      started: (element) => this.#noteStarted(needOfElement(element, this.#listed)),
    });
    this.#apply();
    if (consumeHash(this.#document)) host.show();
  }

  change(change: KeptChange): void {
    // A reload is scheduled already.
    if (this.#callOff) return;
    const { reload, isLegacyCookie } = this.#host;
    if (change.isFromPage) this.#record();
    const isLocked = isLegacyCookie && this.#document.querySelector('[data-source="gdprlock"]') !== null;
    if (mustReload({ ...change, reload, isLocked, running: [...this.#running.values()] })) this.#reload();
    else this.#apply();
  }

  /** Shows or hides the tab, by the options of the element. */
  paint(): void {
    this.#chrome.paint();
  }

  /** Returns the focus to the element that opened the banner. */
  returnFocus(opener: Element | null): void {
    this.#chrome.returnFocus(opener);
  }

  stop(): void {
    this.#callOff?.();
    for (const stop of this.#stops) stop?.();
    this.#scripts.stop();
    this.#chrome.remove();
  }

  #apply(): void {
    this.#deleteRefused();
    this.#scripts.update();
  }

  get #listed() {
    return this.#host.layer?.listed ?? [];
  }

  /** Answers of the visitor; none are accepted before a choice. */
  get #answers(): Answers {
    const { accepted, services } = this.#host.layer?.store.state ?? { accepted: null, services: noServices };
    return { accepted: accepted ?? [], services };
  }

  #isAllowed(need: ConsentNeed): boolean {
    return need.category === 'necessary' || (!this.#callOff && isAllowed(this.#answers, need));
  }

  #noteStarted(need: ConsentNeed): void {
    // A necessary script never has to stop.
    if (need.category !== 'necessary') this.#running.set(`${need.category} ${need.service}`, need);
  }

  /** Writes the cookie of the older component, if the author wants it, and sends the record of the choice. */
  #record(): void {
    const { isLegacyCookie, recordUrl } = this.#host;
    const choice = readConsent(this.#document);
    if (!choice) return;
    const { id, revision, accepted, services } = choice;
    const isSome = accepted.some((one) => one !== 'necessary') || services.allowed.length > 0;
    const status = isSome ? 'allow' : 'deny';
    if (isLegacyCookie) writeCookie(this.#host, legacyCookie, status);
    if (!recordUrl) return;
    // Contains nothing about the visitor but the choice. A beacon is sent also while the page is left.
    const time = new Date(stampOf(choice, Date.now() / 1000) * 1000).toISOString();
    const body = JSON.stringify({ id, revision, categories: accepted, services, time });
    try {
      navigator.sendBeacon(recordUrl, new Blob([body], { type: 'application/json' }));
    } catch (error) {
      this.#host.report(error);
    }
  }

  #reload(): void {
    const host = this.#host;
    const { layer, locale } = host;
    const label = createLabels({ host, texts: es, locale });
    this.#callOff = layer?.clock.after(noticeMs, () => {
      // Running scripts may have written the cookies again meanwhile.
      this.#deleteRefused();
      layer.reloadPage();
    });
    this.#deleteRefused();
    this.#chrome.notify(label('cookie-consent.applying'));
  }

  /** Deletes the listed cookies of refused categories and services, except those that one in use lists too. */
  #deleteRefused(): void {
    const { layer } = this.#host;
    if (!layer) return;
    const { categories } = readCategories(layer.json());
    const { refused, kept } = patternsOf(categories, this.#answers);
    const { hostname, pathname, protocol } = this.#document.location;
    for (const name of namesToDelete(cookiesOf(this.#document), refused, [...kept, consentCookie]))
      for (const text of deletingTexts(name, hostname, pathname, protocol === 'https:'))
        putCookie(this.#document, text);
  }
}
