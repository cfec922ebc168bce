import { findInForm } from '../../../shared/dom/unclobbered-form.js';

const pageButtons =
  '[onclick*="changePage("], [onclick*="Pages.change("], [type="button"]:is([id$="Next"], [id$="Prev"])';

const pageContainers = '[id^="rsform_"][id*="_page_"]';

/** The class by which the server's style sheet hides a page. */
export const hiddenClass = 'formHidden';

/** Returns true for a form of several pages: it has page buttons, or more than one page container. */
export function hasPages(form: HTMLFormElement): boolean {
  return findInForm(form, pageButtons).length > 0 || findInForm(form, pageContainers).length > 1;
}
