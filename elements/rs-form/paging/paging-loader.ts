import { hasPages, holdPagePress } from './pages.dom.js';
import type { FormSession, PageTurn, Paging } from '../form/rs-form.session.js';

/** Stands for the pages of a form until their chunk is there. */
export interface PagingLoader {
  /** The pages; null for a form without, and when the chunk does not come. */
  readonly ready: Promise<Paging | null>;
  readonly paging: Paging | null;
  formRead(): void;
  stop(): void;
}

/** Loads paging at once where the form has pages: a press of its buttons waits until then. */
export function createPagingLoader(session: FormSession, wish: (wish: PageTurn) => void): PagingLoader {
  let paging: Paging | null = null;
  let isStopped = false;

  async function load(): Promise<Paging | null> {
    if (!hasPages(session.form.element)) return null;
    const repeatPress = holdPagePress(session.form.element);
    try {
      const { startPaging } = await import('./paging.js');
      if (isStopped) return null;
      paging = startPaging(session, wish);
      repeatPress();
    } catch (error) {
      session.shell.report(error);
    }
    return paging;
  }

  return {
    ready: load(),
    get paging() {
      return paging;
    },
    formRead: () => paging?.formRead(),
    stop() {
      isStopped = true;
      paging?.stop();
    },
  };
}
