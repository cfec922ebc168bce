import { decidingConditions } from '../conditions/compile.model.js';
import { createMeasure } from '../conditions/measure.dom.js';
import { formatPath } from '../definition/check-definition.model.js';
import type { ConditionDefinition, GroupDefinition, RuleDefinition } from '../definition/definition.model.js';
import { type Diagnostic, diagnosticInJson } from '../definition/diagnostic.model.js';
import { fieldsIn } from '../definition/rules.model.js';
import type { FormSession } from '../form/rs-form.session.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import { findContradictions } from './contradictions.model.js';
import { findCycles } from './cycles.model.js';
import type { FieldFacts } from './field-rules.model.js';

/** Returns the diagnostics of conditions that rule each other out, or depend on themselves. */
export function findConditionDiagnostics({ shell, form, definition }: FormSession): readonly Diagnostic[] {
  const { conditions } = definition;
  const facts: FieldFacts = {
    isSingle: (name) => isSingle(form, name),
    measure: createMeasure({ form, definition, locale: shell.locale }),
  };
  const indices = new Map(conditions.map((condition, index) => [condition, index]));
  return [
    ...conditions.flatMap((condition, index) => diagnoseRules(condition, index, facts)),
    ...diagnoseCycles(conditions, indices),
  ];
}

function diagnoseRules(condition: GroupDefinition, index: number, facts: FieldFacts): readonly Diagnostic[] {
  return findContradictions(condition, facts, ['conditions', index]).map(({ rule, place, against }) =>
    diagnosticInJson(
      'form-condition',
      formatPath(place),
      rule,
      `a rule that can hold together with ${describe(against)}`,
    ),
  );
}

function describe({ field, operator, value }: RuleDefinition): string {
  const compared = operator === 'empty' || operator === 'filled' ? '' : ` ${JSON.stringify(value)}`;
  return `${JSON.stringify(field)} ${operator}${compared}`;
}

function diagnoseCycles(
  conditions: readonly ConditionDefinition[],
  indices: ReadonlyMap<ConditionDefinition, number>,
): readonly Diagnostic[] {
  const deciding = decidingConditions(conditions);
  const sources = new Map(conditions.map((condition) => [condition, fieldsIn(condition)]));
  const cycles = findCycles(
    deciding.map(({ name, condition }) => ({ targets: [name], sources: sources.get(condition) ?? [] })),
  );
  return cycles.map((cycle) => {
    const [first = ''] = cycle;
    const condition = deciding.find(({ name }) => name === first)?.condition;
    const place = condition ? `conditions[${indices.get(condition) ?? 0}]` : 'conditions';
    const expected = 'a field that does not depend on itself';
    return diagnosticInJson('form-cycle', place, [...cycle, first].join(' → '), expected);
  });
}

/** Returns true if a field has one value at most: no check boxes, and no list of several. */
function isSingle(form: ServerForm, name: string): boolean {
  const controls = form.controls(name);
  const isOne = ({ type }: Element & { readonly type: string }) =>
    type !== 'checkbox' && type !== 'select-multiple';
  return controls.every(isOne) && (controls.length === 1 || controls.every(({ type }) => type === 'radio'));
}
