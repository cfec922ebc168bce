import { controlTraits } from '../../../../elements/rs-form/definition/control-traits.model.js';
import { fieldTraits } from '../../../../elements/rs-form/definition/field-traits.model.js';
import { fieldWidget } from '../../../../elements/rs-form/definition/types.model.js';
import { compileCalculations } from '../../../../elements/rs-form/totals/compile-totals.model.js';
import { isFinishedTotal } from '../finished.model.js';
import type { PlaygroundCalculation, PlaygroundField, Problem, ProblemPlace } from '../playground.model.js';
import { error, quoted, warning } from './problem.model.js';

/** Returns the problems of the totals. */
export function totalProblems(
  calculations: readonly PlaygroundCalculation[],
  fields: readonly PlaygroundField[],
): readonly Problem[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const { plan, errors } = compileCalculations(calculations, (name) => byName.has(name));
  const isFinished = (index: number) => calculations.slice(index, index + 1).every(isFinishedTotal);
  return [
    ...calculations.flatMap((total, index) =>
      isFinished(index)
        ? targetProblems(total.target, index, byName.get(total.target))
        : [unfinished(total, index)],
    ),
    ...errors
      .filter(({ index }) => isFinished(index))
      .map(({ index, target, problem }) =>
        error(
          { is: 'calculation', index },
          `El total ${quoted(target)} no se puede calcular: ${inSpanish(problem)}.`,
          `The total ${quoted(target)} cannot be worked out: ${problem}.`,
        ),
      ),
    ...plan.totals.flatMap((total) =>
      [...plan.operandsOf(total)].flatMap((name) =>
        operandProblems(byName.get(name), total.index, plan.totals),
      ),
    ),
  ];
}

/** Returns the problem of a total that the author has not finished. */
function unfinished({ target }: PlaygroundCalculation, index: number): Problem {
  const place: ProblemPlace = { is: 'calculation', index };
  return target === ''
    ? warning(
        place,
        'El total aún no hace nada: elige el campo que lo muestra.',
        'The total does nothing yet: choose the field that shows it.',
      )
    : warning(
        place,
        'El total aún no hace nada: escribe su fórmula.',
        'The total does nothing yet: write its formula.',
      );
}

function targetProblems(
  target: string,
  index: number,
  field: PlaygroundField | undefined,
): readonly Problem[] {
  const place: ProblemPlace = { is: 'calculation', index };
  if (!field) {
    return [
      error(
        place,
        `El total se escribe en ${quoted(target)}, que no está en el formulario.`,
        `The total is written into ${quoted(target)}, which is not in the form.`,
      ),
    ];
  }
  const { control } = fieldTraits[field.type ?? 'text'];
  if (control && controlTraits(control).total !== 'never' && fieldWidget(field) === null) return [];
  return [
    error(
      place,
      `El total no se puede escribir en ${quoted(target)}: elige un campo de texto, de número u oculto.`,
      `The total cannot be written into ${quoted(target)}: choose a text, a number or a hidden field.`,
    ),
  ];
}

function operandProblems(
  field: PlaygroundField | undefined,
  index: number,
  totals: readonly { readonly target: string }[],
): readonly Problem[] {
  if (!field || totals.some(({ target }) => target === field.name)) return [];
  const { name, type = 'text', options = [], prices = [] } = field;
  const place: ProblemPlace = { is: 'calculation', index };
  const operand =
    fieldWidget(field) === 'calendar' ? 'date' : controlTraits(fieldTraits[type].control ?? '').operand;
  if (operand === 'nothing' || type === 'birthday') {
    return [
      warning(
        place,
        `${quoted(name)} es texto y en un total cuenta 0.`,
        `${quoted(name)} is text, and counts 0 in a total.`,
      ),
    ];
  }
  const isPriced = prices.length > 0 || options.some(({ price }) => price);
  if (operand !== 'prices' || isPriced) return [];
  return [
    warning(
      place,
      `Las opciones de ${quoted(name)} no tienen precio y cuentan 0.`,
      `The options of ${quoted(name)} have no price, and count 0.`,
    ),
  ];
}

/** Phrases of the messages about expressions. */
const phrases: readonly (readonly [english: RegExp, spanish: string])[] = [
  [/^position (\d+): /, 'posición $1: '],
  [
    /found a later calculation of the same field, expected one for each field/,
    'el campo tiene otro total después',
  ],
  [
    /found a cycle of (.*), expected totals that do not need themselves/,
    'los totales $1 se necesitan unos a otros',
  ],
  [
    /a number, \{Field:value\}, an operator or a named function/,
    'un número, {Campo:value}, un signo o una función',
  ],
  [/a field of this form/, 'un campo de este formulario'],
  [/a field as \{Name:value\}/, 'un campo como {Nombre:value}'],
  [/fewer levels of parentheses/, 'menos paréntesis anidados'],
  [/found the end/, 'se acaba'],
  [/, expected an operator/, ', se esperaba un signo'],
  [/, expected a value/, ', se esperaba un valor'],
  [/expected one of/, 'se esperaba uno de'],
  [/found /, 'se ha encontrado '],
  [/expected /, 'se esperaba '],
];

function inSpanish(problem: string): string {
  return phrases.reduce((text, [english, spanish]) => text.replace(english, spanish), problem);
}
