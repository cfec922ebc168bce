import { mountView } from '../../../shared/element/mount-view.js';
import type { FormSession } from '../form/rs-form.session.js';
import { reachPlace, targetOf } from '../checks/places.dom.js';
import type { AttemptState } from './attempt.model.js';
import type { SummaryWords } from './effects.js';
import { focusSummaryPlace, hasFocus } from './summary-place.dom.js';
import type { FormViewModel, Readable } from './summary.host.js';
import { labelTextOf } from '../markup/field-parts.dom.js';

/** The list of errors, as the core sees it. */
export interface MountedSummary {
  /** Moves the focus to the list, or to its place where the list is on its way; false where it does not come. */
  focus(): boolean;
  unmount(): void;
}

interface SummaryParts extends SummaryWords {
  readonly attempts: Readable<AttemptState>;
}

/** Makes the model of the React view and mounts the view. */
export function mountErrorSummary(
  { shell, form, definition, pages }: FormSession,
  { attempts, textOf, readBoxText, titleOf }: SummaryParts,
): MountedSummary {
  let focusList = () => false;
  const model: FormViewModel = {
    attempts,
    textOf,
    readBoxText,
    ownTexts: definition.texts,
    labelOf: (name: string) => labelTextOf(form, name),
    idOf: (place) => targetOf(form, place)?.getAttribute('id') ?? '',
    focusOn: (place) => reachPlace(form, pages.paging, place),
    offerErrorList(focus) {
      focusList = focus;
      return () => {
        focusList = () => false;
      };
    },
  };
  const place = shell.shadowRoot?.querySelector<HTMLElement>('.view') ?? null;
  let isLost = place === null;
  const view = mountView(
    shell,
    () => import('./rs-form.view.js'),
    () => ({ host: shell, model }),
    place,
  );
  void view.ready.then((isThere) => {
    isLost = !isThere;
    const [first] = attempts.state.errors;
    // Nobody is left in an empty place.
    if (isLost && first && place && hasFocus(place)) reachPlace(form, pages.paging, first);
  });

  return {
    focus: () =>
      focusList() ||
      (!isLost && place !== null && focusSummaryPlace(place, titleOf(attempts.state.errors.length))),
    unmount: () => view.unmount(),
  };
}
