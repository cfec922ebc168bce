import { ConfigError } from '../../../shared/element/config-error.js';
import { createFormTexts } from '../form/form-texts.js';
import { createStore, type Store } from '../../../shared/store/create-store.js';
import { isTokenRefused } from '../csrf-token/token.dom.js';
import { RsFormPageChangeEvent } from '../form/feature.events.js';
import type { FormFeature, FormHost, FormSession, PageTurn, Paging } from '../form/rs-form.session.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';
import { countPageChanges, readPageButtons, listenToPresses, type PageButton } from './buttons.dom.js';
import { createPagingEffects } from './effects.js';
import { PageHistory } from './history.dom.js';
import { readPageOf, readPages, readStartPage, type ServerPages } from './pages.dom.js';
import {
  type PagingAction,
  type PagingEffect,
  type PagingState,
  type TurnReason,
  directionOf,
  lastPage,
  neighbourOf,
  reachablePage,
  pagingOf,
  stepPaging,
} from './paging.model.js';
import { createProgressLine, type ProgressLine } from './progress.dom.js';
import { RepeatedPress } from './repeated-press.dom.js';
import { followSkippedPages, type SkippedPages } from './skipped.js';

/** Starts the pages of a form: shows the first one, and handles the buttons that lead to others. */
export function startFeature(session: FormSession): FormFeature {
  return new PagedForm(session);
}

/** A form of several pages. */
class PagedForm implements Paging, FormFeature {
  readonly paging = this;
  readonly classes: Paging['classes'];
  readonly #session: FormSession;
  readonly #pages: ServerPages;
  readonly #store: Store<PagingState, PagingAction>;
  readonly #skips: SkippedPages;
  readonly #listening = new AbortController();
  readonly #repeated: RepeatedPress;
  #history: PageHistory | null = null;
  readonly #stops: readonly (() => void)[];

  constructor(session: FormSession) {
    const { shell, form } = session;
    const buttons = readPageButtons(form.element, form.formId);
    this.#session = session;
    this.#pages = readPages(form, countPageChanges(buttons));
    this.classes = buttons.find(({ call }) => call?.classes)?.call?.classes ?? null;
    const line = createProgressLine(session);
    this.#store = this.#createStore(line);
    this.#skips = followSkippedPages(session, this.#pages, (skipped) =>
      this.#store.send({ type: 'pages-skipped', skipped }),
    );
    this.#repeated = new RepeatedPress(form.element, this.#listening.signal);
    this.#showFirst();
    this.#readHistory();
    this.#stops = [...buttons.map((button) => this.#listenTo(button)), () => line.stop()];
    reportDiagnostics(shell, this.#pages, buttons);
  }

  get current(): number {
    return this.#store.state.current ?? 0;
  }

  get last(): number {
    return lastPage(this.#store.state);
  }

  pageOf(name: string): number | null {
    return readPageOf(this.#session.form, this.#pages, name);
  }

  pageAt(element: Element | null): number | null {
    return this.#pages.pageAt(element);
  }

  show(page: number, reason: 'goal' | 'error' | 'script'): boolean {
    const { state } = this.#store;
    const isThere = state.pages.includes(page);
    if (!isThere && reason !== 'error') reportOutside(this.#session.shell, page, state.pages);
    if (!Number.isInteger(page)) return false;
    // An error is shown at its own position, not near it.
    const to = reason === 'error' && isThere ? page : reachablePage(state, page);
    return to !== null && this.#turn(to, reason);
  }

  add(element: HTMLElement, buttons: readonly HTMLElement[]): number {
    const page = this.#pages.add(element, buttons);
    this.#store.send({ type: 'page-added', page });
    return page;
  }

  formReset(): void {
    this.#skips.read();
  }

  pageReturned(): void {
    this.#skips.read();
  }

  formRead(): void {
    this.#skips.read();
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    this.#listening.abort();
    this.#skips.stop();
    this.#history?.stop();
  }

  #createStore(line: ProgressLine): Store<PagingState, PagingAction> {
    const { shell, definition } = this.#session;
    const translate = createFormTexts(shell, definition.texts);
    return createStore<PagingState, PagingAction, PagingEffect>({
      initial: pagingOf([...this.#pages.containers.keys()]),
      step: stepPaging,
      run: createPagingEffects({ ...this.#session, serverPages: this.#pages, line, translate }),
      onError: (error) => shell.report(error),
    });
  }

  /** Turns presses of a page button into requests. Returns the way to stop. */
  #listenTo(button: PageButton): () => void {
    const { shell, pages } = this.#session;
    return listenToPresses(button.element, {
      report: (error) => shell.report(error),
      pressed: () => {
        const turn = this.#turnOf(button);
        if (turn) pages.request(turn);
      },
    });
  }

  /** Returns the page turn of a button on the current page; null for none. Pages are not checked on the way back. */
  #turnOf(button: PageButton): PageTurn | null {
    const { state } = this.#store;
    const from = state.current;
    if (from === null) return null;
    const to = targetOf(state, button, this.#pages.pageAt(button.element) ?? from);
    if (to === null || to === from) return null;
    return { from, to, validate: to > from && isChecked(this.#session, button) };
  }

  #showFirst(): void {
    const { form } = this.#session;
    const { state } = this.#store;
    // All pages of another system's form were on show until now: the visitor may be on a later one.
    const focused = form.pages ? this.#pages.pageAt(documentOf(form.element).activeElement) : null;
    const first = readStartPage(form, this.#pages) ?? focused ?? state.pages[0] ?? 0;
    // A spent token is no error of a field: the visitor is where the button is pressed once more.
    const start = isTokenRefused(form) ? lastPage(state) : reachablePage(state, first);
    if (start !== null) this.#store.send({ type: 'revealed', page: start });
  }

  /** At each turn: the attribute may have changed. */
  #readHistory(): void {
    if (this.#session.shell.history !== 'pages') {
      this.#history?.stop();
      this.#history = null;
    } else {
      this.#history ??= startPageHistory(this.#session, this.current, (page) => this.#turnByHistory(page));
    }
  }

  #turnByHistory(page: number): number {
    const to = reachablePage(this.#store.state, page);
    if (to !== null) this.#turn(to, 'history');
    return this.current;
  }

  /** Dispatches the question event, and shows the page unless it is canceled. A page with an error needs no question. */
  #turn(to: number, reason: TurnReason): boolean {
    const { shell, form } = this.#session;
    const from = this.current;
    if (to === from) return true;
    const direction = directionOf(this.#store.state, to);
    const question = new RsFormPageChangeEvent({ formId: form.formId, from, to, direction });
    if (reason !== 'error' && !shell.dispatchEvent(question)) return false;
    if (reason !== 'history') this.#readHistory();
    if (reason === 'goal') this.#repeated.turned();
    this.#store.send({ type: 'turned', to, reason });
    if (reason !== 'history') this.#history?.turned(to, to > from);
    return true;
  }
}

function targetOf(state: PagingState, { call, direction }: PageButton, place: number): number | null {
  if (call) return reachablePage(state, call.page);
  return direction && neighbourOf(state, place, direction);
}

/** Returns true if the page is checked first: by the handler, else by the definition of the page break, else yes. */
function isChecked({ definition }: FormSession, { call, breakName }: PageButton): boolean {
  if (call) return call.validate;
  const written = definition.fields.find(({ name, type }) => type === 'page-break' && name === breakName);
  return written?.validate ?? true;
}

function reportDiagnostics(
  shell: FormHost,
  { containers }: ServerPages,
  buttons: readonly PageButton[],
): void {
  if (containers.size > 1 || !buttons.some(({ call }) => call !== null)) return;
  const problem = `found buttons to other pages, but no containers "rsform_{formId}_page_{n}" for them`;
  shell.report(new ConfigError(shell, 'content', problem, 'form-pages'));
}

function reportOutside(shell: FormHost, page: number, pages: readonly number[]): void {
  const expected = `expected one of ${pages.join(', ')}`;
  shell.report(new ConfigError(shell, 'page', `found ${page}, ${expected}`, 'form-page'));
}

/** Lets the browser's Back button go through the pages; null in a document without a window. */
function startPageHistory(
  { shell, form }: FormSession,
  start: number,
  turnTo: (page: number) => Paging['current'],
): PageHistory | null {
  const window = documentOf(shell).defaultView;
  if (!window) return null;
  // The same form may be in a page twice: its position is the same in every view of the page.
  const place = [...documentOf(shell).querySelectorAll(shell.localName)].indexOf(shell);
  return new PageHistory({ window, key: `${form.formId} ${place}`, start, wanted: turnTo });
}
