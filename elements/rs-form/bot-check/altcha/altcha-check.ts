import { ConfigError } from '../../../../shared/element/config-error.js';
import { documentOf } from '../../../../shared/dom/unclobbered.js';
import { writeOwnLabel } from '../../../../shared/i18n/mark-language.js';
import type { Translate } from '../../../../shared/i18n/texts.js';
import { BotCheckError, retryable, type BotCheck, type GuardedForm } from '../bot-check.dom.js';
import { pageScriptsRan } from '../page-script.dom.js';
import { likelyDone } from '../work/puzzle.model.js';
import { compute, UnsolvableError } from '../work/compute.dom.js';
import { expiryOf, isKeyChallenge, readChallenge, type Challenge } from './challenge.model.js';
import { askWidget, widgetAtWork } from './page-widget.dom.js';
import { payloadOf, requestChallenge, writeAnswer, type AltchaSource } from './source.dom.js';

/** An answer that is this close to its end, in milliseconds, may be too old when the server reads it. */
const graceMs = 25_000;

interface Answer {
  readonly payload: string;
  readonly expiry: number;
}

/**
 * Proof of work of ALTCHA: by its own element where the page has its script, else by ours. It begins when the visitor first
 * touches the form, so that a press on the button rarely waits.
 */
export class AltchaCheck implements BotCheck {
  readonly #source: AltchaSource;
  readonly #guarded: GuardedForm;
  readonly #translate: Translate;
  readonly #life = new AbortController();
  readonly #scriptsRan = retryable(() => pageScriptsRan(({ src }) => /altcha/i.test(src)));
  #solved: Promise<Answer> | undefined;
  #answer: Answer | undefined;
  #discard: () => void = () => undefined;
  #progress: HTMLProgressElement | undefined;
  #share: number | null = null;
  #isSpent = false;

  constructor(source: AltchaSource, guarded: GuardedForm, translate: Translate) {
    this.#source = source;
    this.#guarded = guarded;
    this.#translate = translate;
  }

  /** Begins to work, and does not wait for the answer. Its failure is reported when the token is asked for. */
  async prepare(): Promise<void> {
    await this.#scriptsRan();
    if (!this.#widget) this.#solve().catch(() => undefined);
  }

  async askToken(): Promise<string> {
    this.release();
    const widget = this.#widget;
    const token = widget ? await this.#askPage(widget) : await this.#askOurs();
    this.#isSpent = true;
    return token;
  }

  release(): void {
    if (this.#isSpent) this.renew();
  }

  renew(): void {
    this.#isSpent = false;
    this.#solved = undefined;
    this.#answer = undefined;
    this.#discard();
    this.#widget?.reset();
  }

  stop(): void {
    this.#life.abort();
    this.#progress?.remove();
    this.#discard();
  }

  get #widget() {
    return widgetAtWork(this.#source.widget);
  }

  /** The page's script may have come after ours had begun. One answer is enough. */
  #askPage(widget: NonNullable<ReturnType<typeof widgetAtWork>>): Promise<string> {
    this.#discard();
    return askWidget(widget, this.#life.signal);
  }

  async #askOurs(): Promise<string> {
    let answer = await this.#wait();
    if (isTooOld(answer)) {
      this.renew();
      answer = await this.#wait();
    }
    this.#discard = writeAnswer(this.#guarded.form, this.#source, answer.payload);
    return answer.payload;
  }

  /** Settles with the answer. The visitor sees how far the work is, unless it is done. */
  async #wait(): Promise<Answer> {
    const { shell } = this.#guarded;
    if (this.#answer) return this.#answer;
    const progress = this.#showProgress();
    shell.announce(this.#translate('rs-form.work'));
    try {
      return await this.#solve();
    } finally {
      progress.remove();
      this.#progress = undefined;
      shell.announce(this.#translate('rs-form.work-done'));
    }
  }

  #solve(): Promise<Answer> {
    this.#solved ??= this.#compute().catch((error: unknown) => {
      this.#solved = undefined;
      throw error;
    });
    return this.#solved;
  }

  async #compute(): Promise<Answer> {
    const answer = await requestChallenge(this.#source, this.#life.signal);
    const challenge = readChallenge(answer);
    if (!challenge) throw this.#refuse(`found ${JSON.stringify(answer)?.slice(0, 160) ?? 'no JSON'}`);
    try {
      const solution = await compute('altcha', challenge, {
        progressed: (tries) => this.#showShare(shareOf(challenge, tries)),
        signal: this.#life.signal,
      });
      this.#answer = { payload: payloadOf(challenge, solution), expiry: expiryOf(challenge) };
      return this.#answer;
    } catch (error) {
      if (error instanceof UnsolvableError) throw this.#refuse('found a challenge without an answer');
      throw error;
    }
  }

  #refuse(found: string): BotCheckError {
    const { shell } = this.#guarded;
    const expected =
      'expected a challenge of ALTCHA, by SHA or PBKDF2 and without a picture; others need ALTCHA’s own script';
    shell.report(new ConfigError(shell, 'bot check', `${found}, ${expected}`, 'form-altcha'));
    return new BotCheckError('bot-refused');
  }

  /** Shows the progress beside the element of ALTCHA, or behind the button that sends. */
  #showProgress(): HTMLProgressElement {
    const { form } = this.#guarded;
    const progress = documentOf(form.element).createElement('progress');
    progress.className = 'rs-form-work';
    writeOwnLabel(progress, this.#translate('rs-form.work'));
    const place = this.#source.widget ?? form.find('[type="submit"]').at(-1);
    place?.after(progress);
    this.#progress = progress;
    this.#showShare(this.#share);
    return progress;
  }

  #showShare(share: number | null): void {
    this.#share = share;
    if (share !== null && this.#progress) this.#progress.value = share;
  }
}

function isTooOld({ expiry }: Answer): boolean {
  return expiry - Date.now() < graceMs;
}

/** Returns the likely share of the work that is done, from 0 to 1; null if that cannot be told. */
function shareOf(challenge: Challenge, tries: number): number | null {
  if (!isKeyChallenge(challenge)) return Math.min(1, tries / challenge.maxnumber);
  const { length } = challenge.parameters.keyPrefix;
  return length <= 6 ? likelyDone(tries, length) : null;
}
