import type { FieldError } from '../checks/violation.model.js';
import type { FormDefinition, RepeatDefinition, RowNames } from '../definition/definition.model.js';
import type { FieldControl } from '../markup/server-form.dom.js';

/** Texts in groups: the value that a text has in a control, and the text that a control shows; null without a mask. */
export interface FieldMasks {
  plainOf(control: FieldControl, text: string): string;
  shownOf(control: FieldControl): string | null;
}

/** Groups of fields whose rows a visitor adds and removes. */
export interface FormRows {
  readonly groups: readonly RowGroup[];
  /** Definition in which the fields of a group have the names of its first row. */
  readonly authored: FormDefinition;
  /** True after a change by the visitor: the form has newer values than the draft. */
  readonly hasNewerValues: boolean;
  /** Errors of the form before the change, at the fields that are left. */
  readonly errors: readonly FieldError[];
  /** True while rows change: the form stops, and starts again in the same task. */
  isRearranging(): boolean;
  /**
   * Changes rows: the form stops before the change, and starts again after it, in the same task.
   *
   * @param isOfVisitor False if the change prepares the form for a draft.
   */
  rearrange(change: () => void, isOfVisitor: boolean): void;
}

/** A group of fields in the form whose rows a visitor adds and removes. */
export interface RowGroup {
  readonly repeat: RepeatDefinition;
  readonly element: HTMLElement;
  readonly rows: readonly HTMLElement[];
  /** Names of the fields; null where they have no number. */
  readonly names: RowNames | null;
  /** A row without changes by the suite, of which a new one is a copy; null for a group that has had no row. */
  readonly model: RowModel | null;
}

/** Row of which a new one is a copy. */
export interface RowModel {
  readonly row: HTMLElement;
  /** Number in its names. */
  readonly number: string;
  /** Its position among the rows, from 1. */
  readonly position: number;
  /** True for a template: its values are those of a new row. */
  readonly isTemplate: boolean;
}
