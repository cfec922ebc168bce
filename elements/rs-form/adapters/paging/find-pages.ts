import { findInForm, listenToForm } from '../../../../shared/dom/unclobbered-form.js';

const pageButtons =
  '[onclick*="changePage("], [onclick*="Pages.change("], [type="button"]:is([id$="Next"], [id$="Prev"])';

/** What only a form of several pages has: page buttons, or more than one page container. */
export function hasPages(form: HTMLFormElement): boolean {
  return (
    findInForm(form, pageButtons).length > 0 || findInForm(form, '[id^="rsform_"][id*="_page_"]').length > 1
  );
}

/** Keeps the last press of a page button; the answer repeats it, once what turns pages is there. */
export function holdPagePress(form: HTMLFormElement): () => void {
  let pressed: HTMLElement | null = null;
  const stop = listenToForm(form, 'click', ({ target }) => {
    if (target instanceof HTMLElement) pressed = target.closest<HTMLElement>(pageButtons) ?? pressed;
  });
  return () => {
    stop();
    pressed?.click();
  };
}
