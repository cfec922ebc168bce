/** Kind of value of a control: a text, a tick, chosen options, files, or none for a button. */
export type ControlValue = 'text' | 'tick' | 'options' | 'file' | 'none';

/** The controls that hold a text: all that are not named below. */
type TextControlType =
  | ('text' | 'search' | 'tel' | 'url' | 'email' | 'password' | 'textarea' | 'number' | 'range' | 'color')
  | ('date' | 'month' | 'week' | 'time' | 'datetime-local' | 'hidden');

/** Values of the other controls. The first reaction of a form needs no more; the rest is in control-traits.model.ts. */
const otherValues: ReadonlyMap<string, ControlValue> = new Map(
  Object.entries({
    checkbox: 'tick',
    radio: 'tick',
    'select-one': 'options',
    'select-multiple': 'options',
    file: 'file',
    submit: 'none',
    image: 'none',
    reset: 'none',
    button: 'none',
  } satisfies Record<Exclude<ControlType, TextControlType>, ControlValue>),
);

/**
 * Every type that a control of an HTML form can have (`control.type`); a table without a row for each does not compile.
 */
export type ControlType =
  | TextControlType
  | ('checkbox' | 'radio' | 'select-one' | 'select-multiple' | 'file')
  | ('submit' | 'image' | 'reset' | 'button');

/** Returns the kind of value of a control type. An unknown type holds a text, as it does in browsers. */
export function controlValue(type: string): ControlValue {
  return otherValues.get(type) ?? 'text';
}

/** Widget in place of a field's plain entry: a date picker, three selects of a date, a slider. */
export type FieldWidget = 'calendar' | 'split-date' | 'slider';

/** The types of fields that are entered plainly, or not at all. */
type PlainFieldType =
  | ('text' | 'email' | 'tel' | 'url' | 'number' | 'range' | 'textarea' | 'password')
  | ('location' | 'file' | 'captcha')
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
