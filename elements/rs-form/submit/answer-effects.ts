import type { PartButton } from '../../../shared/dom/part-button.js';
import { ConfigError } from '../../../shared/element/config-error.js';
import { tokenInputOf } from '../bot-check/bot-check.dom.js';
import type { Failure } from '../checks/violation.model.js';
import { RsFormSubmitEvent } from '../form/attempt.events.js';
import type { BotGuard } from '../form/rs-form.session.js';
import { scrollToView } from '../markup/scroll.dom.js';
import { createServerCheckLoader, type ServerCheckLoader } from '../server-check/server-check-loader.js';
import type { AttemptEffect } from './attempt.model.js';
import type { AttemptTools } from './attempt-tools.js';
import { botGuardOf, loadBotGuard } from './bot-guard.js';

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

/** The effects that ask someone and come back with an answer, and those that tell the visitor of none. */
export class AnswerEffects {
  readonly #tools: AttemptTools;
  readonly #server: ServerCheckLoader;
  #isStopped = false;

  constructor(tools: AttemptTools) {
    this.#tools = tools;
    this.#server = createServerCheckLoader(tools);
  }

  run(effect: AttemptEffect): void {
    switch (effect.type) {
      case 'ask-server':
        void this.#askServer(effect.attempt, effect.page);
        return;
      case 'stop-asking':
        this.#tools.submitter.stopSending();
        return this.#server.cancel();
      case 'ask-page':
        return this.#askPage(effect.attempt);
      case 'ask-bot-token':
        void this.#askBotToken(effect.attempt);
        return;
      case 'write-token':
        return this.#writeToken(effect.token);
      case 'renew-bot-check':
        return botGuardOf(this.#tools.contributions)?.renew();
      case 'show-checking':
        return this.#showChecking();
      case 'show-failure':
        void this.#showFailure(effect.failure, effect.status);
        return;
    }
  }

  stop(): void {
    this.#isStopped = true;
    this.#server.stop();
  }

  async #askServer(attempt: number, page: number | null): Promise<void> {
    const { look, send, state } = this.#tools;
    const verdict = await this.#server.ask(page);
    if (verdict) send({ type: 'server-answered', attempt, verdict, ...look(state().goal) });
  }

  #showChecking(): void {
    const { shell, notice, translate, send } = this.#tools;
    shell.announce(translate('rs-form.checking'));
    const cancel = () => send({ type: 'attempt-cancelled' });
    notice.showWaiting(translate('rs-form.checking'), {
      part: 'cancel',
      label: translate('rs-form.cancel'),
      run: cancel,
    });
  }

  /** A queued form event takes the place of this submit; else the page has the last word. */
  #askPage(attempt: number): void {
    const { shell, form, send, contributions } = this.#tools;
    const event = shell.hooks.events.shift();
    if (event) {
      send({ type: 'submit-vetoed', attempt });
      return event();
    }
    contributions.notify((feature) => feature.beforeSend?.());
    const { formId } = form;
    const isApproved = shell.dispatchEvent(
      new RsFormSubmitEvent({ formId, method: shell.submit === 'fetch' ? 'fetch' : 'native' }),
    );
    send({ type: isApproved ? 'submit-approved' : 'submit-vetoed', attempt });
  }

  async #askBotToken(attempt: number): Promise<void> {
    const { contributions, send } = this.#tools;
    // A form takes no submit by script while its submit event is under way, and a token may be there at once.
    const isOver = new Promise((resolve) => setTimeout(resolve));
    const guard = await loadBotGuard(contributions);
    const answer = await guard?.ask();
    await isOver;
    // The element is gone: its form is another's, or nobody's.
    if (this.#isStopped) return;
    if (answer && 'token' in answer) send({ type: 'token-received', attempt, token: answer.token });
    else send({ type: 'bot-check-failed', attempt, failure: answer?.failure ?? 'bot-blocked' });
  }

  #writeToken(token: string): void {
    const { form, shell, definition, contributions } = this.#tools;
    const input = tokenInputOf(form);
    if (token === '') botGuardOf(contributions)?.release();
    if (input) input.value = token;
    // A provider with a box has put its answer into a field of its own.
    else if (token !== '' && definition.botCheck?.provider === 'recaptcha-v3')
      shell.report(new ConfigError(shell, 'form', 'found no hidden input for the bot check token'));
  }

  async #showFailure(failure: Failure, status?: number): Promise<void> {
    const { shell, notice, translate, contributions, submitter } = this.#tools;
    const known = statusTexts.get(status) ?? this.#codeText(failure) ?? failureTexts.get(failure);
    const guard = known === undefined ? await loadBotGuard(contributions) : undefined;
    if (failure === 'consent' && guard) {
      const box = guard.consentBox(() => submitter.again());
      shell.announce(box.firstElementChild?.textContent ?? '', 'assertive');
      return notice.showBox(box);
    }
    const text = guard?.wordsFor(failure) || translate(known ?? 'rs-form.bot-check');
    shell.announce(text, 'assertive');
    notice.showFailure(text, this.#actionsAfter(failure, guard));
    // It comes with the page, not after a press: nobody looks for it under the form.
    if (failure === 'token-renewed' && notice.line) scrollToView(notice.line);
  }

  /** The server has drawn another picture with the fresh token, and no browser keeps the code of the last one. */
  #codeText(failure: Failure): string | undefined {
    const codes = this.#tools.form.find<HTMLInputElement>('[id^="captchaTxt"]');
    const isMissing = failure === 'token-renewed' && codes.some(({ value }) => value === '');
    return isMissing ? 'rs-form.token-renewed-code' : undefined;
  }

  /** Retry repeats what failed, and nothing else: a check that a page script asked for sends nothing. */
  #actionsAfter(failure: Failure, guard: BotGuard | undefined): readonly PartButton[] {
    const { shell, translate, submitter, state, request, send } = this.#tools;
    if (failure === 'token-renewed') return [];
    const { goal } = state();
    const again = () => (goal.type === 'submit' ? submitter.again() : request(goal));
    const retry = { part: 'retry', label: translate('rs-form.retry'), run: again };
    if (!guard || !shell.botCheckOptional) return [retry];
    const sendAnyway = () => {
      send({ type: 'bot-check-waived' });
      submitter.again();
    };
    return [retry, { part: 'send-anyway', label: guard.sendAnywayText, run: sendAnyway }];
  }
}
