import { formElements } from '../../shared/dom/unclobbered-form.js';

const buttons = 'button, a, [role="button"], [type="submit"], [type="image"], [type="button"]';

/**
 * Tells of the first control of a form that is not valid, as soon as the browser finds that: it then says so at that
 * control, where it is in sight. A check that a script makes while the visitor is at a control of the host says nothing to
 * the visitor, and is not told of.
 */
export function watchInvalid(
  host: HTMLElement,
  found: (control: Element) => void,
  signal: AbortSignal,
): void {
  const document = host.ownerDocument;
  let isPressed = false;

  /** Counts until the browser has looked at the form, which it does within the same task. */
  function press(): void {
    isPressed = true;
    setTimeout(() => (isPressed = false), 0);
  }

  const clicked = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest(buttons)) press();
  };
  const typed = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') press();
  };
  const refused = ({ target }: Event) => {
    const isBusy = !isPressed && host.contains(document.activeElement);
    if (target instanceof Element && !isBusy && isFirst(target)) found(target);
  };
  const options = { capture: true, signal };
  document.addEventListener('click', clicked, options);
  document.addEventListener('keydown', typed, options);
  host.addEventListener('invalid', refused, options);
}

/** The browser goes by the order of the document. */
function isFirst(control: Element): boolean {
  const form: unknown = Reflect.get(control, 'form');
  if (!(form instanceof HTMLFormElement)) return true;
  return formElements(form).find((one) => one.matches(':invalid:not(fieldset)')) === control;
}
