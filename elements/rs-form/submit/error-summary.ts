import { lendFocus } from '../../../shared/dom/lend-focus.js';
import { scrollToStart } from '../../../shared/dom/scroll-to-view.js';
import { createUndoLog } from '../../../shared/dom/undo-log.js';
import { type MountedView, mountView } from '../../../shared/element/mount-view.js';
import { reachPlace, targetOf } from '../checks/places.dom.js';
import type { FormSession } from '../form/rs-form.session.js';
import type { AttemptState } from './attempt.model.js';
import type { ErrorListPlace, ErrorMarks } from './error-marks.js';
import type { ErrorListAccess, ErrorListModel, Readable } from './rs-form.view.js';

/** The list of errors, which React paints. Nothing is loaded for it before `load`, `show` or `focus`. */
export class ErrorSummary implements ErrorListPlace {
  readonly #session: FormSession;
  readonly #attempts: Readable<AttemptState>;
  readonly #marks: ErrorMarks;
  readonly #list = createListAccess();
  readonly #place: HTMLElement | null;
  #isLost: boolean;
  #isAsked = false;
  #view: MountedView | undefined;

  constructor(session: FormSession, attempts: Readable<AttemptState>, marks: ErrorMarks) {
    this.#session = session;
    this.#attempts = attempts;
    this.#marks = marks;
    this.#place = session.shell.shadowRoot?.querySelector<HTMLElement>('.view') ?? null;
    this.#isLost = this.#place === null;
  }

  /** Loads the view and mounts it, once. */
  load(): void {
    if (this.#view) return;
    const host = this.#session.shell;
    const props = () => ({ host, model: this.#createModel() });
    this.#view = mountView(host, () => import('./rs-form.view.js'), props, this.#place);
    void this.#view.ready.then((isThere) => this.#loaded(isThere));
  }

  focus(): boolean {
    const place = this.#place;
    this.load();
    this.#isAsked = true;
    const words = this.#marks.wordsOf(this.#attempts.state.errors);
    const isThere = this.#list.show(true) || (!this.#isLost && place !== null && focusPlace(place, words));
    if (isThere && place) scrollToStart(place);
    return isThere;
  }

  show(isShown: boolean): boolean {
    if (isShown) this.load();
    this.#isAsked = isShown;
    this.#list.show(false);
    return !this.#isLost;
  }

  unmount(): void {
    this.#view?.unmount();
  }

  #loaded(isThere: boolean): void {
    const { form, pages } = this.#session;
    const [first] = this.#attempts.state.errors;
    this.#isLost = !isThere;
    if (this.#isLost && this.#isAsked) this.#marks.listShown(false);
    if (!this.#place || !hasFocus(this.#place)) return;
    // Painted above the part that the browser holds in place, the list would be out of sight.
    if (isThere) scrollToStart(this.#place);
    // The focus must not stay in an empty place.
    else if (first) reachPlace(form, pages.paging, first);
  }

  #createModel(): ErrorListModel {
    const { form, definition, pages } = this.#session;
    const { lineOf, sentence } = this.#marks;
    return {
      attempts: this.#attempts,
      lineOf,
      sentence,
      ownTexts: definition.texts,
      isAsked: () => this.#isAsked,
      offerErrorList: this.#list.offer,
      idOf: (place) => targetOf(form, place)?.getAttribute('id') ?? '',
      focusOn: (place) => reachPlace(form, pages.paging, place),
    };
  }
}

/** Creates the way to the list, which the view offers once it is mounted. */
function createListAccess() {
  let show: ErrorListAccess = () => false;
  return {
    show: (isWanted: boolean) => show(isWanted),
    offer(offered: ErrorListAccess) {
      show = offered;
      return () => {
        show = () => false;
      };
    },
  };
}

/**
 * Moves the focus to the place of the list, which reads the errors until the list is painted into it.
 *
 * @returns true if the place has the focus.
 */
function focusPlace(place: HTMLElement, words: string): boolean {
  const log = createUndoLog();
  log.setAttribute(place, 'role', 'group');
  log.setAttribute(place, 'aria-label', words);
  place.addEventListener('blur', () => log.restoreAll(), { once: true });
  return lendFocus(place);
}

/** Returns true while the focus is on the place itself. */
function hasFocus(place: HTMLElement): boolean {
  const root = place.getRootNode();
  return root instanceof ShadowRoot && root.activeElement === place;
}
