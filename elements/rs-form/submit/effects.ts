import { RsFormSubmitFailedEvent, RsFormValidatedEvent } from '../form/feature.events.js';
import { runCallbacks } from '../form/run-callbacks.js';
import type { AttemptContext } from './attempt-context.js';
import type { AttemptEffect, EffectOf } from './attempt.model.js';
import { ErrorMarks } from './error-marks.js';
import { showFailure } from './failure-notice.js';
import { Requests } from './requests.js';
import type { Submitter } from './submitter.js';

/** A handler for each effect. An effect without a handler does not compile. */
type EffectHandlers = {
  readonly [Type in AttemptEffect['type']]: (effect: EffectOf<Type>) => void;
};

/** Runs the effects of an attempt. */
export interface Effects {
  readonly errors: ErrorMarks;
  run(effect: AttemptEffect): void;
  stop(): void;
}

/** Creates the handlers of all effects, which apply the decisions of the model to the page. */
export function createEffects(context: AttemptContext, submitter: Submitter): Effects {
  const { shell, paging, notice } = context;
  const errors = new ErrorMarks(context);
  const requests = new Requests(context);

  const handlers: EffectHandlers = {
    'mark-field': (effect) => errors.mark(effect),
    'clear-field': (effect) => errors.clear(effect),
    'announce-errors': (effect) => errors.announce(effect),
    'focus-errors': (effect) => errors.focus(effect),
    'show-error-box': ({ isShown }) => errors.showBox(isShown),
    'show-page': ({ page, reason }) => paging?.show(page, reason),
    'emit-validated': (effect) => emitValidated(context, effect),
    'emit-failed': (effect) => emitFailed(context, effect),
    'ask-server': (effect) => void requests.askServer(effect),
    'stop-asking'() {
      submitter.stopSending();
      requests.cancel();
    },
    'ask-page': (effect) => requests.askPage(effect),
    'ask-bot-token': (effect) => void requests.askBotToken(effect),
    'write-token': (effect) => requests.writeToken(effect),
    'renew-bot-check': () => requests.renewBotCheck(),
    'disable-buttons': () => shell.disableOnSubmit && submitter.setButtons(true),
    'enable-buttons': () => submitter.setButtons(false),
    'allow-leaving': ({ attempt }) => submitter.allowLeaving(attempt),
    'submit-by-script': ({ attempt }) => submitter.submitByScript(attempt),
    'show-failure': (effect) => void showFailure(context, submitter, effect),
    'show-checking': () => showChecking(context),
    'show-sending': () => showSending(context),
    'hide-notice': () => notice.hide(),
  };

  return {
    errors,
    run: (effect) => (handlers[effect.type] as (effect: AttemptEffect) => void)(effect),
    stop: () => requests.stop(),
  };
}

function showChecking({ shell, notice, translate, send }: AttemptContext): void {
  const text = translate('rs-form.checking');
  const cancel = {
    part: 'cancel',
    label: translate('rs-form.cancel'),
    run: () => send({ type: 'attempt-cancelled' }),
  };
  // A quick answer is announced alone.
  notice.showWaiting(text, cancel, () => shell.announce(text));
}

function showSending({ shell, notice, translate }: AttemptContext): void {
  shell.announce(translate('rs-form.sending'));
  notice.showText(translate('rs-form.sending'));
}

function emitFailed(
  { shell, form: { formId } }: AttemptContext,
  { kind, status }: EffectOf<'emit-failed'>,
): void {
  shell.dispatchEvent(new RsFormSubmitFailedEvent({ formId, kind, status: status ?? null }));
}

function emitValidated(
  { shell, form: { formId } }: AttemptContext,
  { goal, errors }: EffectOf<'emit-validated'>,
): void {
  const invalidFields = errors.map(({ name }) => name).filter((name) => name !== '');
  const isValid = errors.length === 0;
  const page = goal.type === 'page' ? goal.from : null;
  shell.dispatchEvent(new RsFormValidatedEvent({ formId, page, isValid, invalidFields }));
  const outcome =
    page === null
      ? (['afterValidationSuccess', 'afterValidationFailed'] as const)
      : (['nextPageSuccess', 'nextPageFailed'] as const);
  runCallbacks(shell, outcome[isValid ? 0 : 1], page);
}
