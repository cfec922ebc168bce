import { mountView } from '../../../shared/element/mount-view.js';
import type { FieldError } from '../checks/violation.model.js';
import type { FormDefinition } from '../definition/definition.model.js';
import type { FormHost, FormSession } from '../form/rs-form.session.js';
import { focusField } from '../markup/focus.dom.js';
import type { AttemptState } from './attempt.model.js';
import type { SummaryWords } from './effects.js';

/** A state that can be painted again whenever it changes. */
export interface Readable<State> {
  readonly state: State;
  subscribe(listener: () => void): () => void;
}

/** What the view sees of its form: states to paint, and the few things that only the core can do. */
export interface FormViewModel {
  readonly attempts: Readable<AttemptState>;
  /** The texts that the author's JSON replaces. */
  readonly ownTexts: FormDefinition['texts'];
  /** The words of an error, the same as beside the field. */
  textOf(error: FieldError): string;
  /** What heads the list: the server's own words, where it rendered any. */
  readBoxText(): string;
  labelOf(name: string): string;
  /** The id to link to; empty where the field has none. */
  idOf(name: string): string;
  focusField(name: string): void;
  /** Called by the view once its list can take the focus; returns the way to take that back. */
  offerErrorList(focus: () => boolean): () => void;
}

/** The shell that the view finds around itself. */
export interface SummaryHost extends FormHost {
  viewModel: FormViewModel | undefined;
}

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
  { shell, form, definition }: FormSession,
  { attempts, textOf, readBoxText }: SummaryParts,
): MountedSummary {
  let focusList = () => false;
  const model: FormViewModel = {
    ...{ attempts, textOf, readBoxText, ownTexts: definition.texts, labelOf: form.labelText },
    idOf: (name) => form.controls(name)[0]?.getAttribute('id') ?? '',
    focusField: (name) => void focusField(form, name),
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
