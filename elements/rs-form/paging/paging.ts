import { ConfigError } from '../../../shared/element/config-error.js';
import { createTexts } from '../../../shared/i18n/create-texts.js';
import { createStore } from '../../../shared/store/create-store.js';
import { isTokenRefused } from '../csrf-token/token.dom.js';
import { RsFormPageChangeEvent } from '../form/rs-form.events.js';
import type { FormSession, PageTurn, Paging } from '../form/rs-form.session.js';
import type { RsFormElement } from '../rs-form.shell.js';
import { countPageChanges, readPageButtons, type PageButton } from './buttons.dom.js';
import { startPageButtons } from './buttons.js';
import { createPagingEffects } from './effects.js';
import { createPageHistory, type PageHistory } from './history.dom.js';
import { mentionsPageCall, parsePageCall } from './page-call.model.js';
import { readPageOf, readPages, readStartPage, type ServerPages } from './pages.dom.js';
import {
  type PagingAction,
  type PagingEffect,
  type PagingState,
  type TurnReason,
  directionOf,
  lastPage,
  reachablePage,
  pagingOf,
  stepPaging,
} from './paging.model.js';
import { createProgressLine } from './progress.dom.js';
import { followSkippedPages } from './skipped.js';
import { pagingTexts } from './texts.model.js';

/** Starts the pages of a form: shows the first one, and hears the buttons that lead to others. */
export function startPaging(session: FormSession, wish: (wish: PageTurn) => void): Paging {
  const { shell, form, undoLog, definition } = session;
  const { formId } = form;
  const buttons = readPageButtons(form.element, formId, { mentions: mentionsPageCall, parse: parsePageCall });
  const pages = readPages(form, countPageChanges(buttons));
  const own = definition.texts;
  const translate = createTexts({ host: shell, catalogues: [pagingTexts], own, locale: shell.locale });
  const line = createProgressLine({ ...form, root: shell.shadowRoot as ShadowRoot, undoLog });
  const store = createStore<PagingState, PagingAction, PagingEffect>({
    initial: pagingOf([...pages.containers.keys()]),
    step: stepPaging,
    run: createPagingEffects({ ...session, pages, line, translate }),
    onError: (error) => shell.report(error),
  });
  const current = () => store.state.current ?? 0;

  /** Asks the page, and shows what it lets; a page of an error is not asked about. */
  function turn(to: number, reason: TurnReason): boolean {
    const { state } = store;
    const from = current();
    if (to === from) return true;
    const detail = { formId, from, to, direction: directionOf(state, to) };
    if (reason !== 'error' && !shell.dispatchEvent(new RsFormPageChangeEvent(detail))) return false;
    store.send({ type: 'turned', to, reason });
    if (reason !== 'history') history?.turned(to, to > from);
    return true;
  }

  const skips = followSkippedPages(session, pages, (skipped) =>
    store.send({ type: 'pages-skipped', skipped }),
  );
  const first = readStartPage(form.element, pages) ?? store.state.pages[0] ?? 0;
  // A spent token is no fault of a field: the visitor is where the button is pressed once more.
  const start = isTokenRefused(form) ? lastPage(store.state) : reachablePage(store.state, first);
  if (start !== null) store.send({ type: 'revealed', page: start });
  const history = startPageHistory(session, current(), (page) => {
    const to = reachablePage(store.state, page);
    if (to !== null) turn(to, 'history');
    return current();
  });
  const stopButtons = startPageButtons(session, { buttons, pages, state: () => store.state, wish });
  reportMistakes(shell, pages, buttons);

  return {
    get current() {
      return current();
    },
    get last() {
      return lastPage(store.state);
    },
    classes: buttons.find(({ call }) => call?.classes)?.call?.classes ?? null,
    pageOf: (name) => readPageOf(form, pages, name) ?? 0,
    show(page, reason) {
      const isThere = pages.containers.has(page);
      if (!isThere && reason !== 'error') reportOutside(shell, page, store.state.pages);
      if (!Number.isInteger(page)) return false;
      // An error is shown where it stands, and nowhere near it.
      const to = reason === 'error' && isThere ? page : reachablePage(store.state, page);
      return to !== null && turn(to, reason);
    },
    formRead: skips.read,
    stop() {
      stopButtons();
      skips.stop();
      history?.stop();
      line.stop();
    },
  };
}

function reportMistakes(
  shell: RsFormElement,
  { containers }: ServerPages,
  buttons: readonly PageButton[],
): void {
  if (containers.size > 1 || !buttons.some(({ call }) => call !== null)) return;
  const problem = `found buttons to other pages, but no containers "rsform_{formId}_page_{n}" for them`;
  shell.report(new ConfigError(shell, 'content', problem));
}

function reportOutside(shell: RsFormElement, page: number, pages: readonly number[]): void {
  const expected = `expected one of ${pages.join(', ')}`;
  shell.report(new ConfigError(shell, 'page', `found ${page}, ${expected}`));
}

/** Lets the browser's Back button go through the pages where the tag asks for it; null elsewhere. */
export function startPageHistory(
  { shell, form }: FormSession,
  start: number,
  turnTo: (page: number) => Paging['current'],
): PageHistory | null {
  const page = shell.ownerDocument.defaultView;
  if (shell.history !== 'pages' || !page) return null;
  // The same form may stand on a page twice: its place tells one from the other, in every view of the page.
  const place = [...shell.ownerDocument.querySelectorAll(shell.localName)].indexOf(shell);
  return createPageHistory({ page, key: `${form.formId} ${place}`, start, wanted: turnTo });
}
