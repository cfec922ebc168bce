import { controlValue } from '../definition/types.model.js';
import type { DraftField } from '../drafts/fields.dom.js';
import type { FieldControl } from '../markup/server-form.dom.js';

/** Constraints of a control that a value must meet. `required` and messages of page scripts are about other values. */
const constraints = [
  'badInput',
  'typeMismatch',
  'patternMismatch',
  'rangeUnderflow',
  'rangeOverflow',
  'stepMismatch',
] as const;

/**
 * Returns the values that a field can have: those of a list or of boxes that exist and can be chosen, or the first text if
 * the control accepts it. Null if a visitor could not enter or choose them.
 *
 * @param most The most boxes that may be ticked.
 */
export function fittingValues(
  { controls }: DraftField,
  values: readonly string[],
  most = Infinity,
): readonly string[] | null {
  const [first] = controls;
  const isSeveral = ['checkbox', 'select-multiple'].includes(first.type);
  const wanted = isSeveral ? values : values.slice(0, 1);
  if (controlValue(first.type) === 'text')
    return wanted.every((text) => accepts(first, text)) ? wanted : null;
  const offered = offeredBy(controls);
  const chosen = [...offered].filter((value) => wanted.includes(value));
  return wanted.every((value) => offered.has(value)) && chosen.length <= most ? chosen : null;
}

/** Returns the values that can be chosen, in the order of the form. */
function offeredBy(controls: readonly FieldControl[]): ReadonlySet<string> {
  const choices = controls.flatMap<FieldControl | HTMLOptionElement>((control) =>
    control instanceof HTMLSelectElement ? [...control.querySelectorAll('option')] : [control],
  );
  return new Set(choices.filter((one) => !one.matches(':disabled')).map(({ value }) => value));
}

/** Returns true if a control would keep a text as it is, and be valid with it. */
function accepts(control: FieldControl, text: string): boolean {
  // A line break in a hidden input could end up in a header of a message.
  if (control.type !== 'textarea' && hasControlCharacters(text)) return false;
  const probe = control.cloneNode() as HTMLInputElement | HTMLTextAreaElement;
  const { maxLength, minLength, validity } = probe;
  // The browser compares lengths after typing only.
  if ((maxLength >= 0 && text.length > maxLength) || text.length < minLength) return false;
  probe.value = text;
  return probe.value === text.replace(/\r\n?/g, '\n') && constraints.every((flag) => !validity[flag]);
}

function hasControlCharacters(text: string): boolean {
  return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
}
