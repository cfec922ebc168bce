import { formAction } from '../../../shared/dom/unclobbered-form.js';
import { lazyModule } from '../../../shared/element/lazy-module.js';
import { reportError } from '../../../shared/element/report.js';
import type { PostEnd } from '../sending/sending.js';
import type { AttemptAction } from './attempt.model.js';
import type { AttemptTools } from './attempt-tools.js';

/**
 * Sends a form without leaving the page, as soon as the chunk for it is there; by the browser where that does not load.
 *
 * @returns The function that stops it.
 */
export function sendLater(tools: AttemptTools, attempt: number, body: FormData): () => void {
  const { form, submitter, notice, send } = tools;
  const sending = lazyModule(() => import('../sending/sending.js'), {
    start: ({ sendForm }) =>
      sendForm(tools, {
        url: formAction(form.element),
        body,
        showBox: (box) => notice.showBox(box, false),
        onEnd: (end) => send(actionOf(end, attempt)),
      }),
    stop: (stopSending) => stopSending(),
    lost(error) {
      reportError(error);
      submitter.sendNatively(attempt);
    },
  });
  void sending.load();
  return () => sending.stop();
}

function actionOf(end: PostEnd, attempt: number): AttemptAction {
  if (end.type === 'cancelled') return { type: 'post-cancelled', attempt };
  if (end.type === 'refused') return { type: 'post-refused', attempt, errors: end.errors };
  return { ...end, type: 'post-failed', attempt };
}
