import {
  errorBoxText,
  showErrorBox,
  clearError,
  unmarkServerErrors,
  writeError,
} from '../checks/errors.dom.js';
import { focusField, scrollToView } from '../markup/focus.dom.js';
import type { AttemptEffect, AttemptGoal, FieldError } from './attempt.model.js';
import { classesOf } from '../definition/layouts.model.js';
import { createAnswerEffects, type AnswerEffectParts } from './answer-effects.js';
import { RsFormSubmitFailedEvent, RsFormValidatedEvent } from '../form/rs-form.events.js';
import type { AttemptParts } from './attempts.js';

export interface Effects {
  run(effect: AttemptEffect): void;
  /** The words of an error, the same everywhere. */
  textOf(error: FieldError): string;
  /** The words of the server's own box of errors; empty where it rendered none. */
  readBoxText(): string;
  /** Takes the server's marks of failing fields away. */
  unmarkAll(): void;
  stop(): void;
}

/** Does in the world what the engine decided. */
export function createEffects(parts: AttemptParts & AnswerEffectParts): Effects {
  const { shell, form, undoLog, translate, notice, submitter, paging } = parts;
  const { formId } = form;
  const classes = paging?.classes ?? classesOf(parts.definition.layout);
  const answers = createAnswerEffects(parts);
  const textOf = ({ text }: FieldError): string =>
    'message' in text ? text.message : translate(text.key, ...text.values);
  const readBoxText = () => errorBoxText(form) ?? '';

  function run(effect: AttemptEffect): void {
    switch (effect.type) {
      case 'mark-field':
        return writeError(form, undoLog, classes, {
          name: effect.error.name,
          message: textOf(effect.error),
        });
      case 'clear-field':
        return clearError(form, undoLog, classes, effect.name);
      case 'announce-errors':
        return announceErrors(effect.errors);
      case 'focus-errors':
        return focusErrors(effect.origin, effect.first);
      case 'show-error-box':
        return showErrorBox(form, undoLog, effect.isShown);
      case 'show-page':
        return void paging?.show(effect.page, effect.reason);
      case 'tell-validated':
        return tellValidated(effect.goal, effect.errors);
      case 'tell-failed':
        return void shell.dispatchEvent(
          new RsFormSubmitFailedEvent({ formId, kind: effect.kind, status: effect.status ?? null }),
        );
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
      case 'hide-notice':
        return notice.hide();
      default:
        return answers.run(effect);
    }
  }

  function announceErrors(errors: readonly FieldError[]): void {
    const lines = errors.map((error) => lineOf(error));
    shell.announce(
      [readBoxText(), translate('rs-form.errors', errors.length), ...lines].join(' '),
      'assertive',
    );
  }

  function lineOf(error: FieldError): string {
    return error.name === '' ? textOf(error) : `${form.labelText(error.name)}: ${textOf(error)}`;
  }

  function focusErrors(origin: 'browser' | 'server', first: string): void {
    const wanted = shell.focusOnError || (origin === 'browser' ? 'list' : 'field');
    const isTaken = wanted === 'field' ? focusField(form, first) : focusList();
    if (!isTaken && !(wanted === 'field' ? focusList() : focusField(form, first))) return;
    const block = shell.scrollToError ? form.block(first) : null;
    if (block) scrollToView(block);
  }

  function focusList(): boolean {
    return shell.viewModel?.focusErrorList() ?? false;
  }

  function tellValidated(goal: AttemptGoal, errors: readonly FieldError[]): void {
    const invalidFields = errors.map(({ name }) => name).filter((name) => name !== '');
    const isValid = errors.length === 0;
    const page = goal.type === 'page' ? goal.from : null;
    shell.dispatchEvent(new RsFormValidatedEvent({ formId, page, isValid, invalidFields }));
    const outcome =
      page === null
        ? (['afterValidationSuccess', 'afterValidationFailed'] as const)
        : (['nextPageSuccess', 'nextPageFailed'] as const);
    shell.hooks.run(outcome[isValid ? 0 : 1], page, (error) => shell.report(error));
  }

  return {
    run,
    textOf,
    readBoxText,
    unmarkAll: () => unmarkServerErrors(form, undoLog, classes),
    stop: answers.stop,
  };
}
