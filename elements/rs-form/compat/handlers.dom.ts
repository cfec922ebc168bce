import { freshAddress } from '../captcha/captcha-address.dom.js';
import { dispatchInputEvents } from '../markup/control.dom.js';
import { resetForm } from '../../../shared/dom/unclobbered-form.js';
import { pageScroller } from '../../../shared/dom/scroller.js';
import { prefersReducedMotion } from '../../../shared/dom/prefers-reduced-motion.js';
import { findForms, findNear, isBox, type PageControl } from './fields.dom.js';

/** Writes how long a text is into its counter, as the server counts. */
export function showCounter(input: HTMLTextAreaElement | HTMLInputElement, componentId: unknown): void {
  const counter = findNear(input, `rsfp-counter-${String(componentId)}`);
  const length = [...input.value].length;
  if (counter) counter.textContent = input.maxLength > 0 ? `${length}/${input.maxLength}` : String(length);
}

/** Draws another captcha image; where the form does so itself, by its own button. */
export function refreshCaptcha(componentId: unknown, address: unknown): void {
  const image = findNear(pressed(), `captcha${String(componentId)}`);
  if (!(image instanceof HTMLImageElement)) return;
  if (image.nextElementSibling?.matches('.rs-form-captcha')) {
    const refresher = image
      .closest('.rsform-block')
      ?.querySelector<HTMLElement>('.rsform-captcha-refresh-button');
    // A press on the button has come to the form already.
    if (refresher && !refresher.contains(pressed())) refresher.click();
    return;
  }
  image.src = freshAddress(new URL(String(address), document.baseURI), Math.random());
  const input = findNear(image, `captchaTxt${String(componentId)}`);
  if (!(input instanceof HTMLInputElement)) return;
  input.value = '';
  input.focus();
}

/** Resets a form; a press on its own reset button is about to do so. */
export function resetElements(formId: unknown): void {
  const button = pressed()?.closest<HTMLButtonElement>('[type="reset"]');
  for (const form of findForms(formId)) if (button?.form !== form) resetForm(form);
}

/** Puts controls back to their defaults, and tells the page of those that change. */
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

/** What is pressed at this moment. */
function pressed(): Element | null {
  const { event } = window;
  return event?.type === 'click' && event.target instanceof Element ? event.target : null;
}

/** Brings an element into view where it is out of it, below what the page keeps free for its sticky header. */
export function scrollToElement(element: Element | null): void {
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ behavior: scrollBehavior() });
}

/** Scrolls the page to a height, at once for who wants less motion. */
export function scrollPageTo(top: number): void {
  pageScroller(document.body).scrollTo({ top, behavior: scrollBehavior() });
}

function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? 'auto' : 'smooth';
}

/** Brings the first error that the server has marked into view. */
export function gotoErrorElement(formId?: unknown): void {
  const forms = formId === undefined ? [] : findForms(formId);
  const error = (forms[0] ?? document).querySelector('.formError');
  scrollToElement(error?.closest('.rsform-block') ?? error);
}
