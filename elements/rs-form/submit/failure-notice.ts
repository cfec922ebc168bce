import type { PartButton } from '../../../shared/dom/part-button.js';
import { loadBotGuard } from '../bot-check/bot-check.dom.js';
import type { Failure } from '../checks/violation.model.js';
import type { BotGuard } from '../form/rs-form.session.js';
import { scrollToView } from '../markup/scroll.dom.js';
import type { AttemptContext } from './attempt-context.js';
import type { EffectOf } from './attempt.model.js';
import type { Submitter } from './submitter.js';

/** Texts of the failures that do not come from the bot check. */
const failureTexts: ReadonlyMap<Failure, string> = new Map<Failure, string>([
  ['network', 'rs-form.network'],
  ['timeout', 'rs-form.timeout'],
  ['server', 'rs-form.server'],
  ['answer', 'rs-form.server'],
  ['still-here', 'rs-form.still-here'],
  ['token-renewed', 'rs-form.token-renewed'],
]);

/** Statuses for which there is a text that says more than that the server fails. */
const statusTexts: ReadonlyMap<number | undefined, string> = new Map([
  [403, 'rs-form.forbidden'],
  [413, 'rs-form.too-large'],
]);

/** Shows why an attempt failed, and what the visitor can do. */
export class FailureNotice {
  readonly #context: AttemptContext;
  readonly #submitter: Submitter;

  constructor(context: AttemptContext, submitter: Submitter) {
    this.#context = context;
    this.#submitter = submitter;
  }

  async show({ failure, status }: EffectOf<'show-failure'>): Promise<void> {
    const { shell, notice, translate, contributions } = this.#context;
    const known = statusTexts.get(status) ?? this.#codeText(failure) ?? failureTexts.get(failure);
    const guard = known === undefined ? await loadBotGuard(contributions) : undefined;
    if (failure === 'consent' && guard) {
      const box = guard.consentBox(() => this.#submitter.again());
      shell.announce(box.firstElementChild?.textContent ?? '', 'assertive');
      return notice.showBox(box);
    }
    const text = guard?.wordsFor(failure) || translate(known ?? 'rs-form.bot-check');
    shell.announce(text, 'assertive');
    notice.showFailure(text, this.#actionsAfter(failure, guard));
    // It comes with the page, not after a press: the visitor does not look for it under the form.
    if (failure === 'token-renewed' && notice.line) scrollToView(notice.line);
  }

  /** The server has drawn another picture with the fresh token, and no browser keeps the code of the last one. */
  #codeText(failure: Failure): string | undefined {
    const codes = this.#context.form.find<HTMLInputElement>('[id^="captchaTxt"]');
    const isMissing = failure === 'token-renewed' && codes.some(({ value }) => value === '');
    return isMissing ? 'rs-form.token-renewed-code' : undefined;
  }

  /** Retry repeats what failed, and nothing else: a check that a page script requested sends nothing. */
  #actionsAfter(failure: Failure, guard: BotGuard | undefined): readonly PartButton[] {
    const { shell, translate, state, request, send } = this.#context;
    if (failure === 'token-renewed') return [];
    const { goal } = state();
    const again = () => (goal.type === 'submit' ? this.#submitter.again() : request(goal));
    const retry = { part: 'retry', label: translate('rs-form.retry'), run: again };
    if (!guard || !shell.botCheckOptional) return [retry];
    const sendAnyway = () => {
      send({ type: 'bot-check-waived' });
      this.#submitter.again();
    };
    return [retry, { part: 'send-anyway', label: guard.sendAnywayText, run: sendAnyway }];
  }
}
