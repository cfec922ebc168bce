/** What stands in for the plain entry of a field: a date picker, three selects of a date, a slider. */
export type FieldWidget = 'calendar' | 'split-date' | 'slider';

/**
 * The types of fields that a definition can name, each with its widget. That is all that the
 * first reaction of a form asks; the rest stands in field-traits.model.ts, which does not compile without a row for
 * each.
 */
const fieldWidgets = Object.freeze({
  text: null,
  email: null,
  tel: null,
  url: null,
  number: null,
  range: null,
  textarea: null,
  select: null,
  'checkbox-group': null,
  'radio-group': null,
  birthday: 'split-date',
  calendar: 'calendar',
  'range-slider': 'slider',
  hidden: null,
  ticket: null,
  password: null,
  button: null,
  submit: null,
  reset: null,
  'free-text': null,
  'page-break': null,
} satisfies Record<string, FieldWidget | null>);

export type FieldType = keyof typeof fieldWidgets;

/** All types, as the format of a definition lists them. */
export const fieldTypes = Object.keys(fieldWidgets) as readonly FieldType[];

/** The widget of a field; null where there is none, or where the author names no type. */
export function fieldWidget({ type }: { readonly type?: FieldType }): FieldWidget | null {
  return type ? fieldWidgets[type] : null;
}
