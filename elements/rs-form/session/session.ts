import { listenToForm } from '../../../shared/dom/unclobbered-form.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import { isInIntl } from '../../../shared/i18n/by-intl.model.js';
import { languageOf } from '../../../shared/i18n/language-of.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import { createStore } from '../../../shared/store/create-store.js';
import { renewToken } from '../csrf-token/token-renewal.js';
import { createFormTexts } from '../form/form-texts.js';
import type { FormFeature, FormHost, FormSession } from '../form/rs-form.session.js';
import { focusField } from '../markup/field-parts.dom.js';
import { keepSession } from './keep-session.dom.js';
import { readSession, type SessionSettings } from './read-session.dom.js';
import { createSessionBox, type SessionBox } from './session-box.dom.js';
import { browserTime, SessionTime, type TimeSources } from './session-time.dom.js';
import {
  nextLookMs,
  sessionStart,
  stepSession,
  type SessionAction,
  type SessionEffect,
  type SessionText,
} from './session.model.js';

/** Property of the page that keeps its lower edge free when something is scrolled into view. */
const scrollEdge = 'scroll-padding-block-end';

/** State that outlives a restart of a tag's form: the time of the session, and the text that was announced last. */
interface Kept {
  readonly time: SessionTime;
  announced: SessionText | null;
}

const keptOf = new WeakMap<FormHost, Kept>();

/** Warns before the session on the server ends, offers to keep it, and stores a draft. */
export function startFeature(session: FormSession, sources: TimeSources = browserTime): FormFeature {
  try {
    return new SessionWarning(session, readSession(session), sources);
  } catch (error) {
    session.shell.report(error);
    return { stop: () => undefined };
  }
}

class SessionWarning implements FormFeature {
  readonly #session: FormSession;
  readonly #settings: SessionSettings;
  readonly #sources: TimeSources;
  readonly #kept: Kept;
  readonly #box: SessionBox;
  readonly #translate: Translate;
  readonly #life = new AbortController();
  readonly #store = createStore({
    initial: sessionStart,
    step: stepSession,
    run: (effect: SessionEffect) => this.#run(effect),
    onError: (error) => this.#session.shell.report(error),
  });
  #stopWaiting: () => void = () => undefined;
  /** Field that had the focus last. */
  #lastField: HTMLElement | null = null;

  constructor(session: FormSession, settings: SessionSettings, sources: TimeSources) {
    const { shell, form, definition } = session;
    this.#session = session;
    this.#settings = settings;
    this.#sources = sources;
    this.#kept = keptOf.get(shell) ?? { time: new SessionTime(sources), announced: null };
    keptOf.set(shell, this.#kept);
    this.#box = createSessionBox(shell.shadowRoot as ShadowRoot);
    this.#translate = createFormTexts(shell, definition.texts);
    const { signal } = this.#life;
    const look = () => this.#look();
    documentOf(shell).addEventListener('visibilitychange', look, { signal });
    documentOf(shell).defaultView?.addEventListener('focus', look, { signal });
    const focused = ({ target }: FocusEvent) => (this.#lastField = target as HTMLElement);
    listenToForm(form.element, 'focusin', focused, { signal });
    this.#look();
  }

  pageReturned(): void {
    this.#look();
  }

  postRefused(): void {
    // The server has answered, so it has seen the visitor.
    this.#send({ type: 'stayed' });
  }

  stop(): void {
    this.#life.abort();
    this.#stopWaiting();
    this.#hide();
  }

  #send(action: SessionAction): void {
    this.#store.send(action);
  }

  /** Reads the clock, and comes back in time for the next message. */
  #look(): void {
    this.#stopWaiting();
    const leftMs = this.#settings.lifeMs - this.#kept.time.read();
    this.#send({ type: 'time-read', leftMs });
    if (leftMs > 0) this.#stopWaiting = this.#sources.clock.after(nextLookMs(leftMs), () => this.#look());
  }

  #run(effect: SessionEffect): void {
    switch (effect.type) {
      case 'keep-draft':
        return this.#session.contributions.notify((feature) => feature.keepDraft?.());
      case 'show':
        return this.#show(effect.text);
      case 'ask-server':
        return void this.#askServer();
      case 'begin-anew':
        return this.#beginAnew(effect.wasOver);
    }
  }

  #show(name: SessionText): void {
    const { shell, undoLog } = this.#session;
    const text = this.#translate(`rs-form.session-${name}`, this.#endInWords());
    const label = this.#translate(name === 'failed' ? 'rs-form.retry' : 'rs-form.session-stay');
    this.#box.show(text, {
      part: 'session-stay',
      label,
      run: () => this.#send({ type: 'stay-pressed' }),
    });
    // A field that gets the focus is scrolled to a place above the region (WCAG 2.4.11).
    undoLog.setStyle(documentOf(shell).documentElement, scrollEdge, `${this.#box.height}px`);
    if (this.#kept.announced !== name) shell.announce(text, 'assertive');
    this.#kept.announced = name;
  }

  async #askServer(): Promise<void> {
    const { signal } = this.#life;
    this.#box.setBusy(true);
    this.#kept.announced = null;
    const isKept = await keepSession(this.#settings.keepAlive, signal);
    if (!signal.aborted) this.#send({ type: isKept ? 'stayed' : 'stay-failed' });
  }

  #beginAnew(wasOver: boolean): void {
    this.#kept.time.restart();
    this.#kept.announced = null;
    this.#look();
    if (!this.#hide()) return;
    this.#session.shell.announce(this.#translate('rs-form.session-stayed'));
    // A session that is new has another token.
    if (wasOver) void renewToken(this.#session, { signal: this.#life.signal });
  }

  /** Removes the message. The focus goes from its button to the field that had it before. Returns false for no message. */
  #hide(): boolean {
    const { form, shell, undoLog } = this.#session;
    const { wasShown, hadFocus } = this.#box.hide();
    if (wasShown) undoLog.undo(documentOf(shell).documentElement, `style ${scrollEdge}`);
    if (!hadFocus) return wasShown;
    this.#lastField?.focus();
    if (documentOf(form.element).activeElement !== this.#lastField)
      form.names.some((name) => focusField(form, name));
    return wasShown;
  }

  /** Returns the time of day at which the session ends. */
  #endInWords(): string {
    const { shell } = this.#session;
    const language = shell.locale || languageOf(shell);
    const end = this.#sources.clock.now() + this.#settings.lifeMs - this.#kept.time.read();
    return new Intl.DateTimeFormat(isInIntl(language) ? language : 'es', { timeStyle: 'short' }).format(end);
  }
}
