import { formAction } from '../../../shared/dom/unclobbered-form.js';
import { lazyModule } from '../../../shared/element/lazy-module.js';
import { reportError } from '../../../shared/element/report.js';
import type { PostEnd } from '../sending/sending.js';
import type { AttemptContext } from './attempt-context.js';
import type { AttemptAction } from './attempt.model.js';

/** A post that does not leave the page. */
export interface Post {
  readonly attempt: number;
  readonly body: FormData;
  /** Called if the chunk that sends does not load. */
  readonly lost: () => void;
}

/**
 * Sends a form without leaving the page, as soon as the chunk for it is there.
 *
 * @returns The function that stops it.
 */
export function sendHere(context: AttemptContext, { attempt, body, lost }: Post): () => void {
  const { form, notice, send } = context;
  const sending = lazyModule(() => import('../sending/sending.js'), {
    start: ({ sendForm }) =>
      sendForm(context, {
        url: formAction(form.element),
        body,
        showBox: (box) => notice.showBox(box, false),
        onEnd: (end) => send(actionOf(end, attempt)),
      }),
    stop: (stopSending) => stopSending(),
    lost(error) {
      reportError(error);
      lost();
    },
  });
  void sending.load();
  return sending.stop;
}

function actionOf(end: PostEnd, attempt: number): AttemptAction {
  if (end.type === 'cancelled') return { type: 'post-cancelled', attempt };
  if (end.type === 'refused') return { type: 'post-refused', attempt, errors: end.errors };
  return { ...end, type: 'post-failed', attempt };
}
