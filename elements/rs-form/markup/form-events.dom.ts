import { listenToForm } from '../../../shared/dom/unclobbered-form.js';
import type { ServerForm } from './server-form.dom.js';

/** Callbacks for the events of a form and its page. */
export interface FormListeners {
  touched(): void;
  /** `isLeft` is true for a `change` event. */
  fieldChanged(name: string, control: Element, isLeft: boolean): void;
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
  const changed = (event: Event) => {
    const { target, type } = event;
    if (target instanceof Element && 'name' in target && !isComposing(event)) {
      const name = typeof target.name === 'string' ? fieldOf(target.name) : null;
      if (name !== null) listeners.fieldChanged(name, target, type === 'change');
    }
    if (type === 'input') listeners.touched();
  };
  const submitted = (event: SubmitEvent) => {
    // A script may dispatch an event of this type that is no SubmitEvent.
    if (event instanceof SubmitEvent) listeners.submitPressed(event);
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
  listenToForm(form, 'submit', submitted, { signal });
  listenToForm(form, 'reset', wasReset, { signal });
  window.addEventListener('pageshow', ({ persisted }) => listeners.pageShown(persisted), {
    signal,
  });

  return () => life.abort();
}

/** Returns whether a text is still composed: `compositionend` follows. */
function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}
