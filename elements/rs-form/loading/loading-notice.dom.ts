import type { PartButton } from '../../../shared/dom/part-button.js';
import { createTexts } from '../../../shared/i18n/create-texts.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import type { FormDefinition } from '../definition/definition.model.js';
import type { FormHost } from '../form/rs-form.session.js';
import { createNotice, type Notice } from './notice.dom.js';
import { es } from '../texts/es.js';

/** Times after which a waiting press shows a message, in milliseconds. */
const loadingLimits = Object.freeze({
  /** A part that loads sooner shows nothing. */
  quietMs: 600,
  /** From here on the message says what the visitor can do. */
  lateMs: 10_000,
});

export type LoadingLimits = Readonly<Record<keyof typeof loadingLimits, number>>;

/** Actions that a visitor has when a part did not load. */
export interface LostActions {
  readonly again: () => void;
  /** Sends the form without the lost part, where the server accepts that. */
  readonly unchecked?: (() => void) | undefined;
}

/** Messages to a visitor whose press waits for a part of the suite. */
export class LoadingNotice {
  readonly #shell: FormHost;
  readonly #limits: LoadingLimits;
  readonly #translate: Translate;
  readonly #notice: Notice;
  #isBegun = false;
  readonly #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(shell: FormHost, own: FormDefinition['texts'], limits: LoadingLimits = loadingLimits) {
    this.#shell = shell;
    this.#limits = limits;
    this.#translate = createTexts({ host: shell, texts: es, own, locale: shell.locale });
    this.#notice = createNotice(shell.shadowRoot as ShadowRoot);
  }

  /** Announces that the part is loading, and shows it once that takes long. */
  begin(): void {
    this.#isBegun = true;
    const text = this.#translate('rs-form.waiting');
    this.#shell.announce(text);
    this.#later(this.#limits.quietMs, () => this.#notice.showText(text));
    this.#later(this.#limits.lateMs, () => this.#showFailure('rs-form.late', []));
  }

  /** Removes the messages: the part is there. */
  end(): void {
    this.#stopTimers();
    if (this.#isBegun) this.#notice.hide();
  }

  /** Shows that the part did not load. */
  fail({ again, unchecked }: LostActions): void {
    const actions = [{ part: 'retry', label: this.#translate('rs-form.retry'), run: again }];
    const label = this.#translate('rs-form.send-unchecked');
    if (unchecked) actions.push({ part: 'send-anyway', label, run: unchecked });
    this.#showFailure('rs-form.lost', actions);
  }

  /** Shows that the form itself did not load. */
  failWhole(again: () => void): void {
    const label = this.#translate('rs-form.retry');
    const run = () => {
      this.#notice.hide();
      again();
    };
    this.#showFailure('rs-form.not-there', [{ part: 'retry', label, run }]);
  }

  #showFailure(key: string, actions: readonly PartButton[]): void {
    const text = this.#translate(key);
    this.#stopTimers();
    this.#shell.announce(text, 'assertive');
    this.#notice.showFailure(text, actions);
  }

  #later(ms: number, task: () => void): void {
    this.#timers.push(setTimeout(task, ms));
  }

  #stopTimers(): void {
    this.#timers.splice(0).forEach(clearTimeout);
  }
}
