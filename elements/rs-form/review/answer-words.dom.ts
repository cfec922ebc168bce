import { labelText } from '../../../shared/dom/label-text.js';
import { isInIntl } from '../../../shared/i18n/by-intl.model.js';
import { languageOf } from '../../../shared/i18n/language-of.js';
import { isBox } from '../markup/control.dom.js';
import type { FieldControl } from '../markup/server-form.dom.js';
import { isDate } from '../markup/values.dom.js';
import { withoutColon } from '../markup/without-colon.model.js';

/**
 * Returns the answer in the controls of a field, in the words of the form: labels of options, names of files, texts as typed.
 *
 * @param label - Words of the question. A ticked box with the same label is ''.
 * @param shownIn - Returns the text that a control shows.
 */
export function wordsOfAnswer(
  controls: readonly FieldControl[],
  label: string,
  shownIn: (control: FieldControl) => string,
): readonly string[] {
  const values = controls.flatMap((control) => wordsIn(control, label, shownIn));
  if (!isDate(controls)) return values;
  // A date is an answer once all of its parts are chosen.
  return values.length === controls.length ? [values.join(' ')] : [];
}

function wordsIn(
  control: FieldControl,
  label: string,
  shownIn: (control: FieldControl) => string,
): readonly string[] {
  if (control instanceof HTMLSelectElement) {
    const chosen = [...control.querySelectorAll<HTMLOptionElement>('option:checked')];
    return chosen.filter(({ value }) => value !== '').map((option) => option.label.trim());
  }
  if (isBox(control)) return control.checked ? [wordsOfBox(control, label)] : [];
  if (control instanceof HTMLInputElement && control.files)
    return Array.from(control.files, ({ name }) => name);
  const text = shownIn(control);
  return text.trim() === '' ? [] : [wordsOfText(control, text)];
}

/** Returns the label of a box; '' for a box alone, whose label is the question. */
function wordsOfBox(box: HTMLInputElement, label: string): string {
  const own = labelText(box);
  return withoutColon(own) === label ? '' : own || box.value;
}

/** Formats of the values of the browser’s own date inputs. */
const written: ReadonlyMap<string, Intl.DateTimeFormatOptions> = new Map([
  ['date', { dateStyle: 'long' }],
  ['datetime-local', { dateStyle: 'long', timeStyle: 'short' }],
  ['month', { month: 'long', year: 'numeric' }],
]);

/** Returns a text as typed. The value of a date input is ISO 8601, which the visitor has never seen. */
function wordsOfText(control: FieldControl, value: string): string {
  const { type } = control;
  const format = written.get(type);
  const language = languageOf(control);
  const date = Date.parse(type === 'datetime-local' ? `${value}Z` : value);
  if (!format || Number.isNaN(date) || !isInIntl(language)) return value;
  return new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' }).format(date);
}
