/** Functions that handlers in the server's markup call, and functions that scroll. They need no element. */
import { prefersReducedMotion } from '../shared/dom/prefers-reduced-motion.js';
import { pageScroller } from '../shared/dom/scroller.js';
import { resetForm } from '../shared/dom/unclobbered-form.js';
import { dispatchInputEvents } from '../shared/dom/dispatch-input-events.js';
import { freshAddress } from '../elements/rs-form/captcha/captcha-parts.dom.js';
import { document, unclobbered } from '../shared/dom/unclobbered.js';
import { findForms, findNear, isBox, pressedElement, type PageControl } from './fields.dom.js';

/** Writes the length of a text into its counter, in code points, as the server counts. */
export function showCounter(input: HTMLTextAreaElement | HTMLInputElement, componentId: unknown): void {
  const counter = findNear(input, `rsfp-counter-${String(componentId)}`);
  const length = [...input.value].length;
  if (counter) counter.textContent = input.maxLength > 0 ? `${length}/${input.maxLength}` : String(length);
}

/** Loads another captcha image; in an enhanced form, by the button of the field. */
export function refreshCaptcha(componentId: unknown, address: unknown): void {
  const image = findNear(pressedElement(), `captcha${String(componentId)}`);
  if (!(image instanceof HTMLImageElement)) return;
  if (image.nextElementSibling?.matches('.rs-form-captcha')) {
    const refresher = image
      .closest('.rsform-block')
      ?.querySelector<HTMLElement>('.rsform-captcha-refresh-button');
    // The form listens to presses of the button itself.
    if (refresher && !refresher.contains(pressedElement())) refresher.click();
    return;
  }
  image.src = freshAddress(new URL(String(address), document.baseURI), Math.random());
  const input = findNear(image, `captchaTxt${String(componentId)}`);
  if (!(input instanceof HTMLInputElement)) return;
  input.value = '';
  input.focus();
}

/** Resets the forms with this id, but not the one whose reset button is clicked now. */
export function resetElements(formId: unknown): void {
  const button = unclobbered(pressedElement())?.closest<HTMLButtonElement>('[type="reset"]');
  for (const form of findForms(formId)) if (button?.form !== form) resetForm(form);
}

/** Resets controls to their defaults, and dispatches `input` and `change` for those that change. */
export function resetValues(items: ArrayLike<PageControl>): void {
  for (const control of Array.from(items)) {
    const before = stateOf(control);
    if (control instanceof HTMLSelectElement)
      for (const option of control.options) option.selected = option.defaultSelected;
    else if (isBox(control)) control.checked = control.defaultChecked;
    else if ('defaultValue' in control) control.value = control.defaultValue;
    if (stateOf(control) !== before) dispatchInputEvents(control);
  }
}

function stateOf(control: PageControl): string {
  if (control instanceof HTMLSelectElement)
    return Array.from(control.selectedOptions, ({ index }) => index).join();
  return isBox(control) ? String(control.checked) : control.value;
}

/** Scrolls to an element that is not in view whole. `scroll-padding` of the page applies. */
export function scrollToElement(element: Element | null): void {
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ behavior: scrollBehavior() });
}

/** Scrolls the page to a height in pixels, without animation if the visitor prefers reduced motion. */
export function scrollPageTo(top: number): void {
  pageScroller(document.body).scrollTo({ top, behavior: scrollBehavior() });
}

function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? 'auto' : 'smooth';
}

/** Scrolls to the first error that the server has marked, in a form or in the page. */
export function gotoErrorElement(formId?: unknown): void {
  const [form] = findForms(formId);
  const error = (form ? unclobbered(form) : document).querySelector('.formError');
  scrollToElement(error?.closest('.rsform-block') ?? error);
}
