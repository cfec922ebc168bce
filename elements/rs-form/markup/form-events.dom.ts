import { listenToForm } from '../../../shared/dom/unclobbered-form.js';
import { fieldNameOf } from './server-names.model.js';

/** What a page does with the form, told to the core. */
export interface FormListeners {
  touched(): void;
  fieldChanged(name: string, control: Element): void;
  submitPressed(event: SubmitEvent): void;
  /** Fired after the browser has put the controls back. */
  formReset(): void;
  /** The page is shown again; true where it comes from the back-forward cache. */
  pageShown(isRestored: boolean): void;
}

/** One delegated listener an event; returns the way to stop. */
export function listenServerForm(form: HTMLFormElement, listeners: FormListeners): () => void {
  const changed = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || !('name' in target) || isComposing(event)) return;
    const name = typeof target.name === 'string' ? fieldNameOf(target.name) : null;
    if (name !== null) listeners.fieldChanged(name, target);
  };
  const window = form.ownerDocument.defaultView ?? globalThis;
  const shown = (event: PageTransitionEvent) => listeners.pageShown(event.persisted);

  window.addEventListener('pageshow', shown);
  const stops = [
    listenToForm(form, 'input', changed),
    listenToForm(form, 'change', changed),
    listenToForm(form, 'compositionend', changed),
    listenToForm(form, 'focusin', () => listeners.touched()),
    listenToForm(form, 'input', () => listeners.touched()),
    listenToForm(form, 'submit', (event) => event instanceof SubmitEvent && listeners.submitPressed(event)),
    // The event comes before the controls change.
    listenToForm(form, 'reset', (event) => queueTask(() => !event.defaultPrevented && listeners.formReset())),
    () => window.removeEventListener('pageshow', shown),
  ];

  return () => {
    for (const stop of stops) stop();
  };
}

/** Half-composed text is not an answer yet: what follows the composition tells it all. */
function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}

function queueTask(task: () => void): void {
  setTimeout(task, 0);
}
