import { findInForm } from '../../../shared/dom/unclobbered-form.js';
import { findForms } from './fields.dom.js';
import { attempt } from './utils.dom.js';

const hiddenClass = 'formHidden';

/** Puts an element out of sight, or back, as the server's style sheet does it. */
export const hideElement = (element: Element): void => element.classList.add(hiddenClass);
export const showElement = (element: Element): void => element.classList.remove(hiddenClass);

/** The pages of a form by their numbers, whatever elements they are. */
function pagesOf(form: HTMLFormElement, formId: number): ReadonlyMap<number, Element> {
  const prefix = `rsform_${formId}_page_`;
  const found = findInForm(form, `[id^="${prefix}"]`);
  return new Map(found.map((page) => [Number(page.id.slice(prefix.length)), page]));
}

/**
 * Shows one page of every form with that number. This is all that the start of a page needs, and what remains where
 * the suite does not come: a form that stays out of sight could not be sent. Answers whether there is such a page.
 */
export function showPage(formId: number, page: number): boolean {
  const all = findForms(formId).map((form) => pagesOf(form, formId));
  const known = all.filter((pages) => pages.has(page));
  for (const pages of known)
    for (const [number, element] of pages) (number === page ? showElement : hideElement)(element);
  if (known.length > 0) tellProgress(formId, page);
  return known.length > 0;
}

/**
 * Shows a page of a form whose pages are all out of sight: the one with the first error, else the first one. The call of
 * the inline block that says which one comes when all is parsed, and parts of the page are painted before.
 */
export function showFirstPage(form: HTMLFormElement, formId: number): void {
  const pages = [...pagesOf(form, formId)];
  if (pages.some(([, page]) => !page.classList.contains(hiddenClass))) return;
  const [number, first] = pages.find(([, page]) => page.querySelector('.formError')) ?? pages[0] ?? [];
  if (!first || number === undefined) return;
  showElement(first);
  tellProgress(formId, number);
}

/** The server writes its words for each page into a function. */
function tellProgress(formId: number, page: number): void {
  const tell: unknown = Reflect.get(window, `rsfp_showProgress_${formId}`);
  if (typeof tell === 'function') attempt(() => tell.call(window, page) as unknown);
}
