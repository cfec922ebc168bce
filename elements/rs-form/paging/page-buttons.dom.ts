import { findInForm, listenToForm } from '../../../shared/dom/unclobbered-form.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';
import type { Pages, PageTurn, Paging } from '../form/rs-form.session.js';
import { unclobbered } from '../../../shared/dom/unclobbered.js';

const pageButtons =
  '[onclick*="changePage("], [onclick*="Pages.change("], [type="button"]:is([id$="Next"], [id$="Prev"])';

const pageContainers = '[id^="rsform_"][id*="_page_"]';

/** The class by which the server's style sheet hides a page. */
export const hiddenClass = 'formHidden';

/** Returns true for a form of several pages: it has page buttons, or more than one page container. */
export function hasPages(form: HTMLFormElement): boolean {
  return findInForm(form, pageButtons).length > 0 || findInForm(form, pageContainers).length > 1;
}

/** Keeps the last press of a page button; the answer repeats it, once what turns pages is there. */
function holdPagePress(form: HTMLFormElement): () => void {
  const life = new AbortController();
  let pressed: HTMLElement | null = null;
  const remember = ({ target }: MouseEvent) => {
    if (target instanceof HTMLElement)
      pressed = unclobbered(target).closest<HTMLElement>(pageButtons) ?? pressed;
  };
  listenToForm(form, 'click', remember, { signal: life.signal });
  return () => {
    life.abort();
    pressed?.click();
  };
}

/** For a form without what turns pages: all of them are on show, and no button leads from one to the next. */
export function showAllPages(form: HTMLFormElement, undoLog: UndoLog): void {
  for (const page of findInForm(form, `.${hiddenClass}`)) undoLog.toggleClass(page, hiddenClass, false);
  for (const button of findInForm<HTMLElement>(form, pageButtons)) undoLog.setShown(button, false);
}

interface PagesParts {
  readonly element: HTMLFormElement;
  readonly request: (turn: PageTurn) => void;
  readonly turned: (page: number) => void;
}

/** Stands for the pages of a form until their feature is there: a press of a page button waits until then. */
export function createPages({ element, request, turned }: PagesParts): Pages {
  const isPaged = hasPages(element);
  const repeatPress = isPaged ? holdPagePress(element) : undefined;
  let paging: Paging | null = null;
  let resolveReady: (paging: Paging | null) => void = () => undefined;
  const ready = new Promise<Paging | null>((resolve) => (resolveReady = resolve));
  if (!isPaged) resolveReady(null);

  return {
    ready,
    get paging() {
      return paging;
    },
    arrived(next) {
      paging = next;
      resolveReady(next);
      if (next) repeatPress?.();
    },
    request,
    turned,
  };
}
