import { behaviour, behaviourField } from './behaviour-format.model.js';
import { fieldTypes } from './field-traits.model.js';
import {
  choice,
  type Infer,
  integer,
  list,
  maybe,
  maybeFlag,
  maybeText,
  number,
  object,
  or,
  text,
} from '../../../shared/json/schema.model.js';
import { botCheckFormat, layoutFormat, widgetField } from './widget-format.model.js';

/** Keys of a field in a form that exists, all of them. */
export const existingField = { ...behaviourField, ...widgetField };

const maybeInteger = maybe(integer);

/** One option of a select, one box of a group. */
const option = object({
  value: text,
  /** Label for the visitor; the value unless set. */
  label: maybeText,
  price: maybeText,
  selected: maybeFlag,
  disabled: maybeFlag,
  /** Selects: label of its option group. */
  group: maybeText,
});

/** Field of the JSON: its behaviour, and the properties for its rendering. */
const field = object({
  ...existingField,
  type: maybe(choice(fieldTypes)),
  /** The number in the ids of the error element and the counter; its place in the form unless set. */
  componentId: maybeInteger,
  /** The label's words; the text of a button. */
  caption: maybeText,
  description: maybeText,
  placeholder: maybeText,
  readonly: maybeFlag,
  value: maybeText,
  options: maybe(list(option)),
  multiple: maybeFlag,
  flow: maybe(choice(['horizontal', 'vertical'])),
  size: maybeInteger,
  maxLength: maybeInteger,
  rows: maybeInteger,
  cols: maybeInteger,
  /** True if a counter is below a textarea. */
  count: maybeFlag,
  minFiles: maybeInteger,
  maxFiles: maybeInteger,
  maxBytes: maybeInteger,
  extensions: maybe(list(text)),
  /** Files: true if a button adds another input. */
  addMore: maybeFlag,
  /** Captchas: the address of the image. */
  imageUrl: maybeText,
  /** Split dates: which of day, month and year there are, in their order. */
  order: maybe(list(choice(['d', 'm', 'y']))),
  /** The years of a split date, up or down. */
  years: maybe(object({ from: number, to: number })),
  /** The text of a free text; text, never HTML. */
  paragraphs: maybe(list(text)),
  /** Page breaks, and the submit button of the last page: the button that leads back. */
  previousCaption: maybeText,
  nextCaption: maybeText,
  /** A reset button beside a submit button or a button. */
  resetCaption: maybeText,
});

/** Input that is posted beside the fields, such as the CMS's token. */
const hiddenInput = object({ name: text, value: or(text, '') });

const { version, formId, ...others } = behaviour;

/**
 * The whole format of a definition: every key, with its type and its default. The published JSON Schema is written from
 * it by `scripts/metadata/schema/write-schema.ts`, with the descriptions of `descriptions.ts` there.
 */
export const definitionFormat = object({
  version,
  formId,
  pages: list(object({ fields: list(field) })),
  ...others,
  botCheck: maybe(botCheckFormat),
  layout: layoutFormat,
  /** Address that the form is posted to; the page's own unless set. */
  action: maybeText,
  /** The form's id; `userForm` unless set. */
  cssId: maybeText,
  title: maybeText,
  /** Text of the box above the fields after a failed attempt. */
  errorMessage: maybeText,
  /** Mark of a required field; `(*)` unless set. */
  requiredMarker: maybeText,
  hiddenInputs: maybe(list(hiddenInput)),
});

/** A whole definition: the behaviour of a form, and its fields for rendering. */
export type AuthoredDefinition = Infer<typeof definitionFormat>;
export type AuthoredField = Infer<typeof field>;
export type HiddenInput = Infer<typeof hiddenInput>;
export type DatePart = NonNullable<AuthoredField['order']>[number];
