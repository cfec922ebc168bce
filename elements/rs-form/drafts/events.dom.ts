import { listenToForm } from '../../../shared/dom/unclobbered-form.js';

/** What happens to a page with a form that a draft has to know of. */
export interface DraftEvents {
  /** The page may be gone in a moment. */
  leaving(): void;
  /** The page comes back from the back-forward cache. */
  returned(): void;
  /** A post is on its way, and nobody has stopped it. */
  sent(): void;
  sendFailed(): void;
  /** The form was reset, or the server has thanked for the post. */
  finished(): void;
}

/** Listens to the page, to the form and to the element that tells of its attempts; returns the way to stop. */
export function listenDraftEvents(host: Element, form: HTMLFormElement, moments: DraftEvents): () => void {
  const page = host.ownerDocument;
  const view = page.defaultView ?? window;
  const stopper = new AbortController();
  const { signal } = stopper;
  /** Once everyone on the page has had a word, unless one of them said no. */
  const unlessPrevented = (run: () => void) => (event: Event) =>
    void setTimeout(() => !event.defaultPrevented && !signal.aborted && run(), 0);

  page.addEventListener('visibilitychange', () => page.hidden && moments.leaving(), { signal });
  view.addEventListener('pagehide', () => moments.leaving(), { signal });
  view.addEventListener('pageshow', (event) => event.persisted && moments.returned(), { signal });
  host.addEventListener('rs-form-submitted', () => moments.sent(), { signal });
  host.addEventListener('rs-form-submit-failed', () => moments.sendFailed(), { signal });
  host.addEventListener('rs-form-accepted', () => moments.finished(), { signal });
  // Also where the chunk of `submit/` has not come: then the browser sends the form by itself.
  listenToForm(form, 'submit', unlessPrevented(moments.sent), { signal });
  listenToForm(form, 'reset', unlessPrevented(moments.finished), { signal });

  return () => stopper.abort();
}
