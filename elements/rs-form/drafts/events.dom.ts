import { listenToForm } from '../../../shared/dom/unclobbered-form.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';

/** Events of the page that concern a draft. */
export interface DraftEvents {
  /** The visitor leaves the page, perhaps for good. */
  leaving(): void;
  /** Called when the page is restored from the back-forward cache. */
  returned(): void;
  /** Called when a post has started and no listener has stopped it. A post by script is noticed when the page is left. */
  sent(): void;
  sendFailed(): void;
  /** The form was reset, or the server has thanked for the post. */
  finished(): void;
}

/** Listens to the page, the form, and the events of the element's attempts. Returns a function that stops. */
export function listenDraftEvents(host: Element, form: HTMLFormElement, listeners: DraftEvents): () => void {
  const document = documentOf(host);
  const window = document.defaultView ?? globalThis;
  const stopper = new AbortController();
  const { signal } = stopper;
  /** Fired after all listeners of the page, unless one of them has cancelled the event. */
  const unlessPrevented = (run: () => void) => (event: Event) => {
    setTimeout(() => {
      if (!event.defaultPrevented && !signal.aborted) run();
    }, 0);
  };

  // A script sends without a `submit`: the post is put together, and nothing is pressed any more.
  let isComposed = false;
  const touched = () => (isComposed = false);
  const left = () => {
    if (isComposed) listeners.sent();
    listeners.leaving();
    isComposed = false;
  };

  const hidden = () => {
    if (document.hidden) listeners.leaving();
  };
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listeners.returned();
  };

  document.addEventListener('visibilitychange', hidden, { signal });
  window.addEventListener('pagehide', left, { signal });
  window.addEventListener('pageshow', shown, { signal });
  host.addEventListener('rs-form-submitted', () => listeners.sent(), { signal });
  host.addEventListener('rs-form-submit-failed', () => listeners.sendFailed(), { signal });
  host.addEventListener('rs-form-accepted', () => listeners.finished(), { signal });
  // Also where sending has not started: then the browser sends the form by itself.
  listenToForm(form, 'submit', unlessPrevented(listeners.sent), { signal });
  const composed = () => {
    isComposed = true;
    for (const type of ['pointerdown', 'keydown'])
      document.addEventListener(type, touched, { signal, capture: true, once: true });
  };
  listenToForm(form, 'formdata', composed, { signal });
  listenToForm(form, 'reset', unlessPrevented(listeners.finished), { signal });

  return () => stopper.abort();
}
