import { listenToForm, submitPath } from '../../../shared/dom/unclobbered-form.js';
import { listenByJQuery } from './jquery-events.dom.js';
import type { ServerForm } from './server-form.dom.js';

/** Callbacks for the events of a form and its page. */
export interface FormListeners {
  touched(): void;
  /** `isLeft` is true for a `change` event. */
  fieldChanged(name: string, control: Element, isLeft: boolean): void;
  /** Called for a submit before any listener of the page. */
  submitDispatched(event: SubmitEvent): void;
  /** Called for the submit at the form, if it was not stopped before. */
  submitPressed(event: SubmitEvent): void;
  /** Fired after the browser has put the controls back. */
  formReset(): void;
  /** The page is shown again; true where it comes from the back-forward cache. */
  pageShown(isRestored: boolean): void;
}

/** One delegated listener an event; returns the way to stop. */
export function listenServerForm(
  { element: form, fieldOf }: ServerForm,
  listeners: FormListeners,
): () => void {
  const fieldChanged = (target: unknown, isLeft: boolean) => {
    if (!(target instanceof Element && 'name' in target)) return;
    const name = typeof target.name === 'string' ? fieldOf(target.name) : null;
    if (name !== null) listeners.fieldChanged(name, target, isLeft);
  };
  const changed = (event: Event) => {
    const { target, type } = event;
    if (!isComposing(event)) fieldChanged(target, type === 'change');
    if (type === 'input') listeners.touched();
  };
  const wasReset = (event: Event) => {
    // The event is dispatched before the controls change.
    setTimeout(() => {
      if (!event.defaultPrevented) listeners.formReset();
    });
  };
  const life = new AbortController();
  const { signal } = life;
  for (const type of ['input', 'change', 'compositionend'] as const)
    listenToForm(form, type, changed, { signal });
  listenToForm(form, 'focusin', () => listeners.touched(), { signal });
  listenToSubmits(form, listeners, signal);
  listenToForm(form, 'reset', wasReset, { signal });
  window.addEventListener('pageshow', ({ persisted }) => listeners.pageShown(persisted), { signal });

  const stopQuery = listenByJQuery(form, (target) => fieldChanged(target, true));

  return () => {
    life.abort();
    stopQuery();
  };
}

/** Listens to submits ahead of the page's listeners: those of the window and the document, and those at the form. */
function listenToSubmits(
  form: HTMLFormElement,
  { submitDispatched, submitPressed }: FormListeners,
  signal: AbortSignal,
): void {
  submitPath(form).addEventListener(
    'submit',
    (event) => {
      // A script may dispatch an event of this type that is no SubmitEvent.
      if (event.target === form && event instanceof SubmitEvent) submitDispatched(event);
    },
    { signal, capture: true },
  );
  const pressed = (event: Event) => {
    if (event instanceof SubmitEvent) submitPressed(event);
  };
  listenToForm(form, 'submit', pressed, { signal, capture: true });
}

/** Returns true if a text is still composed: `compositionend` follows. */
function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}
