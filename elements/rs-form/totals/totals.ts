import { ConfigError } from '../../../shared/element/config-error.js';
import { createFormTexts } from '../form/form-texts.js';
import { createStore, type Store } from '../../../shared/store/create-store.js';
import { createOperandReader, createWithheldFields, type WithheldFields } from './operands.dom.js';
import { acceptsRaw, totalControl, TotalWrites } from './write-totals.dom.js';
import type { CalculationAction, CalculationError, OperandReading } from './calculation.model.js';
import type { FieldError } from '../checks/violation.model.js';
import {
  compileCalculations,
  type CalculationPlan,
  type CompiledCalculations,
} from './compile-totals.model.js';
import { nothingRead, totalsStep, type TotalsState } from './step-totals.model.js';
import type { FormFeature, FormSession } from '../form/rs-form.session.js';
import { labelTextOf } from '../markup/field-parts.dom.js';
import { createNumberErrors, type NumberErrors } from './number-errors.dom.js';

/** Most writes of a total for one cause, in addition to one for each field that it reads. */
const spareWrites = 8;

/** Computes the totals of a form: at the start, at every change of an operand, and after a reset. */
export function startFeature(session: FormSession): FormFeature {
  const { shell, form, definition } = session;
  const compiled = compileCalculations(definition.calculations, (name) => form.controls(name).length > 0);
  for (const error of [...compiled.errors, ...missingTargets(session, compiled)])
    shell.report(configError(session, error));
  const totals = new Totals(session, compiled);
  totals.readForm();

  return {
    fieldChanged: (...change) => totals.fieldChanged(...change),
    formReset: () => totals.readForm(),
    pageReturned: () => totals.readForm(),
    formRead: () => totals.readForm(),
    findErrors: (isChecked, only) => (shell.validation === 'none' ? [] : totals.findErrors(isChecked, only)),
    // Written totals stay, as typed values do.
    stop() {},
  };
}

/** The totals of one form, with the fields that they read. */
class Totals {
  readonly #session: FormSession;
  readonly #targets: ReadonlySet<string>;
  readonly #plan: CalculationPlan;
  readonly #withheld: WithheldFields;
  readonly #read: (name: string) => OperandReading;
  readonly #errors: NumberErrors;
  readonly #writes: TotalWrites;
  readonly #store: Store<TotalsState, CalculationAction>;

  constructor(session: FormSession, compiled: CompiledCalculations) {
    const { shell, form } = session;
    const { plan } = compiled;
    this.#session = session;
    this.#plan = plan;
    this.#targets = new Set(plan.totals.map(({ target }) => target));
    const operands = this.#operands();
    this.#withheld = createWithheldFields(session, [...operands, ...this.#targets]);
    this.#read = createOperandReader(session);
    const controls = new Map([...this.#targets].map((target) => [target, totalControl(form, target)]));
    const translate = createFormTexts(shell, session.definition.texts);
    const formatOf = (name: string) => plan.slotsOf(name)[0]?.format;
    this.#errors = createNumberErrors({ session, read: this.#read, formatOf, translate });
    this.#writes = new TotalWrites({
      controls,
      most: operands.size + spareWrites,
      wordsFor: ({ isTooLarge, waitsFor }) => {
        if (waitsFor !== undefined) return translate('rs-form.total-waits', labelTextOf(form, waitsFor));
        return isTooLarge ? translate('rs-form.total-too-large') : null;
      },
      reportCycle: (target) => shell.report(configError(session, cycleError(compiled, target))),
    });
    this.#store = createStore({
      initial: nothingRead,
      step: totalsStep(plan, (target) => acceptsRaw(controls.get(target) ?? null)),
      run: this.#writes.show,
      onError: (error) => shell.report(error),
    });
  }

  /** Returns the fields that totals read. The value of another total is never read from the page. */
  #operands(): ReadonlySet<string> {
    const names = this.#plan.totals.flatMap((total) => [...this.#plan.operandsOf(total)]);
    return new Set(names.filter((name) => !this.#targets.has(name)));
  }

  #isOperand(name: string): boolean {
    return !this.#targets.has(name) && this.#plan.affectedBy(name).length > 0;
  }

  readForm(): void {
    this.#withheld.follow();
    const readings = new Map([...this.#operands()].map((name) => [name, this.#read(name)]));
    for (const [name, reading] of readings) this.#errors.report(name, reading);
    this.#writes.update(() => {
      this.#store.send({ type: 'totals-hidden', targets: this.#withheld.among(this.#targets) });
      this.#store.send({ type: 'form-read', readings });
    }, false);
  }

  fieldChanged(name: string, control: Element, isLeft = false): void {
    this.#followWithheld();
    if (this.#targets.has(name)) this.#writes.putBack(name, control);
    else if (this.#isOperand(name)) this.#readField(name);
    if (isLeft) this.#say(name);
  }

  findErrors(isChecked: (name: string) => boolean, only?: string): readonly FieldError[] {
    const names = only === undefined ? [...this.#operands()] : this.#isOperand(only) ? [only] : [];
    return names.filter(isChecked).flatMap((name) => this.#errors.find(name) ?? []);
  }

  /** Reads the fields again that conditions have hidden or shown. */
  #followWithheld(): void {
    const changed = this.#withheld.follow();
    for (const name of changed.filter((one) => this.#isOperand(one))) this.#readField(name);
    if (!changed.some((name) => this.#targets.has(name))) return;
    const targets = this.#withheld.among(this.#targets);
    this.#writes.update(() => this.#store.send({ type: 'totals-hidden', targets }), true);
  }

  #readField(name: string): void {
    const reading = this.#read(name);
    this.#errors.report(name, reading);
    this.#writes.update(() => this.#store.send({ type: 'field-changed', name, reading }), true);
  }

  /** Announces errors: the focus is elsewhere by now, so a screen reader would not read the field. */
  #say(name: string): void {
    const { shell, form } = this.#session;
    const [error] = this.findErrors(() => true, name);
    if (error && 'message' in error.text) shell.announce(`${labelTextOf(form, name)}: ${error.text.message}`);
  }
}

function cycleError({ plan: { totals } }: CompiledCalculations, target: string): CalculationError {
  const index = totals.find((total) => total.target === target)?.index ?? 0;
  return {
    index,
    target,
    problem: 'found a total that changes what it depends on, expected one that stops changing',
  };
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
  return new ConfigError(
    shell,
    `JSON at calculations[${index}].expression`,
    `field "${target}", ${problem}`,
    'form-total',
  );
}
