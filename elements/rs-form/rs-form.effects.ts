import { ConfigError } from '../../shared/element/config-error.js';
import type { PartButton } from '../../shared/dom/part-button.js';
import type { Translate } from '../../shared/i18n/texts.js';
import { focusField } from './adapters/focus-field.js';
import type { Ledger } from './adapters/ledger.js';
import type { Notice } from './adapters/notice.js';
import { scrollToView } from './adapters/scroll-to.js';
import type { ServerForm } from './adapters/server-form.js';
import { tokenInputOf } from './adapters/token-input.js';
import { clearError, writeError } from './adapters/write-errors.js';
import type { AttemptAction, AttemptEffect, Failure, FieldError } from './contract/attempt.js';
import type { FormDefinition } from './contract/form-definition.js';
import { classesOf } from './contract/layouts.js';
import { RsFormSubmitEvent, RsFormSubmitFailedEvent, RsFormValidatedEvent } from './rs-form.events.js';
import type { BotGuard } from './rs-form.bot-guard.js';
import type { BotGuardLoader } from './rs-form.bot-guard-loader.js';
import type { RsFormElement } from './rs-form.shell.js';
import type { Submitter } from './rs-form.submitter.js';

export interface EffectParts {
  readonly shell: RsFormElement;
  readonly form: ServerForm;
  readonly definition: FormDefinition;
  readonly ledger: Ledger;
  readonly translate: Translate;
  readonly notice: Notice;
  readonly botGuard: BotGuardLoader | null;
  readonly submitter: Submitter;
  readonly send: (action: AttemptAction) => void;
}

export interface Effects {
  run(effect: AttemptEffect): void;
  /** The words of an error, the same everywhere. */
  textOf(error: FieldError): string;
}

/** Does in the world what the engine decided. */
export function createEffects(parts: EffectParts): Effects {
  const { shell, form, ledger, translate, notice, botGuard, submitter, send } = parts;
  const { formId } = form;
  const classes = classesOf(parts.definition.layout);
  const textOf = ({ text }: FieldError): string =>
    'message' in text ? text.message : translate(text.key, ...text.values);

  function run(effect: AttemptEffect): void {
    switch (effect.type) {
      case 'mark-field':
        return writeError(form, ledger, classes, {
          name: effect.error.name,
          message: textOf(effect.error),
        });
      case 'clear-field':
        return clearError(form, ledger, classes, effect.name);
      case 'announce-errors':
        return announceErrors(effect.errors);
      case 'focus-errors':
        return focusErrors(effect.origin, effect.first);
      case 'tell-validated':
        return tellValidated(effect.errors);
      case 'tell-failed':
        return void shell.dispatchEvent(new RsFormSubmitFailedEvent({ formId, kind: effect.kind }));
      case 'ask-page':
        return askPage(effect.attempt);
      case 'ask-bot-token':
        return void askBotToken(effect.attempt);
      case 'write-token':
        return writeToken(effect.token);
      case 'disable-buttons':
        return shell.disableOnSubmit ? submitter.setButtons(true) : undefined;
      case 'enable-buttons':
        return submitter.setButtons(false);
      case 'let-leave':
        return submitter.letLeave(effect.attempt);
      case 'submit-by-script':
        return submitter.submitByScript(effect.attempt);
      case 'show-sending':
        shell.announce(translate('rs-form.sending'));
        return notice.showText(translate('rs-form.sending'));
      case 'show-failure':
        return void showFailure(effect.failure);
      case 'hide-notice':
        return notice.hide();
    }
  }

  function announceErrors(errors: readonly FieldError[]): void {
    const lines = errors.map((error) => `${form.labelText(error.name)}: ${textOf(error)}`);
    shell.announce([translate('rs-form.errors', errors.length), ...lines].join(' '), 'assertive');
  }

  function focusErrors(origin: 'browser' | 'server', first: string): void {
    const wanted = shell.focusOnError || (origin === 'browser' ? 'list' : 'field');
    const isTaken = wanted === 'list' && (shell.viewModel?.focusErrorList() ?? false);
    if (!isTaken) focusField(form, first);
    const block = shell.scrollToError ? form.block(first) : null;
    if (block) scrollToView(block);
  }

  function tellValidated(errors: readonly FieldError[]): void {
    const invalidFields = errors.map(({ name }) => name);
    const isValid = errors.length === 0;
    shell.dispatchEvent(new RsFormValidatedEvent({ formId, page: null, isValid, invalidFields }));
  }

  function askPage(attempt: number): void {
    const isApproved = shell.dispatchEvent(new RsFormSubmitEvent({ formId, method: 'native' }));
    send({ type: isApproved ? 'submit-approved' : 'submit-vetoed', attempt });
  }

  async function askBotToken(attempt: number): Promise<void> {
    const answer = await botGuard?.load().then((guard) => guard.ask(), didNotLoad);
    if (answer && 'token' in answer) send({ type: 'token-received', attempt, token: answer.token });
    else send({ type: 'bot-check-failed', attempt, failure: answer?.failure ?? 'bot-blocked' });
  }

  function didNotLoad(error: unknown): undefined {
    shell.report(error);
  }

  function writeToken(token: string): void {
    const input = tokenInputOf(form);
    if (input) input.value = token;
    else if (token !== '')
      shell.report(new ConfigError(shell, 'form', 'found no hidden input for the bot check token'));
  }

  async function showFailure(failure: Failure): Promise<void> {
    const guard = failure === 'still-here' ? undefined : await botGuard?.load().catch(() => undefined);
    if (failure === 'consent' && guard) {
      const box = guard.consentBox(() => submitter.again());
      shell.announce(box.firstElementChild?.textContent ?? '', 'assertive');
      return notice.showBox(box);
    }
    const text = translate(failure === 'still-here' ? 'rs-form.still-here' : 'rs-form.bot-check');
    shell.announce(text, 'assertive');
    notice.showFailure(text, actionsAfter(guard));
  }

  function actionsAfter(guard: BotGuard | undefined): readonly PartButton[] {
    const again = { part: 'retry', label: translate('rs-form.retry'), run: () => submitter.again() };
    if (!guard || !shell.botCheckOptional) return [again];
    const sendAnyway = () => {
      send({ type: 'bot-check-waived' });
      submitter.again();
    };
    return [again, { part: 'send-anyway', label: guard.sendAnywayText, run: sendAnyway }];
  }

  return { run, textOf };
}
