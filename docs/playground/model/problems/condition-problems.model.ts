import { decidingConditions, isOwn } from '../../../../elements/rs-form/conditions/compile.model.js';
import { compileOwnRule } from '../../../../elements/rs-form/conditions/own-operators.model.js';
import { targetKey } from '../../../../elements/rs-form/conditions/visibility.model.js';
import { measureBy } from '../checks/measure.model.js';
import { hasValue } from '../checks/rules-of.model.js';
import type { FieldRules } from '../checks/rules.model.js';
import type { PlaygroundCondition, PlaygroundField, Problem, ProblemPlace } from '../playground.model.js';
import { error, quoted, warning } from './problem.model.js';

/** Returns the problems of the conditions. */
export function conditionProblems(
  conditions: readonly PlaygroundCondition[],
  fields: readonly PlaygroundField[],
  rules: readonly FieldRules[],
): readonly Problem[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const deciding = new Set(decidingConditions(conditions).map(({ condition }) => condition));
  const measure = measureBy(rules);
  return conditions.flatMap((condition, index) => {
    const place: ProblemPlace = { is: 'condition', index };
    return [
      ...targetProblems(condition, place, byName),
      ...condition.when.flatMap((rule) => ruleProblems(rule, place, byName.get(rule.field))),
      ...condition.when
        .filter((rule) => byName.has(rule.field) && isOwn(rule) && compileOwnRule(rule, measure) === null)
        .map(({ value }) =>
          error(
            place,
            `No se puede comparar con ${quoted(value)}: no es un número ni una fecha del campo.`,
            `${quoted(value)} cannot be compared: it is neither a number nor a date of the field.`,
          ),
        ),
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

type Fields = ReadonlyMap<string, PlaygroundField>;

function targetProblems(
  { targets, when, scope }: PlaygroundCondition,
  place: ProblemPlace,
  byName: Fields,
): readonly Problem[] {
  if (targets.length === 0) {
    return [
      error(
        place,
        'La condición no muestra ni oculta nada.',
        'The condition neither shows nor hides anything.',
      ),
    ];
  }
  const own = new Set(targets.map((name) => targetKey({ scope, name })));
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
    ...when
      .filter(({ field }) => own.has(targetKey({ scope, name: field })))
      .map(({ field }) =>
        error(place, `${quoted(field)} depende de sí mismo.`, `${quoted(field)} depends on itself.`),
      ),
    ...(when.length === 0
      ? [warning(place, 'La condición no pregunta por ningún campo.', 'The condition reads no field.')]
      : []),
  ];
}

function ruleProblems(
  { field: name, operator, value }: PlaygroundCondition['when'][number],
  place: ProblemPlace,
  field: PlaygroundField | undefined,
): readonly Problem[] {
  if (!field) {
    return [
      error(
        place,
        `La condición lee ${quoted(name)}, que no está en el formulario.`,
        `The condition reads ${quoted(name)}, which is not in the form.`,
      ),
    ];
  }
  if (!hasValue(field)) {
    return [
      error(
        place,
        `La condición lee ${quoted(name)}, que no tiene valor.`,
        `The condition reads ${quoted(name)}, which has no value.`,
      ),
    ];
  }
  const { options = [] } = field;
  const isExact = operator === 'is' || operator === 'is_not';
  if (!isExact || options.length === 0 || options.some((option) => option.value === value)) return [];
  return [
    warning(
      place,
      `${quoted(name)} no tiene la opción ${quoted(value)}.`,
      `${quoted(name)} has no option ${quoted(value)}.`,
    ),
  ];
}
