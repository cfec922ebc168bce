import {
  compileSuiteRule,
  type Measure,
} from '../../../../elements/rs-form/conditions/suite-operators.model.js';
import type {
  GroupDefinition,
  RuleDefinition,
  RuleEntry,
} from '../../../../elements/rs-form/definition/definition.model.js';
import { expectedForm, isGroup, isSuiteRule } from '../../../../elements/rs-form/definition/rules.model.js';
import { findContradictions } from '../../../../elements/rs-form/diagnostics/contradictions.model.js';
import { hasValue } from '../checks/rules-of.model.js';
import type { PlaygroundField, Problem, ProblemPlace } from '../playground.model.js';
import { error, quoted, warning } from './problem.model.js';

/** Facts about a form by which its rules are checked. */
export interface RuleFacts {
  readonly byName: ReadonlyMap<string, PlaygroundField>;
  readonly measure: Measure;
}

/** Returns the problems of the rules of a condition, and of the groups in it. */
export function ruleProblems(
  group: GroupDefinition,
  place: ProblemPlace,
  facts: RuleFacts,
): readonly Problem[] {
  const isSingle = (name: string) => holdsOne(facts.byName.get(name));
  const contradictions = findContradictions(group, { isSingle, measure: facts.measure });
  return [
    ...group.when.flatMap((entry) => entryProblems(entry, place, facts)),
    ...contradictions.map(({ rule, against }) => {
      const [one, other] = [quoted(rule.field), quoted(textOf(rule))];
      const by = quoted(textOf(against));
      return error(
        place,
        `La regla ${other} sobre ${one} no se cumple nunca: también se tiene que cumplir ${by}.`,
        `The rule ${other} on ${one} never holds: ${by} must hold too.`,
      );
    }),
  ];
}

function entryProblems(entry: RuleEntry, place: ProblemPlace, facts: RuleFacts): readonly Problem[] {
  if (!isGroup(entry)) return [...fieldProblems(entry, place, facts), ...valueProblems(entry, place, facts)];
  if (entry.when.length > 0) return entry.when.flatMap((one) => entryProblems(one, place, facts));
  return [
    error(
      place,
      'Un grupo no tiene reglas: la condición no cuenta.',
      'A group has no rules: the condition does not count.',
    ),
  ];
}

function fieldProblems({ field: name }: RuleDefinition, place: ProblemPlace, { byName }: RuleFacts) {
  const field = byName.get(name);
  if (!field) {
    return [
      error(
        place,
        `La condición lee ${quoted(name)}, que no está en el formulario.`,
        `The condition reads ${quoted(name)}, which is not in the form.`,
      ),
    ];
  }
  return hasValue(field)
    ? []
    : [
        error(
          place,
          `La condición lee ${quoted(name)}, que no tiene valor.`,
          `The condition reads ${quoted(name)}, which has no value.`,
        ),
      ];
}

/** Returns the problems of the value that a field is compared with. */
function valueProblems(
  rule: RuleDefinition,
  place: ProblemPlace,
  { byName, measure }: RuleFacts,
): readonly Problem[] {
  const field = byName.get(rule.field);
  if (!field || !hasValue(field)) return [];
  if (isSuiteRule(rule) && !compileSuiteRule(rule, measure)) return [incomparable(rule, place)];
  const isExact = rule.operator === 'is' || rule.operator === 'is_not' || rule.operator === 'is_one_of';
  const { options = [] } = field;
  if (!isExact || options.length === 0) return [];
  const known = new Set(options.map(({ value }) => value));
  return [rule.value]
    .flat()
    .filter((value) => !known.has(value))
    .map((value) =>
      warning(
        place,
        `${quoted(rule.field)} no tiene la opción ${quoted(value)}.`,
        `${quoted(rule.field)} has no option ${quoted(value)}.`,
      ),
    );
}

function incomparable(rule: RuleDefinition, place: ProblemPlace): Problem {
  if (rule.operator === 'is_one_of')
    return error(
      place,
      `La regla sobre ${quoted(rule.field)} no tiene valores: la condición no cuenta.`,
      `The rule on ${quoted(rule.field)} has no values: the condition does not count.`,
    );
  const text = quoted([rule.value].flat().join(' – '));
  if (rule.operator === 'between' || expectedForm(rule) !== null)
    return error(
      place,
      `No se puede comparar con ${text}: hacen falta dos números o fechas del campo, el menor primero.`,
      `${text} cannot be compared: it takes two numbers or dates of the field, the lower one first.`,
    );
  return error(
    place,
    `No se puede comparar con ${text}: no es un número ni una fecha del campo.`,
    `${text} cannot be compared: it is neither a number nor a date of the field.`,
  );
}

/** Returns true if a field has one value at most. */
function holdsOne({ type = 'text', multiple = false }: Partial<PlaygroundField> = {}): boolean {
  return type !== 'checkbox-group' && !multiple;
}

/** Returns a rule as the JSON has it, without its field. */
function textOf({ operator, value }: RuleDefinition): string {
  return [operator, ...[value].flat()].filter((part) => part !== '').join(' ');
}
