import type { Answers } from '../../shared/consent/answers.model.js';
import { CookieConsentChangedEvent } from '../../shared/consent/consent-events.js';
import { pageTerms } from '../../shared/consent/page-terms.js';
import { readServices } from '../../shared/consent/services.model.js';
import { browserClock, type Clock } from '../../shared/dom/clock.js';
import { lendFocus } from '../../shared/dom/lend-focus.js';
import { lazyModule, type LazyModule } from '../../shared/element/lazy-module.js';
import { prefetchWhenIdle } from '../../shared/element/prefetch-when-idle.js';
import { createStore } from '../../shared/store/create-store.js';
import { document } from '../../shared/dom/unclobbered.js';
import { AfterChoice } from './after-choice/after-choice.js';
import { listenToBanner, listenToLinks } from './banner/banner.dom.js';
import { BannerPainter } from './banner/banner-painter.js';
import { readOffered } from './choice/categories.model.js';
import { lookUpChoice } from './choice/kept-choice.dom.js';
import { answerAll, grantWanted, offeredAnswers, type Offer } from './choice/offer.model.js';
import { PageChoice } from './choice/page-choice.dom.js';
import { reportDiagnostics } from './choice/report-diagnostics.js';
import { initialConsent, stepConsent, type ConsentEffect } from './choice/step-consent.model.js';
import type {
  ConsentLayer,
  ConsentStore,
  CookieConsentCore,
  CookieConsentHost,
} from './cookie-consent.host.js';

/** Time after which the banner says that its settings are late, in milliseconds. */
const settingsTimeoutMs = 600;

type LoadSettings = () => Promise<typeof import('./settings/mount-settings.js')>;

/** Runs the consent layer while its tag is in the document. */
export function startCore(
  host: CookieConsentHost,
  clock: Clock = browserClock,
  loadSettings: LoadSettings = () => import('./settings/mount-settings.js'),
): CookieConsentCore {
  return new ConsentCore(host, clock, loadSettings);
}

class ConsentCore implements CookieConsentCore, ConsentLayer {
  readonly store: ConsentStore;
  readonly offered: Offer['offered'];
  readonly listed: Offer['listed'];
  readonly clock: Clock;
  readonly #host: CookieConsentHost;
  readonly #settings: LazyModule<() => void>;
  readonly #banner: BannerPainter;
  readonly #listening = new AbortController();
  readonly #choice: PageChoice;
  #callOff: (() => void) | undefined;
  #cancelPrefetch: (() => void) | undefined;
  #applied: AfterChoice | undefined;
  #opener: Element | null = null;
  /** Flags: the last choice was made in this page, and the browser has stored it. */
  #isFromPage = false;
  #isKept = false;

  constructor(host: CookieConsentHost, clock: Clock, loadSettings: LoadSettings) {
    this.#host = host;
    this.clock = clock;
    this.#choice = new PageChoice(host);
    this.#settings = lazyModule(loadSettings, {
      start: ({ mountSettings }) => mountSettings(host, this),
      stop: (unmount) => unmount(),
      lost: (error) => host.report(error, 'view'),
    });
    this.offered = readOffered(this.json());
    this.listed = readServices(this.json());
    const { accepted, services, isAsking } = this.#lookUp();
    this.store = createStore({
      initial: initialConsent(accepted, isAsking, services),
      step: stepConsent,
      run: (effect: ConsentEffect) => this.#run(effect),
      onError: (error) => host.report(error),
    });
    host.layer = this;
    this.#banner = new BannerPainter(host);
    this.#listen();
    this.#paint();
    this.#applyEarlyPress();
    if (!isAsking) this.#startAfterChoice();
    reportDiagnostics(host, this.json());
  }

  optionChanged(name: string): void {
    // Readers of the terms use the attribute, which is written after the property.
    if (name === 'revision' || name === 'days') queueMicrotask(() => this.follow(true));
    if (name === 'locale') this.#paint();
    if (name.startsWith('tab') && this.store.state.mayClose) this.#startAfterChoice().paint();
  }

  serve(request: string, event: Event): boolean {
    if (request !== 'show') return this.#grant(event);
    this.show();
    return true;
  }

  show(hasSettings = false): void {
    if (!this.#host.contains(document.activeElement)) this.#opener = document.activeElement;
    this.store.send({ type: 'show-requested' });
    if (hasSettings) this.store.send({ type: 'settings-requested' });
  }

  close(): void {
    this.store.send({ type: 'close-requested' });
  }

  json(): string | undefined {
    return this.#host.querySelector(':scope > script[type="application/json"]')?.textContent;
  }

  choose(wanted: Answers): void {
    const answers = offeredAnswers(wanted, this);
    const kept = this.#choice.store(answers, this.#revision, this.clock.now());
    // Another page has stored a choice at the same time, and that one counts.
    if (kept === 'other') return this.follow(true);
    this.#isKept = kept === 'own';
    this.#isFromPage = true;
    this.store.send({ type: 'chosen', ...answers });
  }

  /** Reads the choice again, after a choice in another page or a new revision. */
  follow(isAnew?: boolean): void {
    if (!isAnew && !this.#choice.isOvertaken(this.clock.now())) return;
    const { accepted, services } = this.#lookUp();
    this.#isFromPage = false;
    this.#isKept = true;
    this.store.send({ type: 'chosen', accepted, services });
  }

  get #revision(): number {
    return pageTerms(document).revision;
  }

  reloadPage(): void {
    location.reload();
  }

  stop(): void {
    this.#listening.abort();
    this.#callOff?.();
    this.#cancelPrefetch?.();
    this.#settings.stop();
    this.#banner.stop();
    this.#applied?.stop();
    this.#host.setState('open', false);
    this.#host.setState('asked', false);
    this.#host.layer = undefined;
  }

  #lookUp() {
    const terms = pageTerms(document);
    const decision = lookUpChoice(this.#host, this.offered, terms, this.clock.now());
    this.#choice.forget();
    return decision;
  }

  #listen(): void {
    const { signal } = this.#listening;
    listenToBanner(this.#host, signal, (press) => this.#press(press));
    listenToLinks(document, signal, () => this.show());
    // A choice in another page closes the banner of this one.
    document.addEventListener('visibilitychange', () => this.follow(), { signal });
    signal.addEventListener(
      'abort',
      this.store.subscribe(() => this.#paint()),
    );
  }

  #press(press: string | undefined): void {
    const { isOpen, settings } = this.store.state;
    const isInSettings = settings === 'open';
    // Ignores the second press of a double press, after which the layer is closed.
    if (!isOpen && !isInSettings) return;
    if (press === 'accept' || press === 'reject') this.choose(answerAll(this, press === 'accept'));
    if (press === 'settings') this.store.send({ type: 'settings-requested' });
    // The dialog of the settings handles Escape itself.
    if (press === 'escape' && !isInSettings) this.close();
  }

  /**
   * Runs the press that the inline stub has stored on the root element, and removes the attribute of the first paint.
   */
  #applyEarlyPress(): void {
    const { dataset } = document.documentElement;
    this.#press(dataset['rsConsent']);
    delete dataset['rsConsent'];
  }

  /** Accepts the requested categories and services. Returns false if one of them is not offered. */
  #grant(event: Event): boolean {
    const { accepted, services } = this.store.state;
    const before = { accepted: accepted ?? [], services };
    const answers = grantWanted((event as CustomEvent<unknown>).detail, before, this);
    if (answers) this.choose(answers);
    return answers !== null;
  }

  #paint(): void {
    const { state } = this.store;
    this.#banner.paint(state);
    if (state.isOpen) return void (this.#cancelPrefetch ??= this.#prefetchSettings());
    this.#cancelPrefetch?.();
    this.#cancelPrefetch = undefined;
  }

  /** Loads the settings while the banner is on show and offers them. */
  #prefetchSettings(): (() => void) | undefined {
    const button = '[data-consent="settings"]';
    const isOffered = [this.#host, this.#host.shadowRoot].some((place) => place?.querySelector(button));
    return isOffered ? prefetchWhenIdle(document, this.#settings) : undefined;
  }

  #run(effect: ConsentEffect): void {
    switch (effect.type) {
      case 'notify':
        return this.#notify(effect.before, effect.after);
      case 'load-settings':
        return this.#loadSettings();
      case 'take-focus':
        // To the start of the banner, not to its first button, so that its text is read.
        lendFocus(this.#host.chrome.banner);
        return;
      case 'return-focus':
        return this.#startAfterChoice().returnFocus(this.#opener);
    }
  }

  #notify(before: Answers | null, after: Answers): void {
    const detail = { ...after, isFirst: before === null, revision: this.#revision };
    this.#host.dispatchEvent(new CookieConsentChangedEvent(detail));
    this.#startAfterChoice().change({ before, after, isKept: this.#isKept, isFromPage: this.#isFromPage });
  }

  /** Starts the controller that applies the choice: once there is a choice, or the visitor may do without. */
  #startAfterChoice(): AfterChoice {
    return (this.#applied ??= new AfterChoice(this.#host));
  }

  /** Loads the settings, which React paints. A failure is reported, and the next press loads again. */
  #loadSettings(): void {
    this.#callOff?.();
    this.#callOff = this.clock.after(settingsTimeoutMs, () => this.store.send({ type: 'settings-late' }));
    void this.#settings.load().then((unmount) => {
      this.#callOff?.();
      this.store.send({ type: 'settings-loaded', isThere: unmount !== undefined });
    });
  }
}
