import type { PartButton } from '../../../shared/dom/part-button.js';
import { loadBotGuard } from '../bot-check/bot-check.dom.js';
import type { Failure } from '../checks/violation.model.js';
import type { BotGuard } from '../form/rs-form.session.js';
import { scrollToView } from '../../../shared/dom/scroll-to-view.js';
import type { AttemptContext } from './attempt-context.js';
import type { EffectOf } from './attempt.model.js';
import type { Submitter } from './submitter.js';

/** Texts of the failures that do not come from the bot check. */
const failureTexts: ReadonlyMap<Failure, string> = new Map<Failure, string>([
  ['network', 'rs-form.network'],
  ['timeout', 'rs-form.timeout'],
  ['server', 'rs-form.server'],
  ['answer', 'rs-form.server'],
  ['token-renewed', 'rs-form.token-renewed'],
]);

/** Statuses for which there is a text that says more than that the server fails. */
const statusTexts: ReadonlyMap<number | undefined, string> = new Map([
  [403, 'rs-form.forbidden'],
  [413, 'rs-form.too-large'],
]);

/** Shows the reason of a failed attempt, and the next step for the visitor. */
export async function showFailure(
  context: AttemptContext,
  submitter: Submitter,
  { failure, status }: EffectOf<'show-failure'>,
): Promise<void> {
  const { shell, form, notice, translate, contributions } = context;
  const known = statusTexts.get(status) ?? codeText(form, failure) ?? failureTexts.get(failure);
  const guard = known === undefined ? await loadBotGuard(contributions) : undefined;
  if (failure === 'consent' && guard) return notice.ask(guard.consentBox(() => submitter.again()));
  const text = guard?.wordsFor(failure) || translate(known ?? 'rs-form.bot-check');
  shell.announce(text, 'assertive');
  notice.showFailure(text, actionsAfter(context, submitter, failure, guard));
  // It comes with the page, not after a press: the visitor does not look for it under the form.
  if (failure === 'token-renewed' && notice.line) scrollToView(notice.line);
}

/** The server has drawn another picture with the fresh token, and no browser keeps the code of the last one. */
function codeText(form: AttemptContext['form'], failure: Failure): string | undefined {
  const codes = form.find<HTMLInputElement>('[id^="captchaTxt"]');
  const isMissing = failure === 'token-renewed' && codes.some(({ value }) => value === '');
  return isMissing ? 'rs-form.token-renewed-code' : undefined;
}

/** Retries the failed step only: after a check that a page script requested nothing is sent. */
function actionsAfter(
  { shell, translate, state, request, send }: AttemptContext,
  submitter: Submitter,
  failure: Failure,
  guard: BotGuard | undefined,
): readonly PartButton[] {
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
