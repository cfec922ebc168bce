/** Widget in place of a field's plain entry: a date picker, three selects of a date, a slider. */
export type FieldWidget = 'calendar' | 'split-date' | 'slider';

/** The types of fields that are entered plainly, or not at all. */
type PlainFieldType =
  | (
      | 'text'
      | 'location'
      | 'file'
      | 'captcha'
      | 'email'
      | 'tel'
      | 'url'
      | 'number'
      | 'range'
      | 'textarea'
      | 'password'
    )
  | ('select' | 'checkbox-group' | 'radio-group' | 'hidden' | 'ticket')
  | ('button' | 'submit' | 'reset' | 'free-text' | 'page-break');

/** The types of fields that a definition can name; field-traits.model.ts does not compile without a row for each. */
export type FieldType = PlainFieldType | 'birthday' | 'calendar' | 'simple-calendar' | 'range-slider';

/** The widgets of the others. That is all that the first reaction of a form asks of a type. */
const widgets: ReadonlyMap<string, FieldWidget> = new Map(
  Object.entries({
    birthday: 'split-date',
    calendar: 'calendar',
    'simple-calendar': 'calendar',
    'range-slider': 'slider',
  } satisfies Record<Exclude<FieldType, PlainFieldType>, FieldWidget>),
);

/** The widget of a field; null where there is none, or where the author names no type. */
export function fieldWidget({ type = 'text' }: { readonly type?: FieldType }): FieldWidget | null {
  return widgets.get(type) ?? null;
}
