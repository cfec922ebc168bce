import type { Store } from '../../shared/store/create-store.js';
import type { Ledger } from './adapters/form/ledger.js';
import type { PlacedCalendar } from './adapters/page/place-calendars.js';
import type { ServerForm } from './adapters/form/server-form.js';
import type { FormDefinition } from './contract/form-definition.js';
import type { LayoutClasses } from './contract/layouts.js';
import type { VisibilityAction, VisibilityState } from './contract/visibility.js';
import type { RsFormElement } from './rs-form.shell.js';

/** What every part of an enhanced form works with. */
export interface FormSession {
  readonly shell: RsFormElement;
  readonly form: ServerForm;
  readonly definition: FormDefinition;
  /** All writes into the server's markup go through it, so that they can be taken back. */
  readonly ledger: Ledger;
  readonly visibility: Store<VisibilityState, VisibilityAction>;
  readonly calendars: readonly PlacedCalendar[];
}

/** A part of a form's behaviour in a chunk of its own, loaded only where the form has use for it. */
export interface FormPart {
  /** A field has another value: typed, chosen, or written by script. */
  fieldChanged?(name: string, control: Element): void;
  /** Every value may be another: after a reset, and when the page comes back. */
  formRead?(): void;
  /** Undoes what the ledger does not know of. */
  stop(): void;
}

/** The module of a part. */
export interface FormPartModule {
  readonly startPart: (session: FormSession) => FormPart;
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
export interface PageWish {
  readonly from: number;
  readonly to: number;
  /** Whether the fields of `from` are checked first. */
  readonly validate: boolean;
}
