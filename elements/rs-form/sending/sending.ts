import { createFormTexts } from '../form/form-texts.js';
import { errorInWords, type FieldError } from '../checks/violation.model.js';
import type { FormSession } from '../form/rs-form.session.js';
import type { SystemVerdict } from '../markup/post-answer.dom.js';
import { renewToken } from '../csrf-token/token-renewal.js';
import { documentOf, unclobbered } from '../../../shared/dom/unclobbered.js';
import { postForm, type PostAnswer, readVerdict, replaceContent } from './post-form.dom.js';
import { findChangedFiles } from './changed-files.dom.js';
import { createProgressBox } from './progress-box.dom.js';

/** End of a post that was not accepted. */
export type PostEnd =
  | Exclude<PostAnswer, { readonly type: 'answered' }>
  | { readonly type: 'failed'; readonly failure: 'token-renewed'; readonly status?: number }
  | { readonly type: 'refused'; readonly errors: readonly FieldError[] };

export interface Sending {
  readonly url: string;
  readonly body: FormData | URLSearchParams;
  /** Inserts the progress bar into the page. */
  readonly showBox: (box: HTMLElement) => void;
  readonly onEnd: (end: PostEnd) => void;
}

/** Shares of a post, from 0 to 1, at which the progress is announced. */
const announcedShares = [0.25, 0.5, 0.75];

/**
 * Sends a form without leaving the page (`submit="fetch"`), and applies the answer. Values and files are kept until the
 * server has accepted the form. Returns a function that stops.
 */
export function sendForm(session: FormSession, { url, body, showBox, onEnd }: Sending): () => void {
  const { shell, definition } = session;
  const translate = createFormTexts(shell, definition.texts);
  const texts = { sending: translate('rs-form.uploading'), cancel: translate('rs-form.stop-sending') };
  const life = new AbortController();
  const box = createProgressBox(documentOf(shell), texts, cancel);
  let waiting = announcedShares;

  function cancel(): void {
    shell.announce(translate('rs-form.sending-stopped'));
    onEnd({ type: 'cancelled' });
  }

  function showProgress(part: number): void {
    box.show(part);
    if (part < (waiting[0] ?? Infinity)) return;
    waiting = waiting.filter((one) => one > part);
    shell.announce(translate('rs-form.sent-part', Math.floor(part * 100)));
  }

  showBox(box.element);
  const isOtherSystem = session.form.markup !== undefined;
  void postForm({ url, body, signal: life.signal, onProgress: showProgress, isOtherSystem }).then(
    (answer) => {
      if (!life.signal.aborted) void applyAnswer(session, answer, body, onEnd);
    },
  );
  return () => life.abort();
}

async function applyAnswer(
  session: FormSession,
  answer: PostAnswer,
  body: Sending['body'],
  onEnd: Sending['onEnd'],
): Promise<void> {
  const { shell, form, contributions } = session;
  if (answer.type === 'cancelled') return onEnd(answer);
  if (answer.type === 'failed') {
    const errors = answer.failure === 'network' ? await findChangedFiles(body, form) : [];
    return onEnd(errors.length > 0 ? { type: 'refused', errors } : answer);
  }
  const verdict = form.readAnswer
    ? withErrors(form.readAnswer(answer))
    : readVerdict(unclobbered(answer.page as Document), form);
  if (verdict.type === 'failed') return onEnd(verdict);
  if (verdict.type === 'accepted') {
    // A page without a word of the form is another one: the visitor is led there.
    if (verdict.content) return replaceContent(shell, verdict.content);
    return location.assign(addressOf(verdict) || answer.url);
  }
  // Single-use values, such as tokens, were used by the post.
  contributions.notify((feature) => feature.postRefused?.());
  if (verdict.type === 'token-refused') return onEnd(await renewedOr(session, verdict.status));
  onEnd(verdict.type === 'refused' ? verdict : { type: 'failed', failure: 'token-renewed' });
}

/** Returns the address that another system names for the visitor; '' for none. */
function addressOf(verdict: Extract<SystemVerdict, { type: 'accepted' }>): string {
  return verdict.url ?? '';
}

/** Returns a verdict of another system with errors as this form has them. */
function withErrors(verdict: SystemVerdict) {
  return verdict.type === 'refused' ? { ...verdict, errors: verdict.errors.map(errorInWords) } : verdict;
}

/** Renews a token that the server has refused. The visitor sends once more; without a fresh one it is a failure. */
async function renewedOr(session: FormSession, status: number): Promise<PostEnd> {
  const outcome = await renewToken(session);
  return outcome === 'renewed'
    ? { type: 'failed', failure: 'token-renewed' }
    : { type: 'failed', failure: 'server', status };
}
