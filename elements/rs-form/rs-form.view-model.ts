import type { AttemptState, FieldError } from './contract/attempt.js';
import type { FieldDefinition, FormDefinition } from './contract/form-definition.js';
import type { VisibilityState } from './contract/visibility.js';
import type { RsCalendarElement } from './widgets/rs-calendar.element.js';

/** A state that can be painted again whenever it changes. */
export interface Readable<State> {
  readonly state: State;
  subscribe(listener: () => void): () => void;
}

/** A calendar field and the host that the view paints it into. */
export interface CalendarPlace {
  readonly field: FieldDefinition;
  readonly host: RsCalendarElement;
  /** The field's own label. */
  readLabel(): string;
}

/** What the view sees of its form: states to paint, and the few things that only the core can do. */
export interface FormViewModel {
  readonly attempts: Readable<AttemptState>;
  readonly visibility: Readable<VisibilityState>;
  /** The texts that the author's JSON replaces. */
  readonly ownTexts: FormDefinition['texts'];
  readonly calendars: readonly CalendarPlace[];
  /** The words of an error, the same as beside the field. */
  textOf(error: FieldError): string;
  /** What heads the list: the server's own words, where it rendered any. */
  readBoxText(): string;
  labelOf(name: string): string;
  /** The id to link to; empty where the field has none. */
  idOf(name: string): string;
  focusField(name: string): void;
  pickDate(name: string, text: string, hiddenText: string): void;
  announce(text: string): void;
  /** Called by the view once its list can take the focus; returns the way to take that back. */
  offerErrorList(focus: () => boolean): () => void;
  /** Moves the focus to the list; false while there is none. */
  focusErrorList(): boolean;
}
