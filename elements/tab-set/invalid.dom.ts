import { formElements } from '../../shared/dom/unclobbered-form.js';
import { documentOf, unclobbered } from '../../shared/dom/unclobbered.js';

const buttons = 'button, a, [role="button"], [type="submit"], [type="image"], [type="button"]';

/**
 * Calls back for the first invalid control of a form, as soon as the browser finds it and before it shows a message
 * there. A script's check while the visitor is in a control of the host is ignored.
 */
export function watchInvalid(
  host: HTMLElement,
  found: (control: Element) => void,
  signal: AbortSignal,
): void {
  const document = documentOf(host);
  let isPressed = false;

  /** Records a press until the end of the task, in which the browser validates the form. */
  function press(): void {
    isPressed = true;
    setTimeout(() => (isPressed = false), 0);
  }

  const clicked = ({ target }: MouseEvent) => {
    if (target instanceof Element && unclobbered(target).closest(buttons)) press();
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

/** Returns true for the first invalid control in document order. */
function isFirst(control: Element): boolean {
  const form: unknown = Reflect.get(control, 'form');
  if (!(form instanceof HTMLFormElement)) return true;
  return formElements(form).find((one) => one.matches(':invalid:not(fieldset)')) === control;
}
