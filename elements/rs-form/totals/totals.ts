import { ConfigError } from '../../../shared/element/config-error.js';
import { createTexts } from '../../../shared/i18n/create-texts.js';
import { createStore } from '../../../shared/store/create-store.js';
import { createOperandReader, type DateReader, createPriceReader } from './operands.dom.js';
import { takesRaw, totalControl } from './write-total.dom.js';
import { secondsOfDate, type CalculationError } from './calculation.model.js';
import type { FieldDefinition } from '../definition/definition.model.js';
import { fieldWidget } from '../definition/field-types.model.js';
import { readJson } from '../definition/read-json.model.js';
import { calendarFormat } from '../definition/widget-format.model.js';
import { compileCalculations, type CompiledCalculations } from './compile-totals.model.js';
import { nothingRead, totalsStep } from './step-totals.model.js';
import type { FormFeature, FormSession } from '../form/rs-form.session.js';
import { totalsTexts } from './texts.model.js';
import { createTotalWrites } from './total-writes.js';
import { defaultDateFormat } from '../../../shared/dates/calendar-date.model.js';
import { compileFormat } from '../../../shared/dates/compile-format.model.js';
import { parseDate } from '../../../shared/dates/parse-date.model.js';

/** How often a total may be written for one cause, besides once for each field that it reads. */
const spareWrites = 8;

/** Keeps the totals of a form: at the start, at every change of what they depend on, and after a reset. */
export function startFeature(session: FormSession): FormFeature {
  const { shell, form, definition } = session;
  const compiled = compileCalculations(definition.calculations, (name) => form.names.includes(name));
  const { totals } = compiled.plan;
  const targets = new Set(totals.map(({ target }) => target));
  const controls = new Map([...targets].map((target) => [target, totalControl(form, target)]));
  const operands = operandsOf(compiled);
  const read = operandReader(session);
  const report = (error: CalculationError) => shell.report(configError(session, error));

  const writes = createTotalWrites({
    controls,
    tooLargeText: tooLargeTextOf(session),
    most: operands.size + spareWrites,
    reportCycle: (target) => report(cycleError(compiled, target)),
  });
  const store = createStore({
    initial: nothingRead,
    step: totalsStep(compiled.plan, (target) => takesRaw(controls.get(target) ?? null)),
    run: writes.show,
    onError: (error) => shell.report(error),
  });

  function readForm(): void {
    const readings = new Map([...operands].map((name) => [name, read(name)]));
    writes.update(() => store.send({ type: 'form-read', readings }), false);
  }

  function readField(name: string): void {
    writes.update(() => store.send({ type: 'field-changed', name, reading: read(name) }), true);
  }

  for (const error of [...compiled.errors, ...missingTargets(session, compiled)]) report(error);
  readForm();

  return {
    fieldChanged(name, control) {
      if (targets.has(name)) writes.putBack(name, control);
      else if (operands.has(name)) readField(name);
    },
    formReset: readForm,
    pageReturned: readForm,
    // What is written stays, as what a visitor typed does.
    stop() {},
  };
}

/** What a total of too many digits says, in the form's words. */
function tooLargeTextOf({ shell, definition }: FormSession): () => string {
  const translate = createTexts({
    host: shell,
    catalogues: [totalsTexts],
    own: definition.texts,
    locale: shell.locale,
  });
  return () => translate('rs-form.total-too-large');
}

function cycleError({ plan: { totals } }: CompiledCalculations, target: string): CalculationError {
  const index = totals.find((total) => total.target === target)?.index ?? 0;
  return {
    index,
    target,
    problem: 'found a total that changes what it depends on, expected one that stops changing',
  };
}

/** The fields that totals read; what a total reads of another total never comes from the page. */
function operandsOf({ plan: { totals } }: CompiledCalculations): ReadonlySet<string> {
  const targets = new Set(totals.map(({ target }) => target));
  const names = totals.flatMap(({ operands }) => operands.map(({ name }) => name));
  return new Set(names.filter((name) => !targets.has(name)));
}

/** The totals that the form has no input for; others may read them. */
function missingTargets(
  { form }: FormSession,
  { plan: { totals } }: CompiledCalculations,
): readonly CalculationError[] {
  const problem = 'found no input of this name, expected one that takes the total';
  return totals
    .filter(({ target }) => !totalControl(form, target))
    .map(({ index, target }) => ({ index, target, problem }));
}

function configError({ shell }: FormSession, { index, target, problem }: CalculationError): ConfigError {
  return new ConfigError(shell, `JSON at calculations[${index}].expression`, `field "${target}", ${problem}`);
}

function operandReader({
  shell,
  form,
  definition: { fields },
}: FormSession): ReturnType<typeof createOperandReader> {
  const calendars = fields.filter((field) => fieldWidget(field) === 'calendar');
  return createOperandReader({
    form,
    report: (error) => shell.report(error),
    priceOf: createPriceReader(form.formId, fields),
    dates: new Map(calendars.map((field) => [field.name, dateReader(field)])),
  });
}

function dateReader(field: FieldDefinition): DateReader {
  const { format: written, formatFamily } = readJson(calendarFormat, field) ?? {};
  const format = compileFormat(written || defaultDateFormat, formatFamily);
  return (text) => {
    const date = parseDate(text, format);
    return date && secondsOfDate(date);
  };
}
