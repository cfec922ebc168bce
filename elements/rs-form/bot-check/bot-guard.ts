import { createConsentGate } from '../../../shared/consent/consent-gate.js';
import { createConsentPlaceholder } from '../../../shared/consent/consent-placeholder.js';
import { createTexts } from '../../../shared/i18n/create-texts.js';
import { BotCheckError, createBotCheck } from './bot-check.dom.js';
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

export function createBotGuard(shell: FormHost, { botCheck, texts }: FormDefinition): BotGuard {
  const gate = createConsentGate(shell, {
    category: shell.consentCategory,
    isStrict: shell.privacy === 'strict',
  });
  const check = botCheck && createBotCheck(botCheck);
  const translate = createTexts({
    host: shell,
    catalogues: [botCheckTexts],
    own: texts,
    locale: shell.locale,
  });
  /** What waits for a yes that the visitor gives in our box: a yes given elsewhere sends nothing. */
  let proceed: (() => void) | undefined;
  const stop = gate.watch(goOn);

  function goOn(): void {
    if (!gate.isOpen) return;
    const task = proceed;
    proceed = undefined;
    task?.();
  }

  return {
    stop,
    sendAnywayText: translate('rs-form.send-anyway'),
    prepare() {
      // What fails now is tried again, and told, when the token is asked for.
      if (gate.isOpen) check?.prepare().catch(() => undefined);
    },
    async ask() {
      if (!gate.isOpen) return { failure: 'consent' };
      try {
        await check?.prepare();
        // What was allowed may have been taken back while the script was on its way.
        if (!gate.isOpen) return { failure: 'consent' };
        return { token: (await check?.askToken()) ?? '' };
      } catch (error) {
        shell.report(error);
        return { failure: error instanceof BotCheckError ? error.failure : 'bot-refused' };
      }
    },
    consentBox(task) {
      proceed = undefined;
      const box = createConsentPlaceholder({ document: shell.ownerDocument, gate, translate });
      // After the button's own listener: what it allows may be there already.
      box.addEventListener('click', ({ target }) => {
        if (!(target as Element).closest('button')) return;
        proceed = task;
        goOn();
      });
      return box;
    },
  };
}
