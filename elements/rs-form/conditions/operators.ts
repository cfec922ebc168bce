import { secondsOfDate } from '../../../shared/dates/date-seconds.model.js';
import { ConfigError } from '../../../shared/element/config-error.js';
import { languageOf } from '../../../shared/i18n/language-of.js';
import { controlTraits } from '../definition/control-traits.model.js';
import type { FieldDefinition, FormDefinition } from '../definition/definition.model.js';
import { fieldWidget } from '../definition/types.model.js';
import { dateReaderOf } from '../definition/read-date.model.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import { isOwn, type CompileOwn } from './compile.model.js';
import {
  compileOwnRule,
  type Measure,
  measureDateInput,
  measureNumber,
  measureSplitDate,
  signsOf,
} from './own-operators.model.js';

/** The element of the form. */
interface OperatorsHost extends Element {
  readonly locale: string;
  report(error: unknown): void;
}

/** Measures the text of one field. */
type MeasureText = (text: string) => number;

/** Creates what compiles the operators of ours in one form; reports the rules whose value cannot be compared. */
export function createOperators(
  shell: OperatorsHost,
  form: ServerForm,
  definition: FormDefinition,
): CompileOwn {
  const measures = new Map<string, MeasureText>();
  const measure: Measure = (field, text) => {
    const known = measures.get(field) ?? measureOf(shell, form, definition, field);
    measures.set(field, known);
    return known(text);
  };
  for (const [index, { when }] of definition.conditions.entries()) {
    for (const [at, rule] of when.entries()) {
      if (!isOwn(rule) || compileOwnRule(rule, measure)) continue;
      const place = `JSON at conditions[${index}].when[${at}].value`;
      const expected = `a number or a date as field "${rule.field}" has it; the condition is left out`;
      shell.report(
        new ConfigError(shell, place, `found "${rule.value}", expected ${expected}`, 'form-condition'),
      );
    }
  }
  return (rule) => compileOwnRule(rule, measure);
}

function measureOf(
  shell: OperatorsHost,
  form: ServerForm,
  definition: FormDefinition,
  name: string,
): MeasureText {
  const field = definition.fields.find((one) => one.name === name);
  const controls = form.controls(name);
  if (field && fieldWidget(field) === 'calendar') return measureCalendar(field, controls[0]?.id ?? '');
  const parts = controls.flatMap((control) => /\]\[([dmy])\]$/.exec(control.name)?.[1] ?? []);
  if (parts.length > 0) return (text) => measureSplitDate(text, parts);
  const [type = ''] = controls.map((control) => control.type);
  const measureDate = measureDateInput(type);
  if (measureDate) return measureDate;
  if (controlTraits(type).operand === 'plain') return (text) => (text === '' ? NaN : Number(text));
  const signs = signsOf(definition.calculations, shell.locale || languageOf(form.element));
  return (text) => measureNumber(text, signs);
}

function measureCalendar(field: FieldDefinition, inputId: string): MeasureText {
  const readDate = dateReaderOf(field, inputId);
  return (text) => {
    const date = readDate(text);
    return date ? secondsOfDate(date) : NaN;
  };
}
