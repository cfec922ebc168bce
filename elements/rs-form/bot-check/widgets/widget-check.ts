import {
  BotCheckError,
  botCheckLimits,
  retryable,
  within,
  type BotCheck,
  type BotCheckLimits,
  type GuardedForm,
} from '../bot-check.dom.js';
import { forgetWidgetApi, isShowingPictures, loadWidgetApi } from './widget-api.dom.js';
import type { WidgetApi } from './widget-box.dom.js';
import { widgetPlace, type WidgetPlace } from './widget-place.dom.js';
import { widgetProviders, type WidgetDefinition } from './widget-providers.model.js';

interface Waiting {
  resolve(token: string): void;
  reject(error: BotCheckError): void;
  /** Ends the time limit, because the visitor has a task to do. */
  holdTime(): void;
}

interface Box {
  readonly api: WidgetApi;
  readonly id: unknown;
}

/** The check of a form by a provider with a box of its own: reCAPTCHA v2, hCaptcha, Turnstile, Friendly Captcha. */
export class WidgetCheck implements BotCheck {
  readonly #definition: WidgetDefinition;
  readonly #place: WidgetPlace;
  readonly #language: string;
  readonly #limits: BotCheckLimits;
  /** Loads the provider's script and renders the box. */
  readonly #prepared: () => Promise<Box>;
  #box: Box | undefined;
  #token = '';
  /** True if the token was used by an attempt. A token is valid once. */
  #isSpent = false;
  /** The box that checks by itself asks for a tick. */
  #needsVisitor = false;
  #waiting: Waiting | undefined;

  constructor(
    definition: WidgetDefinition,
    { shell, form, undoLog }: Pick<GuardedForm, 'shell' | 'form' | 'undoLog'>,
    limits: BotCheckLimits = botCheckLimits,
  ) {
    this.#definition = definition;
    this.#place = widgetPlace(form, definition, undoLog);
    this.#language = shell.locale || (shell.closest<HTMLElement>('[lang]')?.lang ?? '');
    this.#limits = limits;
    this.#prepared = retryable(() =>
      within(this.#render(), limits.anchorMs).catch((error: unknown) => {
        forgetWidgetApi(this.#address.scriptUrl);
        throw error;
      }),
    );
  }

  async prepare(): Promise<void> {
    await this.#prepared();
  }

  /** Receives a token, also one that is late for the attempt before. */
  async askToken(): Promise<string> {
    const box = await this.#prepared();
    this.release();
    const token = this.#token || (await this.#answer(box));
    this.#isSpent = true;
    return token;
  }

  /** A token that an attempt has had is worth nothing: the box is as new. */
  release(): void {
    if (!this.#isSpent || !this.#box) return;
    this.#token = '';
    this.#isSpent = false;
    this.#box.api.reset(this.#box.id);
  }

  renew(): void {
    this.#isSpent ||= this.#token !== '';
    this.release();
  }

  stop(): void {
    this.#waiting?.reject(new BotCheckError('bot-refused'));
    if (this.#box) this.#box.api.remove?.(this.#box.id);
  }

  get #address() {
    const traits = widgetProviders[this.#definition.provider];
    return { ...traits, scriptUrl: this.#definition.scriptUrl ?? traits.scriptUrl };
  }

  async #render(): Promise<Box> {
    const api = await loadWidgetApi(this.#address, this.#language);
    // The token was received after its timeout.
    if (this.#box) return this.#box;
    const { siteKey, action, endpoint } = this.#definition;
    const { element, size } = this.#place;
    try {
      const id = api.render(element, {
        sitekey: siteKey,
        action,
        endpoint,
        theme: isDark(element) ? 'dark' : 'light',
        ...this.#address.optionsFor(size, this.#language),
        callback: (token) => this.#receiveToken(token),
        'expired-callback': () => this.#expired(),
        'error-callback': () => this.#failed('bot-refused'),
        'timeout-callback': () => this.#failed('bot-timeout'),
        'before-interactive-callback': () => this.#needVisitor(true),
        'after-interactive-callback': () => this.#needVisitor(false),
        'open-callback': () => this.#waiting?.holdTime(),
        'close-callback': () => this.#waiting?.reject(new BotCheckError('bot-unsolved')),
      });
      this.#box = { api, id };
      return this.#box;
    } catch (cause) {
      throw new BotCheckError('bot-refused', { cause });
    }
  }

  /** Executes an invisible check, or waits for one that runs by itself. A box waits for the visitor. */
  #answer({ api, id }: Box): Promise<string> {
    const isInvisible = this.#isInvisible;
    const isTheVisitors = this.#needsVisitor || !this.#address.isUnattended;
    if (!isInvisible && isTheVisitors) return Promise.reject(new BotCheckError('bot-unsolved'));
    const token = this.#wait();
    // Its callbacks report its errors and answers as well.
    if (isInvisible) Promise.resolve(api.execute?.(id)).catch(() => this.#failed('bot-refused'));
    return token;
  }

  /** Waits for a token until the time limit, and beyond it while the visitor looks at pictures. */
  #wait(): Promise<string> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const token = new Promise<string>((resolve, reject) => {
      const look = () => {
        if (isShowingPictures()) timer = setTimeout(look, this.#limits.executeMs);
        else reject(new BotCheckError('bot-timeout'));
      };
      timer = setTimeout(look, this.#limits.executeMs);
      this.#waiting = { resolve, reject, holdTime: () => clearTimeout(timer) };
    });
    return token.finally(() => {
      clearTimeout(timer);
      this.#waiting = undefined;
    });
  }

  get #isInvisible(): boolean {
    return this.#definition.size === 'invisible' && this.#box?.api.execute !== undefined;
  }

  #needVisitor(isNeeded: boolean): void {
    this.#needsVisitor = isNeeded;
    if (!isNeeded) return;
    if (this.#isInvisible) this.#waiting?.holdTime();
    else this.#waiting?.reject(new BotCheckError('bot-unsolved'));
  }

  #receiveToken(token: unknown): void {
    if (typeof token !== 'string' || token === '') return this.#failed('bot-refused');
    this.#token = token;
    this.#isSpent = false;
    this.#waiting?.resolve(token);
  }

  #expired(): void {
    this.#token = '';
    this.#isSpent = false;
  }

  #failed(failure: BotCheckError['failure']): void {
    this.#token = '';
    this.#waiting?.reject(new BotCheckError(failure));
  }
}

/** Returns true if the page is dark at the box. A page without `color-scheme: dark` is light in every system. */
function isDark(element: Element): boolean {
  const { colorScheme } = getComputedStyle(element);
  return (
    colorScheme.includes('dark') &&
    (!colorScheme.includes('light') || matchMedia('(prefers-color-scheme: dark)').matches)
  );
}
