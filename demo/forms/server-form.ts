import { randomInt } from 'node:crypto';
import type { FormBehaviour } from './form-behaviour.js';

/** Component types of this site's forms. */
export type FieldType =
  | 'text'
  | 'email'
  | 'tel'
  | 'url'
  | 'number'
  | 'range'
  | 'password'
  | 'textarea'
  | 'select'
  | 'checkbox-group'
  | 'radio-group'
  | 'birthday'
  | 'calendar'
  | 'captcha'
  | 'file'
  | 'range-slider'
  | 'location'
  | 'hidden'
  | 'ticket'
  | 'free-text'
  | 'button'
  | 'page-break'
  | 'submit';

/** Option of a list or group. */
export interface ServerOption {
  readonly value: string;
  /** Visible text; the value by default. */
  readonly label?: string;
  /** Heading of the option in a list. */
  readonly group?: string;
  readonly isSelected?: boolean;
  readonly isDisabled?: boolean;
}

/** Component of a form, as its author has set it up in the CMS. */
export interface ServerField {
  readonly componentId: number;
  /** Name as the author has typed it, with spaces and accents. */
  readonly name: string;
  readonly type: FieldType;
  readonly caption: string;
  /** Error message of the field. */
  readonly message: string;
  readonly isRequired: boolean;
  readonly options?: readonly ServerOption[];
  readonly placeholder?: string;
  readonly description?: string;
  /** Value in a blank form. */
  readonly value?: string;
  /** True for a field that the visitor cannot change, such as a total. */
  readonly isReadonly?: boolean;
  /** Lists and files: true if several can be chosen. */
  readonly isMultiple?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly maxLength?: number;
  /** Files: true if a button adds an input for each file. */
  readonly isGrowing?: boolean;
  readonly minFiles?: number;
  readonly maxFiles?: number;
  readonly maxKilobytes?: number;
  readonly extensions?: readonly string[];
  /** Text areas: true if the characters are counted. */
  readonly hasCounter?: boolean;
  /** Split dates: years, the latest first. */
  readonly years?: { readonly from: number; readonly to: number };
  /** Free text: a heading and its paragraphs. */
  readonly paragraphs?: readonly string[];
  /** Page breaks and submit buttons: text of the back button. */
  readonly previous?: string;
  /** Page breaks: text of the next button. */
  readonly next?: string;
  /** Submit buttons: text of the reset button. */
  readonly reset?: string;
}

/** Texts that replace the form after the message was stored. */
export interface ThankYouTexts {
  readonly title: string;
  readonly text: string;
  readonly proceed: string;
}

/** Attribute of a tag. */
export interface TagAttribute {
  readonly name: string;
  readonly value: string;
}

/** Form of the CMS: its fields, its texts, and its behaviour for the suite. */
export interface ServerForm {
  readonly formId: number;
  /** Accessible name of the form's fields on pages without a heading. */
  readonly title: string;
  readonly pages: readonly (readonly ServerField[])[];
  readonly behaviour: FormBehaviour;
  /** Attributes of the form's tag. */
  readonly attributes: readonly TagAttribute[];
  /** Message above the form after a refused post. */
  readonly errorMessage: string;
  /** True if the visitor's device must compute a proof of work before a post is stored. */
  readonly asksWork?: boolean;
  /** Way in which a proof of work of ALTCHA is asked for: by its element, or by the form's JSON. */
  readonly asksAltcha?: 'element' | 'json';
  readonly thankYou: ThankYouTexts;
}

/** Returns all fields of a form, page by page. */
export function fieldsOf({ pages }: ServerForm): readonly ServerField[] {
  return pages.flat();
}

/** Returns true if a component has a value; others are texts and buttons. */
export function hasValue({ type }: ServerField): boolean {
  return type !== 'free-text' && type !== 'page-break' && type !== 'button';
}

/** Returns the value of a field in a blank form; a ticket gets a new number each time. */
export function blankValueOf({ type, value }: ServerField): string | undefined {
  return type === 'ticket' ? `TALLER-${randomInt(100_000, 1_000_000)}` : value;
}
