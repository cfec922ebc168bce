import { decidingConditions } from '../../../../elements/rs-form/conditions/compile.model.js';
import { fieldsIn } from '../../../../elements/rs-form/definition/rules.model.js';
import { findCycles } from '../../../../elements/rs-form/diagnostics/cycles.model.js';
import { measureBy } from '../checks/measure.model.js';
import type { FieldRules } from '../checks/rules.model.js';
import type { PlaygroundCondition, PlaygroundField, Problem, ProblemPlace } from '../playground.model.js';
import { error, quoted, warning } from './problem.model.js';
import { ruleProblems } from './rule-problems.model.js';

/** Returns the problems of the conditions. */
export function conditionProblems(
  conditions: readonly PlaygroundCondition[],
  fields: readonly PlaygroundField[],
  rules: readonly FieldRules[],
): readonly Problem[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const deciding = new Set(decidingConditions(conditions).map(({ condition }) => condition));
  const measure = measureBy(rules);
  const cycles = cyclesByCondition(conditions);
  return conditions.flatMap((condition, index) => {
    const place: ProblemPlace = { is: 'condition', index };
    return [
      ...targetProblems(condition, place, byName),
      ...ruleProblems(condition, place, { byName, measure }),
      ...(cycles.get(condition) ?? []).map((cycle) => cycleProblem(cycle, place)),
      ...(condition.targets.length > 0 && !deciding.has(condition)
        ? [
            warning(
              place,
              'Una condición posterior decide sobre los mismos campos: esta no cuenta.',
              'A later condition decides on the same fields: this one does not count.',
            ),
          ]
        : []),
    ];
  });
}

/** Returns the cycles of the conditions, by the condition that decides on their first field. */
function cyclesByCondition(conditions: readonly PlaygroundCondition[]) {
  const deciding = decidingConditions(conditions);
  const found = findCycles(
    deciding.map(({ name, condition }) => ({ targets: [name], sources: fieldsIn(condition) })),
  );
  const byCondition = new Map<PlaygroundCondition, (readonly string[])[]>();
  for (const cycle of found) {
    const condition = deciding.find(({ name }) => name === cycle[0])?.condition;
    if (condition) byCondition.set(condition, [...(byCondition.get(condition) ?? []), cycle]);
  }
  return byCondition;
}

function cycleProblem([first = '', ...others]: readonly string[], place: ProblemPlace): Problem {
  if (others.length === 0)
    return error(place, `${quoted(first)} depende de sí mismo.`, `${quoted(first)} depends on itself.`);
  const through = others.map(quoted).join(', ');
  return error(
    place,
    `${quoted(first)} depende de sí mismo a través de ${through}.`,
    `${quoted(first)} depends on itself through ${through}.`,
  );
}

type Fields = ReadonlyMap<string, PlaygroundField>;

function targetProblems(
  { targets, when }: PlaygroundCondition,
  place: ProblemPlace,
  byName: Fields,
): readonly Problem[] {
  if (targets.length === 0) {
    return [
      warning(
        place,
        'La condición aún no hace nada: elige los campos que muestra u oculta.',
        'The condition does nothing yet: choose the fields that it shows or hides.',
      ),
    ];
  }
  return [
    ...targets
      .filter((name) => !byName.has(name))
      .map((name) =>
        error(
          place,
          `La condición actúa sobre ${quoted(name)}, que no está en el formulario.`,
          `The condition acts on ${quoted(name)}, which is not in the form.`,
        ),
      ),
    ...(when.length === 0 ? [withoutRule(place)] : []),
  ];
}

/** Returns the problem of a condition that the author has not finished. */
function withoutRule(place: ProblemPlace): Problem {
  return warning(
    place,
    'La condición aún no hace nada: añade una regla.',
    'The condition does nothing yet: add a rule.',
  );
}
