import type { FieldType } from '../definition/types.model.js';
import type { LayoutMarkup } from './layout-markup.model.js';
import type { RepeatedRow } from '../definition/repeated-fields.model.js';
import type { DatePart, HiddenInput, AuthoredField } from '../definition/authored-format.model.js';

/** Input of the components: a form with every id, name and class that the server would give it. */
export interface RenderedForm {
  readonly formId: number;
  readonly cssId: string;
  readonly action: string;
  readonly markup: LayoutMarkup;
  readonly title: string;
  readonly errorMessage: string;
  readonly requiredMarker: string;
  readonly pages: readonly RenderedPage[];
  /** Hidden fields, the bot check's input, the form's number and the author's own, in the server's order. */
  readonly hidden: readonly RenderedHidden[];
}

export interface RenderedPage {
  readonly id: string;
  readonly fields: readonly RenderedField[];
}

export interface RenderedHidden extends HiddenInput {
  readonly id?: string;
}

/** A field with its names. */
export interface RenderedField {
  /** Row that the field is in; null for a field that is not repeated. */
  readonly row: RepeatedRow | null;
  readonly authored: AuthoredField;
  readonly type: FieldType;
  /** The number in the ids of the error element and the counter. */
  readonly componentId: number;
  readonly blockClass: string;
  readonly controlName: string;
  readonly controlId: string;
  /** Flag: its controls are a group that the label names. */
  readonly isGroup: boolean;
  readonly hasErrorElement: boolean;
  /** The words of the button beside it: for one more file, for another image. */
  readonly extra: string;
  readonly options: readonly RenderedOption[];
  readonly calendar: RenderedCalendar | null;
  readonly dateParts: readonly RenderedDatePart[];
  /** The captions of the buttons to other pages; null for none. A later page's submit button leads back too. */
  readonly previous: string | null;
  readonly next: string | null;
}

export interface RenderedOption {
  readonly id: string;
  readonly value: string;
  readonly label: string;
  readonly isSelected: boolean;
  readonly isDisabled: boolean;
  readonly group: string;
}

/** The ids of a calendar's elements. */
export interface RenderedCalendar {
  readonly inputId: string;
  readonly containerId: string;
  readonly hiddenId: string;
  readonly hiddenName: string;
}

/** One select of a split date. */
export interface RenderedDatePart {
  readonly part: DatePart;
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Number of years that a split date goes back where the author set none, and the most years that are offered. */
export const yearLimits = Object.freeze({ back: 100, most: 300 });

/** Props of every control. */
export interface ControlProps {
  readonly form: RenderedForm;
  readonly field: RenderedField;
}

/** The attributes that all single controls share. */
export function commonAttributes({ authored, controlName, controlId }: RenderedField) {
  return {
    name: controlName,
    id: controlId,
    placeholder: authored.placeholder,
    readOnly: authored.readonly,
    'aria-required': authored.required || undefined,
  };
}

/** Returns the classes as the text of an attribute; undefined without classes, so that no empty attribute is written. */
export function classNames(...classes: readonly string[]): string | undefined {
  return classes.filter((one) => one !== '').join(' ') || undefined;
}
