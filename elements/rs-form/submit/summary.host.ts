import type { FieldError, FormPlace } from '../checks/violation.model.js';
import type { FormDefinition } from '../definition/definition.model.js';
import type { AttemptState } from './attempt.model.js';

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
  /** The id to link to; empty where there is none. */
  idOf(place: FormPlace): string;
  /** Shows what is wrong, on whatever page, and moves the focus there. */
  focusOn(place: FormPlace): void;
  /** Called by the view once its list can take the focus; returns the way to take that back. */
  offerErrorList(focus: () => boolean): () => void;
}
