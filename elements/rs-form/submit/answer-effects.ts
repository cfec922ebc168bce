import { ConfigError } from '../../../shared/element/config-error.js';
import type { PartButton } from '../../../shared/dom/part-button.js';
import type { Translate } from '../../../shared/i18n/texts.js';
import type { Notice } from './notice.dom.js';
import { tokenInputOf } from '../bot-check/bot-check.dom.js';
import type { AttemptAction, AttemptEffect, AttemptGoal, Failure } from './attempt.model.js';
import type { AttemptParts } from './attempts.js';
import type { BotGuard } from '../bot-check/bot-guard.js';
import type { BotGuardLoader } from '../bot-check/bot-guard-loader.js';
import { RsFormSubmitEvent } from '../form/rs-form.events.js';
import { createServerCheckLoader } from '../server-check/server-check-loader.js';
import type { Submitter } from './submitter.js';

export interface AnswerEffectParts {
  readonly translate: Translate;
  readonly notice: Notice;
  readonly botGuard: BotGuardLoader | null;
  readonly submitter: Submitter;
  readonly send: (action: AttemptAction) => void;
  readonly want: (goal: AttemptGoal) => void;
}

/** The effects that ask someone and come back with an answer, and those that tell the visitor of none. */
export interface AnswerEffects {
  run(effect: AttemptEffect): void;
  stop(): void;
}

/** The words of a failure that is not the bot check's. */
const failureTexts: ReadonlyMap<Failure, string> = new Map<Failure, string>([
  ['network', 'rs-form.network'],
  ['timeout', 'rs-form.timeout'],
  ['server', 'rs-form.server'],
  ['answer', 'rs-form.server'],
  ['still-here', 'rs-form.still-here'],
  ['token-renewed', 'rs-form.token-renewed'],
]);

/** Statuses that tell a visitor more than that the server fails. */
const statusTexts: ReadonlyMap<number | undefined, string> = new Map([
  [403, 'rs-form.forbidden'],
  [413, 'rs-form.too-large'],
]);

export function createAnswerEffects(parts: AttemptParts & AnswerEffectParts): AnswerEffects {
  const { shell, form, translate, notice, botGuard, submitter, send, want } = parts;
  const server = createServerCheckLoader(parts);
  let goal: AttemptGoal = { type: 'submit' };

  function run(effect: AttemptEffect): void {
    switch (effect.type) {
      case 'ask-server':
        return void askServer(effect.attempt, effect.page);
      case 'stop-asking':
        return server.stop();
      case 'ask-page':
        return askPage(effect.attempt);
      case 'ask-bot-token':
        return void askBotToken(effect.attempt);
      case 'write-token':
        return writeToken(effect.token);
      case 'show-checking':
        return showChecking();
      case 'show-failure':
        return void showFailure(effect.failure, effect.status);
    }
  }

  async function askServer(attempt: number, page: number | null): Promise<void> {
    goal = page === null ? { type: 'submit' } : { type: 'page', from: page - 1, to: page };
    const verdict = await server.ask(page);
    if (verdict) send({ type: 'server-judged', attempt, verdict });
  }

  function showChecking(): void {
    shell.announce(translate('rs-form.checking'));
    const cancel = () => send({ type: 'attempt-cancelled' });
    notice.showWaiting(translate('rs-form.checking'), {
      part: 'cancel',
      label: translate('rs-form.cancel'),
      run: cancel,
    });
  }

  /** A queued form event takes the place of this submit; else the page has the last word. */
  function askPage(attempt: number): void {
    const event = shell.hooks.takeFormEvent();
    if (event) {
      send({ type: 'submit-vetoed', attempt });
      return event();
    }
    const { formId } = form;
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

  async function showFailure(failure: Failure, status?: number): Promise<void> {
    const known = statusTexts.get(status) ?? failureTexts.get(failure);
    const guard = known === undefined ? await botGuard?.load().catch(() => undefined) : undefined;
    if (failure === 'consent' && guard) {
      const box = guard.consentBox(() => submitter.again());
      shell.announce(box.firstElementChild?.textContent ?? '', 'assertive');
      return notice.showBox(box);
    }
    const text = translate(known ?? 'rs-form.bot-check');
    shell.announce(text, 'assertive');
    notice.showFailure(text, actionsAfter(failure, guard));
  }

  function actionsAfter(failure: Failure, guard: BotGuard | undefined): readonly PartButton[] {
    if (failure === 'token-renewed') return [];
    const again = () => (goal.type === 'page' ? want(goal) : submitter.again());
    const retry = { part: 'retry', label: translate('rs-form.retry'), run: again };
    if (!guard || !shell.botCheckOptional) return [retry];
    const sendAnyway = () => {
      send({ type: 'bot-check-waived' });
      submitter.again();
    };
    return [retry, { part: 'send-anyway', label: guard.sendAnywayText, run: sendAnyway }];
  }

  return { run, stop: server.stop };
}
