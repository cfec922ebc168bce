import { lendFocus } from '../../../shared/dom/lend-focus.js';
import { createUndoLog } from '../../../shared/dom/undo-log.js';
import { type MountedView, mountView } from '../../../shared/element/mount-view.js';
import { reachPlace, targetOf } from '../checks/places.dom.js';
import type { FormSession } from '../form/rs-form.session.js';
import { labelTextOf } from '../markup/field-parts.dom.js';
import type { AttemptState } from './attempt.model.js';
import type { ErrorMarks } from './error-marks.js';
import type { ErrorListModel, Readable } from './rs-form.view.js';

/** The list of errors, which React paints. */
export interface ErrorSummary {
  /** Loads the view and mounts it, once. */
  load(): void;
  /** Moves the focus to the list, or to its place while the view loads. Returns false if the view is lost. */
  focus(): boolean;
  unmount(): void;
}

/** Creates the list of errors: nothing is loaded for it before `load` or `focus`. */
export function mountErrorSummary(
  session: FormSession,
  attempts: Readable<AttemptState>,
  marks: ErrorMarks,
): ErrorSummary {
  const { shell, form, pages } = session;
  const list = createListFocus();
  const model: ErrorListModel = { ...createModel(session, attempts, marks), offerErrorList: list.offer };
  const place = shell.shadowRoot?.querySelector<HTMLElement>('.view') ?? null;
  let isLost = place === null;
  let view: MountedView | undefined;

  function load(): void {
    if (view) return;
    view = mountView(
      shell,
      () => import('./rs-form.view.js'),
      () => ({ host: shell, model }),
      place,
    );
    void view.ready.then((isThere) => {
      isLost = !isThere;
      const [first] = attempts.state.errors;
      // The focus must not stay in an empty place.
      if (isLost && first && place && hasFocus(place)) reachPlace(form, pages.paging, first);
    });
  }

  return {
    load,
    focus() {
      load();
      const words = marks.wordsOf(attempts.state.errors);
      return list.focus() || (!isLost && place !== null && focusPlace(place, words));
    },
    unmount: () => view?.unmount(),
  };
}

/** Creates the way to the focus of the list, which the view offers while it shows one. */
function createListFocus() {
  let focusList = () => false;
  return {
    focus: () => focusList(),
    offer(focus: () => boolean) {
      focusList = focus;
      return () => {
        focusList = () => false;
      };
    },
  };
}

function createModel(
  { form, definition, pages }: FormSession,
  attempts: Readable<AttemptState>,
  { textOf }: ErrorMarks,
): Omit<ErrorListModel, 'offerErrorList'> {
  return {
    attempts,
    textOf,
    ownTexts: definition.texts,
    labelOf: (name: string) => labelTextOf(form, name),
    idOf: (place) => targetOf(form, place)?.getAttribute('id') ?? '',
    focusOn: (place) => reachPlace(form, pages.paging, place),
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
  if (!lendFocus(place)) return false;
  place.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Returns true while the focus is on the place itself. */
function hasFocus(place: HTMLElement): boolean {
  const root = place.getRootNode();
  return root instanceof ShadowRoot && root.activeElement === place;
}
