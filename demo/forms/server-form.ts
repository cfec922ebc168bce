import { randomInt } from 'node:crypto';
import type { FormBehaviour } from './form-behaviour.js';

/** The component types that the forms of this site use. */
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

/** One choice of a list or group. */
export interface ServerOption {
  readonly value: string;
  /** What is read; the value where there is none. */
  readonly label?: string;
  /** The heading of a list under which it stands. */
  readonly group?: string;
  readonly isSelected?: boolean;
  readonly isDisabled?: boolean;
}

/** One component of a form as its author set it up in the CMS. */
export interface ServerField {
  readonly componentId: number;
  /** The name as the author typed it: spaces and accents stay. */
  readonly name: string;
  readonly type: FieldType;
  readonly caption: string;
  /** The one message of the field, whatever is wrong with it. */
  readonly message: string;
  readonly isRequired: boolean;
  readonly options?: readonly ServerOption[];
  readonly placeholder?: string;
  readonly description?: string;
  /** What a blank form holds. */
  readonly value?: string;
  /** Whether the visitor may not write into it; totals are so. */
  readonly isReadonly?: boolean;
  /** Lists and files: whether several may be chosen. */
  readonly isMultiple?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly maxLength?: number;
  /** Files: whether each has an input of its own, which a button adds. */
  readonly isGrowing?: boolean;
  readonly minFiles?: number;
  readonly maxFiles?: number;
  readonly maxKilobytes?: number;
  readonly extensions?: readonly string[];
  /** Text areas: whether the characters are counted. */
  readonly hasCounter?: boolean;
  /** Split dates: the years, the latest first. */
  readonly years?: { readonly from: number; readonly to: number };
  /** Free text: a heading and its paragraphs. */
  readonly paragraphs?: readonly string[];
  /** Page breaks and submit buttons: what the button back says. */
  readonly previous?: string;
  /** Page breaks: what the button onwards says. */
  readonly next?: string;
  /** Submit buttons: what the button beside it says that empties the form. */
  readonly reset?: string;
}

/** What a visitor reads in the place of the form once the message is stored. */
export interface ThankYouTexts {
  readonly title: string;
  readonly text: string;
  readonly proceed: string;
}

/** An attribute of a tag. */
export interface TagAttribute {
  readonly name: string;
  readonly value: string;
}

/** A form of the CMS: what it renders, checks and stores, and the behaviour that the suite is told about. */
export interface ServerForm {
  readonly formId: number;
  /** What a screen reader calls the form's fields where no heading on their page does. */
  readonly title: string;
  readonly pages: readonly (readonly ServerField[])[];
  readonly behaviour: FormBehaviour;
  /** What the site puts on the form's tag. */
  readonly attributes: readonly TagAttribute[];
  /** Shown above the form after a post that was refused. */
  readonly errorMessage: string;
  /** Whether a visitor's machine has to compute something before a post is stored. */
  readonly asksWork?: boolean;
  readonly thankYou: ThankYouTexts;
}

/** All fields of a form, page after page. */
export function fieldsOf({ pages }: ServerForm): readonly ServerField[] {
  return pages.flat();
}

/** Whether a component holds a value that is checked and stored; the others are text and buttons. */
export function hasValue({ type }: ServerField): boolean {
  return type !== 'free-text' && type !== 'page-break' && type !== 'button';
}

/** What a field of a blank form holds; a ticket gets a new number each time. */
export function blankValueOf({ type, value }: ServerField): string | undefined {
  return type === 'ticket' ? `TALLER-${randomInt(100_000, 1_000_000)}` : value;
}
