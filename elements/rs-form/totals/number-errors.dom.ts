import { ConfigError } from '../../../shared/element/config-error.js';
import type { NumberFormat } from '../../../shared/numbers/read-number.model.js';
import { controlTraits } from '../definition/control-traits.model.js';
import type { FieldError } from '../checks/violation.model.js';
import type { FormSession } from '../form/rs-form.session.js';
import type { FieldControl } from '../markup/server-form.dom.js';
import { type OperandReading, exampleOf, readOperand } from './calculation.model.js';

interface ErrorParts {
  readonly session: FormSession;
  readonly read: (name: string) => OperandReading;
  /** The format of the first total that reads a field. */
  readonly formatOf: (name: string) => NumberFormat | undefined;
  readonly translate: (key: string, ...values: string[]) => string;
}

/** Texts that totals read and that are no numbers. */
export interface NumberErrors {
  /** Returns the error of a field that the visitor can correct. */
  find(name: string): FieldError | undefined;
  /** Reports a field that no visitor can correct, once. `reading` is the value of the field. */
  report(name: string, reading: OperandReading): void;
}

export function createNumberErrors({ session, read, formatOf, translate }: ErrorParts): NumberErrors {
  const { shell, form, definition } = session;
  const reported = new Set<string>();

  /** Returns the text of a field and an example; undefined where the text is empty or a number. */
  function findText(
    name: string,
    reading: OperandReading,
  ): { readonly text: string; readonly example: string } | undefined {
    const format = reading.type === 'text' ? formatOf(name) : undefined;
    if (!format || reading.type !== 'text' || readOperand(reading, format) !== null) return undefined;
    return { text: reading.text, example: exampleOf(format) };
  }

  function isCorrectable(name: string): boolean {
    const block = form.block(name);
    const isOnShow = !block || getComputedStyle(block).display !== 'none';
    return isOnShow && form.controls(name).some(canBeTypedInto);
  }

  return {
    find(name) {
      const found = findText(name, read(name));
      if (!found || !isCorrectable(name)) return undefined;
      const own = definition.fields.find((field) => field.name === name)?.message;
      return { name, text: { message: own ?? translate('rs-form.no-number', found.example) }, isEarly: true };
    },
    report(name, reading) {
      const found = reported.has(name) ? undefined : findText(name, reading);
      if (!found || isCorrectable(name)) return;
      reported.add(name);
      const problem = `found "${found.text.slice(0, 80)}", expected a number such as ${found.example}`;
      shell.report(new ConfigError(shell, `field "${name}"`, problem, 'form-total-number'));
    },
  };
}

function canBeTypedInto(control: FieldControl): boolean {
  const isReadOnly = 'readOnly' in control && control.readOnly;
  return !isReadOnly && !control.matches(':disabled') && controlTraits(control.type).isSeen;
}
