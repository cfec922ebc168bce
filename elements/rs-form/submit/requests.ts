import { ConfigError } from '../../../shared/element/config-error.js';
import { tokenInputOf, botGuardOf, loadBotGuard } from '../bot-check/bot-check.dom.js';
import { RsFormSubmitEvent } from '../form/feature.events.js';
import { createServerCheck, type ServerCheck } from '../server-check/server-check.js';
import { type AttemptContext, isCheckedBy } from './attempt-context.js';
import type { EffectOf } from './attempt.model.js';

/** Requests of an attempt whose answers are the next actions: to the server, the page and the bot check. */
export class Requests {
  readonly #context: AttemptContext;
  #server: ServerCheck | undefined;
  #isStopped = false;

  constructor(context: AttemptContext) {
    this.#context = context;
    // Before anything is marked: the error elements hold the server's own words.
    if (isCheckedBy('server', context)) this.#server = createServerCheck(context);
  }

  async askServer({ attempt, page }: EffectOf<'ask-server'>): Promise<void> {
    const { runBrowserChecks, send, state } = this.#context;
    this.#server ??= createServerCheck(this.#context);
    const verdict = await this.#server.ask(page);
    send({ type: 'server-answered', attempt, verdict, ...runBrowserChecks(state().goal) });
  }

  /** Runs a queued form event instead of this submit. Without one, the page can cancel the submit. */
  askPage({ attempt }: EffectOf<'ask-page'>): void {
    const { shell, form, send, contributions } = this.#context;
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

  async askBotToken({ attempt }: EffectOf<'ask-bot-token'>): Promise<void> {
    const { contributions, send } = this.#context;
    // A form ignores `submit()` while its submit event is dispatched, and a token may be ready at once.
    const isOver = new Promise((resolve) => setTimeout(resolve));
    const guard = await loadBotGuard(contributions);
    const answer = await guard?.ask();
    await isOver;
    // The element was removed: its form may belong to another one.
    if (this.#isStopped) return;
    if (answer && 'token' in answer) send({ type: 'token-received', attempt, token: answer.token });
    else send({ type: 'bot-check-failed', attempt, failure: answer?.failure ?? 'bot-blocked' });
  }

  writeToken({ token }: EffectOf<'write-token'>): void {
    const { form, shell, definition, contributions } = this.#context;
    const input = tokenInputOf(form);
    if (token === '') botGuardOf(contributions)?.release();
    if (input) input.value = token;
    // A provider with a box has put its answer into a field of its own.
    else if (token !== '' && definition.botCheck?.provider === 'recaptcha-v3')
      shell.report(
        new ConfigError(shell, 'form', 'found no hidden input for the bot check token', 'form-bot-token'),
      );
  }

  renewBotCheck(): void {
    botGuardOf(this.#context.contributions)?.renew();
  }

  /** Cancels the request to the server. */
  cancel(): void {
    this.#server?.stop();
  }

  stop(): void {
    this.#isStopped = true;
    this.#server?.stop();
  }
}
