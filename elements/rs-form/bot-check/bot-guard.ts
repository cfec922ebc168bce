import { createConsentGate, type ConsentGate } from '../../../shared/consent/consent-gate.js';
import { createConsentPlaceholder } from '../../../shared/consent/consent-placeholder.js';
import { createTexts } from '../../../shared/i18n/create-texts.js';
import { BotCheckError, createBotCheck, type BotCheck } from './bot-check.dom.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import { botCheckTexts } from './texts.model.js';
import type { FormDefinition } from '../definition/definition.model.js';
import type { Failure } from '../checks/violation.model.js';
import type { FormHost } from '../form/rs-form.session.js';

/** The answer to one attempt: a token, or why there is none. */
export type BotAnswer = { readonly token: string } | { readonly failure: Failure };

/** The bot check behind the consent gate. A chunk of its own: it loads when the visitor first touches the form. */
export interface BotGuard {
  /** Loads the provider's script if that is allowed. */
  prepare(): void;
  ask(): Promise<BotAnswer>;
  /** The box that asks for consent in place; what the visitor allows there goes on by itself. */
  consentBox(proceed: () => void): HTMLElement;
  /** The words of the button that sends without the check. */
  readonly sendAnywayText: string;
  stop(): void;
}

/** Makes the guard of a form, whose tag says which category its bot check belongs to. */
export function createBotGuard(shell: FormHost, definition: FormDefinition): BotGuard {
  return new Guard(shell, definition);
}

class Guard implements BotGuard {
  readonly sendAnywayText: string;
  readonly stop: () => void;
  readonly #shell: FormHost;
  readonly #gate: ConsentGate;
  readonly #check: BotCheck | null;
  readonly #translate: Translate;
  /** What waits for a yes that the visitor gives in our box: a yes given elsewhere sends nothing. */
  #proceed: (() => void) | undefined;

  constructor(shell: FormHost, { botCheck, texts }: FormDefinition) {
    const { consentCategory: category, privacy, locale } = shell;
    this.#shell = shell;
    this.#gate = createConsentGate(shell, { category, isStrict: privacy === 'strict' });
    this.#check = botCheck && createBotCheck(botCheck);
    this.#translate = createTexts({ host: shell, catalogues: [botCheckTexts], own: texts, locale });
    this.sendAnywayText = this.#translate('rs-form.send-anyway');
    this.stop = this.#gate.watch(() => this.#goOn());
  }

  prepare(): void {
    // What fails now is tried again, and told, when the token is asked for.
    if (this.#gate.isOpen) this.#check?.prepare().catch(() => undefined);
  }

  async ask(): Promise<BotAnswer> {
    if (!this.#gate.isOpen) return { failure: 'consent' };
    try {
      await this.#check?.prepare();
      // What was allowed may have been taken back while the script was on its way.
      if (!this.#gate.isOpen) return { failure: 'consent' };
      return { token: (await this.#check?.askToken()) ?? '' };
    } catch (error) {
      this.#shell.report(error);
      return { failure: error instanceof BotCheckError ? error.failure : 'bot-refused' };
    }
  }

  consentBox(proceed: () => void): HTMLElement {
    this.#proceed = undefined;
    const box = createConsentPlaceholder({
      document: this.#shell.ownerDocument,
      gate: this.#gate,
      translate: this.#translate,
    });
    // After the button's own listener: what it allows may be there already.
    box.addEventListener('click', ({ target }) => {
      if (!(target as Element).closest('button')) return;
      this.#proceed = proceed;
      this.#goOn();
    });
    return box;
  }

  #goOn(): void {
    if (!this.#gate.isOpen) return;
    const proceed = this.#proceed;
    this.#proceed = undefined;
    proceed?.();
  }
}
