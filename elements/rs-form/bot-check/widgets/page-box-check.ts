import { BotCheckError, type BotCheck } from '../bot-check.dom.js';
import { providerAt } from '../page-script.dom.js';
import type { WidgetApi } from './widget-box.dom.js';
import { widgetProviders, type WidgetProvider } from './widget-providers.model.js';

/** The check of a form by a box that the page draws itself: its answer is in a field of its own. */
export class PageBoxCheck implements BotCheck {
  readonly #box: HTMLElement;
  readonly #globalName: string;

  constructor(box: HTMLElement, provider: WidgetProvider) {
    this.#box = box;
    this.#globalName = widgetProviders[provider].globalName;
  }

  async prepare(): Promise<void> {}

  askToken(): Promise<string> {
    const field = this.#box.querySelector<HTMLInputElement | HTMLTextAreaElement>('[name$="-response"]');
    // Friendly Captcha writes its state there, behind a dot, until it is done.
    return field?.value && !field.value.startsWith('.')
      ? Promise.resolve(field.value)
      : Promise.reject(new BotCheckError('bot-unsolved'));
  }

  /** The provider resets the first box of the page where no other is named. */
  renew(): void {
    (Reflect.get(this.#box, 'frcWidget') as { reset?: () => void } | undefined)?.reset?.();
    providerAt<Pick<WidgetApi, 'reset'>>(this.#globalName, ['reset'])?.reset(undefined);
  }
}
