import { listenToForm } from '../../../shared/dom/unclobbered-form.js';
import { document, unclobbered } from '../../../shared/dom/unclobbered.js';
import { workButtonMark } from './work-press.dom.js';
import type { ServerForm } from './server-form.dom.js';

/** Callbacks for the events of a form and its page. */
export interface FormListeners {
  touched(): void;
  /** `isLeft` is true for a `change` event. */
  fieldChanged(name: string, control: Element, isLeft: boolean): void;
  /** Any press in the form. */
  pressed(target: Element): void;
  /** The server's button for a proof of work. */
  workPressed(button: HTMLElement): void;
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
  const clicked = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    listeners.pressed(target);
    const button = unclobbered(target).closest<HTMLElement>(workButtonMark);
    if (button) listeners.workPressed(button);
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
  listenToForm(form, 'click', clicked, { signal });
  listenToForm(form, 'submit', submitted, { signal });
  listenToForm(form, 'reset', wasReset, { signal });
  window.addEventListener('pageshow', ({ persisted }) => listeners.pageShown(persisted), { signal });

  return () => life.abort();
}

/** Returns whether a text is still composed: `compositionend` follows. */
function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}

/**
 * Calls `take` when the browser itself finds the form of a pressed submit button invalid: it then stops the press, and
 * shows why in words of its own. Where `take` returns true, the browser shows nothing.
 */
export function watchRefusals(form: HTMLFormElement, take: (submitter: HTMLElement) => boolean): () => void {
  const life = new AbortController();
  let pressed: HTMLElement | undefined;

  function remember({ target }: MouseEvent): void {
    const button =
      target instanceof Element && unclobbered(target).closest<HTMLButtonElement>('button, input');
    if (!button || !['submit', 'image'].includes(button.type) || button.form !== form) return;
    pressed = button;
    // The browser looks at the fields right after the click; a script that asks later is none of ours.
    setTimeout(() => (pressed = undefined));
  }

  function refused(event: Event): void {
    if (pressed && take(pressed)) event.preventDefault();
  }

  const options = { capture: true, signal: life.signal };
  document.addEventListener('click', remember, options);
  listenToForm(form, 'invalid', refused, options);
  return () => life.abort();
}
