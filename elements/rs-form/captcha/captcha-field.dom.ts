import { listen } from '../../../shared/dom/listen.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';
import { textMarks } from '../../../shared/i18n/text-marks.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import { setDescriber } from '../markup/field-parts.dom.js';
import { fieldNameOf } from '../markup/server-names.model.js';
import { dispatchInputEvents } from '../../../shared/dom/dispatch-input-events.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import { freshAddress, type CaptchaParts } from './captcha-parts.dom.js';
import { writeOwnText } from '../../../shared/i18n/mark-language.js';

export interface CaptchaOptions {
  readonly undoLog: UndoLog;
  readonly translate: Translate;
  announce(text: string): void;
}

let made = 0;

/** A captcha image that can be replaced by another one, with a mouse and without. */
export class CaptchaField {
  readonly #parts: CaptchaParts;
  readonly #options: CaptchaOptions;
  readonly #message: HTMLElement;
  readonly #stops: readonly (() => void)[];
  /** The visitor waits for an image. */
  #isAsked = false;

  constructor(parts: CaptchaParts, options: CaptchaOptions) {
    this.#parts = parts;
    this.#options = options;
    this.#message = this.#createMessage();
    this.#complete();
    const { image, refresher } = parts;
    this.#stops = [
      listen(image, ['load'], () => this.#loaded()),
      listen(image, ['error'], () => this.#failed()),
      ...(refresher ? this.#listenTo(refresher) : []),
    ];
    if (isBroken(image)) this.#failed();
  }

  /** Shows another image. `isAsked` is true if the visitor requested it and continues typing. */
  renew(isAsked: boolean): void {
    const { input } = this.#parts;
    this.#draw(isAsked);
    if (input.value !== '') {
      input.value = '';
      dispatchInputEvents(input);
    }
    if (isAsked) input.focus();
  }

  /**
   * Shows another image after a wrong code, because the server may have discarded this one. The focus stays at the error,
   * and no event is dispatched, which would remove the mark.
   */
  refuse(): void {
    const { input } = this.#parts;
    if (input.value === '') return;
    input.value = '';
    this.#draw(true);
  }

  /** The field's name, as the server's lists have it. */
  get name(): string {
    const { name } = this.#parts.input;
    return fieldNameOf(name) ?? name;
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    this.#message.remove();
  }

  /** Turns off corrections and autofill of the letters, and names the image (WCAG 1.1.1). */
  #complete(): void {
    const { image, input, refresher } = this.#parts;
    const { undoLog, translate } = this.#options;
    const wanted = { autocomplete: 'off', autocapitalize: 'none', autocorrect: 'off', spellcheck: 'false' };
    for (const [name, value] of Object.entries(wanted))
      if (!input.hasAttribute(name)) undoLog.setAttribute(input, name, value);
    if (!image.hasAttribute('alt')) {
      const name = translate('rs-form.captcha-image');
      const mark = textMarks.get(name);
      undoLog.setAttribute(image, 'alt', name);
      if (mark) undoLog.setAttribute(image, 'lang', mark.lang);
    }
    if (refresher && !refresher.matches('button')) {
      undoLog.setAttribute(refresher, 'role', 'button');
      // A link without an address has no place in the order of Tab.
      if (!refresher.matches('[href], [tabindex]')) undoLog.setAttribute(refresher, 'tabindex', '0');
    }
  }

  #listenTo(refresher: HTMLElement): readonly (() => void)[] {
    const press = (event: Event) => {
      event.preventDefault();
      this.renew(true);
    };
    return [
      listen(refresher, ['click'], press),
      listen<KeyboardEvent>(refresher, ['keydown'], (event) => {
        const isKey = event.key === ' ' || event.key === 'Enter';
        if (isKey && !refresher.matches('button')) press(event);
      }),
    ];
  }

  /** Requests another image, and announces it when it has loaded if the visitor waits for it. */
  #draw(isAwaited: boolean): void {
    const { image, address } = this.#parts;
    this.#isAsked = isAwaited;
    image.src = freshAddress(address, Math.random());
  }

  #loaded(): void {
    this.#showMessage('');
    if (this.#isAsked) this.#options.announce(this.#options.translate('rs-form.captcha-renewed'));
    this.#isAsked = false;
  }

  #failed(): void {
    const text = this.#options.translate('rs-form.captcha-failed');
    this.#showMessage(text);
    this.#options.announce(text);
  }

  #showMessage(text: string): void {
    const { input } = this.#parts;
    const words = this.#message.querySelector('span');
    if (words) writeOwnText(words, text);
    this.#message.hidden = text === '';
    setDescriber(this.#options.undoLog, input, this.#message.id, text !== '');
  }

  #createMessage(): HTMLElement {
    const { image } = this.#parts;
    const document = documentOf(image);
    const [message, words, retry] = (['p', 'span', 'button'] as const).map((tag) =>
      document.createElement(tag),
    ) as [HTMLElement, HTMLElement, HTMLButtonElement];
    made += 1;
    message.id = `rs-form-captcha-${made}`;
    message.className = 'rs-form-captcha';
    message.hidden = true;
    // Inside a form a button without a type would submit it.
    retry.type = 'button';
    writeOwnText(retry, this.#options.translate('rs-form.captcha-retry'));
    retry.addEventListener('click', () => this.renew(true));
    message.append(words, ' ', retry);
    image.after(message);
    return message;
  }
}

/** An image that was to come and did not, before anyone listened. */
function isBroken({ complete, naturalWidth, src }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0 && src !== '';
}
