import type { Pages, PageTurn, Paging } from '../form/rs-form.session.js';
import { hasPages, holdPagePress } from './page-buttons.dom.js';

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
