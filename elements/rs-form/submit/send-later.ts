import { formAction } from '../../../shared/dom/unclobbered-form.js';
import { reportError } from '../../../shared/element/report.js';
import type { PostEnd } from '../sending/sending.js';
import type { AttemptAction } from './attempt.model.js';
import type { AttemptTools } from './attempt-tools.js';

/** Sends a form without leaving the page, as soon as what does it is there; by the browser where that does not come. */
export function sendLater(tools: AttemptTools, attempt: number, body: FormData): () => void {
  const { form, submitter, notice, send } = tools;
  let isStopped = false;
  let stop = (): void => undefined;

  import('../sending/sending.js').then(
    ({ sendForm }) => {
      if (isStopped) return;
      stop = sendForm(tools, {
        url: formAction(form.element),
        body,
        showBox: (box) => notice.showBox(box, false),
        onEnd: (end) => send(actionOf(end, attempt)),
      });
    },
    (error: unknown) => {
      reportError(error);
      if (!isStopped) submitter.sendNatively(attempt);
    },
  );
  return () => {
    isStopped = true;
    stop();
  };
}

function actionOf(end: PostEnd, attempt: number): AttemptAction {
  if (end.type === 'cancelled') return { type: 'post-cancelled', attempt };
  if (end.type === 'refused') return { type: 'post-refused', attempt, errors: end.errors };
  return { ...end, type: 'post-failed', attempt };
}
