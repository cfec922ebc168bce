import type { FormSession } from '../../form/rs-form.session.js';
import {
  BotCheckError,
  botCheckLimits,
  within,
  type BotCheck,
  type BotCheckLimits,
} from '../bot-check.dom.js';
import { forgetWidgetApi, loadWidgetApi, type WidgetApi } from './widget-api.dom.js';
import { widgetPlace } from './widget-place.dom.js';
import { widgetProviders, type WidgetDefinition } from './widget-providers.model.js';

interface WidgetPlace {
  /** Where the box stands: inside the form, because the provider puts its answer beside it. */
  readonly element: HTMLElement;
  readonly language: string;
}

interface Waiting {
  resolve(token: string): void;
  reject(error: BotCheckError): void;
}

interface Box {
  readonly api: WidgetApi;
  readonly id: unknown;
}

/** The check of a form by a provider with a box of its own: reCAPTCHA v2, hCaptcha, Turnstile. */
export function createWidgetCheck(
  definition: WidgetDefinition,
  { shell, form, undoLog }: Pick<FormSession, 'shell' | 'form' | 'undoLog'>,
  limits: BotCheckLimits = botCheckLimits,
): BotCheck {
  const language = shell.locale || (shell.closest<HTMLElement>('[lang]')?.lang ?? '');
  const element = widgetPlace(form, definition, undoLog);
  return new WidgetCheck(definition, { element, language }, limits);
}

class WidgetCheck implements BotCheck {
  readonly #definition: WidgetDefinition;
  readonly #place: WidgetPlace;
  readonly #limits: BotCheckLimits;
  #preparing: Promise<Box> | undefined;
  #box: Box | undefined;
  #token = '';
  /** The token was given to an attempt: it is good for no other. */
  #isSpent = false;
  #waiting: Waiting | undefined;

  constructor(definition: WidgetDefinition, place: WidgetPlace, limits: BotCheckLimits) {
    this.#definition = definition;
    this.#place = place;
    this.#limits = limits;
  }

  async prepare(): Promise<void> {
    await this.#prepared();
  }

  /** What has come is taken, also when it came too late for the attempt before. */
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

  stop(): void {
    this.#waiting?.reject(new BotCheckError('bot-refused'));
    if (this.#box) this.#box.api.remove?.(this.#box.id);
  }

  #prepared(): Promise<Box> {
    const { scriptUrl } = this.#address;
    this.#preparing ??= within(this.#render(), this.#limits.anchorMs).catch((error: unknown) => {
      this.#preparing = undefined;
      forgetWidgetApi(scriptUrl);
      throw error;
    });
    return this.#preparing;
  }

  get #address() {
    const traits = widgetProviders[this.#definition.provider];
    return { ...traits, scriptUrl: this.#definition.scriptUrl ?? traits.scriptUrl };
  }

  async #render(): Promise<Box> {
    const { scriptUrl, globalName } = this.#address;
    const api = await loadWidgetApi(scriptUrl, globalName, this.#place.language);
    // It came after its time-out, and stands there already.
    if (this.#box) return this.#box;
    const { siteKey, action, size = 'normal' } = this.#definition;
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    try {
      const id = api.render(this.#place.element, {
        ...{ sitekey: siteKey, size, action, theme: isDark ? 'dark' : 'light' },
        callback: (token) => this.#came(token),
        'expired-callback': () => this.#expired(),
        'error-callback': () => this.#failed(new BotCheckError('bot-refused')),
        'timeout-callback': () => this.#failed(new BotCheckError('bot-timeout')),
      });
      this.#box = { api, id };
      return this.#box;
    } catch (cause) {
      throw new BotCheckError('bot-refused', { cause });
    }
  }

  /** Asks, or waits for what checks by itself; a box that is to be ticked is the visitor's. */
  async #answer({ api, id }: Box): Promise<string> {
    const isInvisible = this.#definition.size === 'invisible';
    if (!isInvisible && !this.#address.isUnattended) throw new BotCheckError('bot-unsolved');
    const token = new Promise<string>((resolve, reject) => (this.#waiting = { resolve, reject }));
    // What it throws, or answers with, is told by its callbacks as well.
    if (isInvisible)
      Promise.resolve(api.execute?.(id)).catch(() => this.#failed(new BotCheckError('bot-refused')));
    return within(token, this.#limits.executeMs).finally(() => (this.#waiting = undefined));
  }

  #came(token: unknown): void {
    if (typeof token !== 'string' || token === '') return this.#failed(new BotCheckError('bot-refused'));
    this.#token = token;
    this.#isSpent = false;
    this.#waiting?.resolve(token);
  }

  #expired(): void {
    this.#token = '';
    this.#isSpent = false;
  }

  #failed(error: BotCheckError): void {
    this.#token = '';
    this.#waiting?.reject(error);
  }
}
