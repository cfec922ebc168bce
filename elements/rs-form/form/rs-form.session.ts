import type { Store } from '../../../shared/store/create-store.js';
import type { RsCalendarElement } from '../../rs-calendar/rs-calendar.element.js';
import type { PlacedCalendar } from '../calendars/calendars.dom.js';
import type { VisibilityAction, VisibilityState } from '../conditions/visibility.model.js';
import type { FormDefinition, FieldDefinition } from '../definition/definition.model.js';
import type { LayoutClasses } from '../definition/layouts.model.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import type { UndoLog } from '../../../shared/dom/undo-log.js';
import type { RsFormElement } from '../rs-form.shell.js';
import type { AttemptState, FieldError } from '../submit/attempt.model.js';

/** What every part of an enhanced form works with. */
export interface FormSession {
  readonly shell: RsFormElement;
  readonly form: ServerForm;
  readonly definition: FormDefinition;
  /** All writes into the server's markup go through it, so that they can be taken back. */
  readonly undoLog: UndoLog;
  readonly visibility: Store<VisibilityState, VisibilityAction>;
  readonly calendars: readonly PlacedCalendar[];
}

/** A part of a form's behaviour in a chunk of its own, loaded only where the form has use for it. */
export interface FormFeature {
  /** A field has another value: typed, chosen, or written by script. */
  fieldChanged?(name: string, control: Element): void;
  /** Every value may be another: after a reset, and when the page comes back. */
  formRead?(): void;
  /** Undoes what the undoLog does not know of. */
  stop(): void;
}

/** The module of a part. */
export interface FeatureModule {
  readonly startFeature: (session: FormSession) => FormFeature;
}

/** The pages of a form that has more than one. Page numbers are 0-based. */
export interface Paging {
  readonly current: number;
  /** The index of the last page. */
  readonly last: number;
  /** The error classes that the page buttons carry; null where none does. */
  readonly classes: LayoutClasses | null;
  /** The page that a field stands on; 0 for what stands on none. */
  pageOf(fieldName: string): number;
  /** Shows a page without any check; false where a listener of the page objected. */
  show(page: number, reason: 'goal' | 'error' | 'script'): boolean;
  formRead(): void;
  stop(): void;
}

/** A wish to change the page. */
export interface PageTurn {
  readonly from: number;
  readonly to: number;
  /** Whether the fields of `from` are checked first. */
  readonly validate: boolean;
}

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
