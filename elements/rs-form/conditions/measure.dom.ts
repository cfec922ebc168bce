import { secondsOfDate } from '../../../shared/dates/date-seconds.model.js';
import { languageOf } from '../../../shared/i18n/language-of.js';
import { controlTraits } from '../definition/control-traits.model.js';
import type { FieldDefinition, FormDefinition } from '../definition/definition.model.js';
import { fieldWidget } from '../definition/types.model.js';
import { dateReaderOf } from '../definition/read-date.model.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import {
  type Measure,
  measureDateInput,
  measureNumber,
  measureSplitDate,
  signsOf,
} from './suite-operators.model.js';

/** Measures the text of one field. */
type MeasureText = (text: string) => number;

/** Form with the settings for the parsing of its texts. */
interface MeasuredForm {
  readonly form: ServerForm;
  readonly definition: FormDefinition;
  /** Locale of the element; empty for the language of the page. */
  readonly locale: string;
}

/** Creates the function that converts the texts of a form's fields to numbers, by the number and date format of each field. */
export function createMeasure(measured: MeasuredForm): Measure {
  const measures = new Map<string, MeasureText>();
  return (field, text) => {
    const known = measures.get(field) ?? measureOf(measured, field);
    measures.set(field, known);
    return known(text);
  };
}

function measureOf({ form, definition, locale }: MeasuredForm, name: string): MeasureText {
  const field = definition.fields.find((one) => one.name === name);
  const controls = form.controls(name);
  if (field && fieldWidget(field) === 'calendar') return measureCalendar(field, controls[0]?.id ?? '');
  const parts = controls.flatMap((control) => /\]\[([dmy])\]$/.exec(control.name)?.[1] ?? []);
  if (parts.length > 0) return (text) => measureSplitDate(text, parts);
  const [type = ''] = controls.map((control) => control.type);
  const measureDate = measureDateInput(type);
  if (measureDate) return measureDate;
  if (controlTraits(type).operand === 'plain') return (text) => (text === '' ? NaN : Number(text));
  const signs = signsOf(definition.calculations, locale || languageOf(form.element));
  return (text) => measureNumber(text, signs);
}

function measureCalendar(field: FieldDefinition, inputId: string): MeasureText {
  const readDate = dateReaderOf(field, inputId);
  return (text) => {
    const date = readDate(text);
    return date ? secondsOfDate(date) : NaN;
  };
}
