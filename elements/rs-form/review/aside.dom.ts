import { findInForm } from '../../../shared/dom/unclobbered-form.js';
import { unclobbered } from '../../../shared/dom/unclobbered.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';
import { hiddenClass } from '../paging/page-buttons.dom.js';

/**
 * Mark of the elements that stay on show with the answers (`kept`), and of those around them (`around`). The sheet hides the
 * other ones without `display: none`: their fields are checked before a submit, unlike fields that the page hides.
 */
const mark = 'data-rs-form-review';

/** Boxes of bot checks, which the visitor may have to tick before a submit. */
const checks =
  '.rs-form-bot-check, [id^="g-recaptcha"], [id^="h-captcha"], .g-recaptcha, .h-captcha, .cf-turnstile, .frc-captcha, altcha-widget, [data-rsfp-hashcash]';

/**
 * Hides everything in a form but some elements, the boxes of bot checks beside them, and the elements around these. A page
 * of the form around them is shown.
 *
 * @returns A function that ends it.
 */
export function setAside(form: HTMLFormElement, shown: readonly Element[], undoLog: UndoLog): () => void {
  const marks = new Map<Element, 'kept' | 'around'>();
  const keep = (element: Element) => {
    for (const one of ancestorsIn(form, element)) marks.set(one, 'around');
  };
  for (const one of shown) keep(one);
  const around = [...marks.keys()];
  for (const one of findInForm(form, checks)) {
    keep(one);
    marks.set(one, 'kept');
  }
  for (const one of shown) marks.set(one, 'kept');
  for (const [element, value] of marks) undoLog.setAttribute(element, mark, value);
  for (const element of around) showPage(element, undoLog);
  return () => {
    for (const element of marks.keys()) undoLog.setAttribute(element, mark, null);
  };
}

/** Returns the elements around one, up to the form. None for an element outside of the form. */
function ancestorsIn(form: HTMLFormElement, element: Element): readonly Element[] {
  const found: Element[] = [];
  for (let at = element.parentElement; at; at = unclobbered(at).parentElement) {
    found.push(at);
    if (at === form) return found;
  }
  return [];
}

function showPage(element: Element, undoLog: UndoLog): void {
  const isHidden = element instanceof HTMLElement && getComputedStyle(element).display === 'none';
  if (!isHidden) return;
  undoLog.toggleClass(element, hiddenClass, false);
  undoLog.setShown(element, true);
}
