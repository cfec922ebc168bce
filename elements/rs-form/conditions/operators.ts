import { ConfigError } from '../../../shared/element/config-error.js';
import type { FormDefinition, RuleDefinition, RuleEntry } from '../definition/definition.model.js';
import { expectedForm, isGroup, isSuiteRule } from '../definition/rules.model.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import type { CompileSuite } from './compile.model.js';
import { createMeasure } from './measure.dom.js';
import { compileSuiteRule } from './suite-operators.model.js';

/** The element of the form. */
interface OperatorsHost extends Element {
  readonly locale: string;
  report(error: unknown): void;
}

/**
 * Creates the compiler of the suite's operators for one form. Reports rules whose value cannot be compared, and groups
 * without a rule.
 */
export function createOperators(
  shell: OperatorsHost,
  form: ServerForm,
  definition: FormDefinition,
): CompileSuite {
  const measure = createMeasure({ form, definition, locale: shell.locale });
  const compile = (rule: RuleDefinition) => compileSuiteRule(rule, measure);
  const report = (place: string, found: unknown, expected: string) => {
    const problem = `found ${JSON.stringify(found).slice(0, 80)}, expected ${expected}; the condition is left out`;
    shell.report(new ConfigError(shell, place, problem, 'form-condition'));
  };
  const check = (entry: RuleEntry, place: string): void => {
    const expected = expectedForm(entry);
    if (!isGroup(entry)) {
      if (isSuiteRule(entry) && !compile(entry))
        report(`${place}.value`, entry.value, expected ?? expectedValue(entry));
    } else if (expected !== null) report(`${place}.when`, entry.when, expected);
    else entry.when.forEach((one, at) => check(one, `${place}.when[${at}]`));
  };
  for (const [index, { when }] of definition.conditions.entries())
    when.forEach((entry, at) => check(entry, `JSON at conditions[${index}].when[${at}]`));
  return compile;
}

/** Returns the expected value, for a rule whose value has the right form and cannot be compared. */
function expectedValue({ field, operator }: RuleDefinition): string {
  const order = operator === 'between' ? 'two with the lower one first, each ' : '';
  return `${order}a number or a date as field "${field}" has it`;
}
