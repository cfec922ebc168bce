import { mountView } from '../../../shared/element/mount-view.js';
import type { FormSession } from '../form/rs-form.session.js';
import { reachPlace, targetOf } from '../checks/places.dom.js';
import type { AttemptState } from './attempt.model.js';
import type { SummaryWords } from './effects.js';
import type { FormViewModel, Readable } from './summary.host.js';
import { labelTextOf } from '../markup/field-parts.dom.js';

/** The list of errors, as the core sees it. */
export interface MountedSummary {
  /** Moves the focus to the list; false while there is none. */
  focus(): boolean;
  unmount(): void;
}

interface SummaryParts extends SummaryWords {
  readonly attempts: Readable<AttemptState>;
}

/** Gives the shell its view model and mounts the React view. */
export function mountErrorSummary(
  { shell, form, definition, pages }: FormSession,
  { attempts, textOf, readBoxText }: SummaryParts,
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
  shell.viewModel = model;
  const view = mountView(
    shell,
    () => import('./rs-form.view.js'),
    shell.shadowRoot?.querySelector('.view') ?? null,
  );

  return {
    focus: () => focusList(),
    unmount() {
      view.unmount();
      shell.viewModel = undefined;
    },
  };
}
