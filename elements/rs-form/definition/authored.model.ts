import type { FieldDefinition, FormDefinition } from './definition.model.js';

/** Definition of a form that the server rendered, as the author wrote it, with the defaults of missing keys. */
export interface AuthoredBehaviour extends Omit<FormDefinition, 'fields'> {
  /** Address of the published schema, for editors. */
  readonly $schema?: string;
  readonly version: 1;
  readonly pages: readonly { readonly fields: readonly BehaviourField[] }[];
}

/** Settings of a field that the markup does not have; a price may be with its option. */
export interface BehaviourField extends FieldDefinition {
  readonly options?: readonly PricedOption[];
}

export interface PricedOption {
  readonly value: string;
  readonly price?: string;
}

/** A whole definition: what a form does, and what it takes to render it. */
export interface AuthoredDefinition extends AuthoredBehaviour {
  /** Address that the form is posted to; the page's own unless set. */
  readonly action?: string;
  /** The form's id; `userForm` unless set. */
  readonly cssId?: string;
  readonly title?: string;
  /** Text of the box above the fields after a failed attempt. */
  readonly errorMessage?: string;
  /** Mark of a required field; `(*)` unless set. */
  readonly requiredMarker?: string;
  readonly hiddenInputs?: readonly HiddenInput[];
  readonly pages: readonly AuthoredPage[];
}

export interface AuthoredPage {
  readonly fields: readonly AuthoredField[];
}

/** A field as the JSON describes it: its behaviour, and what it takes to render it. */
export interface AuthoredField extends BehaviourField {
  /** The number in the ids of the error element and the counter; its place in the form unless set. */
  readonly componentId?: number;
  /** The label's words; the text of a button. */
  readonly caption?: string;
  readonly description?: string;
  readonly placeholder?: string;
  readonly readonly?: boolean;
  readonly value?: string;
  readonly options?: readonly OptionDefinition[];
  readonly multiple?: boolean;
  readonly flow?: 'horizontal' | 'vertical';
  readonly size?: number;
  readonly maxLength?: number;
  readonly rows?: number;
  readonly cols?: number;
  /** True if a counter stands below a textarea. */
  readonly count?: boolean;
  /** Files: what is allowed, and whether a button adds another input. */
  readonly minFiles?: number;
  readonly maxFiles?: number;
  readonly maxBytes?: number;
  readonly extensions?: readonly string[];
  readonly addMore?: boolean;
  /** Captchas: the address of the image. */
  readonly imageUrl?: string;
  /** Split dates: which of day, month and year there are, in their order. */
  readonly order?: readonly DatePart[];
  readonly years?: YearsDefinition;
  /** The text of a free text; text, never HTML. */
  readonly paragraphs?: readonly string[];
  /** Page breaks, and the submit button of the last page: the button that leads back. */
  readonly previousCaption?: string;
  readonly nextCaption?: string;
  /** A reset button beside a submit button or a button. */
  readonly resetCaption?: string;
}

export type DatePart = 'd' | 'm' | 'y';

/** The years of a split date, up or down. */
export interface YearsDefinition {
  readonly from: number;
  readonly to: number;
}

/** One option of a select, one box of a group. */
export interface OptionDefinition extends PricedOption {
  /** Label for the visitor; the value unless set. */
  readonly label?: string;
  readonly selected?: boolean;
  readonly disabled?: boolean;
  /** Selects: the heading that it stands under. */
  readonly group?: string;
}

/** Input that is posted beside the fields, such as the CMS's token. */
export interface HiddenInput {
  readonly name: string;
  readonly value: string;
}
