import type { PartButton } from '../../../shared/dom/part-button.js';
import { createTexts } from '../../../shared/i18n/create-texts.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import type { FormDefinition } from '../definition/definition.model.js';
import type { FormHost } from '../form/rs-form.session.js';
import { createNotice, type Notice } from './notice.dom.js';
import { waitTexts } from './wait-texts.model.js';

/** When a press that waits says so, and when it says what can be done, in milliseconds. */
export interface WaitLimits {
  /** What comes before this shows nothing. */
  readonly quietMs: number;
  readonly lateMs: number;
}

export const waitLimits: WaitLimits = Object.freeze({ quietMs: 600, lateMs: 10_000 });

/** What a visitor can do about a part that did not come. */
export interface WaysOn {
  readonly again: () => void;
  /** Where a form may be sent without what is missing. */
  readonly unchecked?: (() => void) | undefined;
}

/** Tells a visitor who has pressed a button of the part of the suite that it needs. */
export class WaitNotice {
  readonly #shell: FormHost;
  readonly #limits: WaitLimits;
  readonly #translate: Translate;
  readonly #notice: Notice;
  #isBegun = false;
  readonly #timers: ReturnType<typeof setTimeout>[] = [];

  /** The limits are the suite's, unless a test narrows them. */
  constructor(shell: FormHost, own: FormDefinition['texts'], limits = waitLimits) {
    this.#shell = shell;
    this.#limits = limits;
    this.#translate = createTexts({ host: shell, catalogues: [waitTexts], own, locale: shell.locale });
    this.#notice = createNotice(shell.shadowRoot as ShadowRoot);
  }

  /** What the press needs is on its way. */
  begin(): void {
    this.#isBegun = true;
    const text = this.#translate('rs-form.waiting');
    this.#shell.announce(text);
    this.#later(this.#limits.quietMs, () => this.#notice.showText(text));
    this.#later(this.#limits.lateMs, () => this.#tell('rs-form.late', []));
  }

  /** It is there, and goes on: nothing that was said is true any more. */
  end(): void {
    this.#stopTimers();
    if (this.#isBegun) this.#notice.hide();
  }

  /** It did not come. */
  fail({ again, unchecked }: WaysOn): void {
    const actions = [{ part: 'retry', label: this.#translate('rs-form.retry'), run: again }];
    const label = this.#translate('rs-form.send-unchecked');
    if (unchecked) actions.push({ part: 'send-anyway', label, run: unchecked });
    this.#tell('rs-form.lost', actions);
  }

  /** The form itself did not come. */
  failWhole(again: () => void): void {
    const label = this.#translate('rs-form.retry');
    const run = () => {
      this.#notice.hide();
      again();
    };
    this.#tell('rs-form.not-there', [{ part: 'retry', label, run }]);
  }

  #tell(key: string, actions: readonly PartButton[]): void {
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
