import type { FormBehaviour } from './form-behaviour.js';

/** The component types that the forms of this site use. */
export type FieldType = 'text' | 'tel' | 'email' | 'textarea' | 'checkbox-group' | 'calendar' | 'submit';

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
  readonly options?: readonly string[];
  readonly placeholder?: string;
  readonly description?: string;
}

/** What a visitor reads in the place of the form once the message is stored. */
export interface ThankYouTexts {
  readonly title: string;
  readonly text: string;
  readonly proceed: string;
}

/** A form of the CMS: what it renders, checks and stores, and the behaviour that the suite is told about. */
export interface ServerForm {
  readonly formId: number;
  readonly pages: readonly (readonly ServerField[])[];
  readonly behaviour: FormBehaviour;
  /** Shown above the form after a post that was refused. */
  readonly errorMessage: string;
  readonly thankYou: ThankYouTexts;
}

/** All fields of a form, page after page. */
export function fieldsOf({ pages }: ServerForm): readonly ServerField[] {
  return pages.flat();
}
