/** What a control holds: a text, a tick, chosen options, files, or nothing, because it is a button. */
export type ControlValue = 'text' | 'tick' | 'options' | 'file' | 'none';

/**
 * Every type that a control of an HTML form can have (`control.type`), with what it holds. That is all that the first
 * reaction of a form asks; the rest stands in control-traits.model.ts, which does not compile without a row for each.
 */
const controlValues = Object.freeze({
  text: 'text',
  search: 'text',
  tel: 'text',
  url: 'text',
  email: 'text',
  password: 'text',
  textarea: 'text',
  number: 'text',
  range: 'text',
  color: 'text',
  date: 'text',
  month: 'text',
  week: 'text',
  time: 'text',
  'datetime-local': 'text',
  hidden: 'text',
  checkbox: 'tick',
  radio: 'tick',
  'select-one': 'options',
  'select-multiple': 'options',
  file: 'file',
  submit: 'none',
  image: 'none',
  reset: 'none',
  button: 'none',
} satisfies Record<string, ControlValue>);

export type ControlType = keyof typeof controlValues;

export const controlTypes = Object.keys(controlValues) as readonly ControlType[];

/** A type comes from the page: it is looked up, and never an object's key. */
const values: ReadonlyMap<string, ControlValue> = new Map(Object.entries(controlValues));

/** What a control of this type holds. One that only a future browser knows holds a text, as it does in today's. */
export function controlValue(type: string): ControlValue {
  return values.get(type) ?? 'text';
}
