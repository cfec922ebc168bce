import type { RuleDefinition } from '../definition/definition.model.js';
import type { Fits } from './compile.model.js';

/** Returns a field's text as a number, such as a price or the time of a date; NaN where it is none. */
export type Measure = (field: string, text: string) => number;

/** Compiles a rule with an operator that the server does not know; null where its value cannot be compared. */
export function compileOwnRule({ field, operator, value }: RuleDefinition, measure: Measure): Fits | null {
  const compareTo = (isRight: (number: number, bound: number) => boolean): Fits | null => {
    const bound = measure(field, value);
    return Number.isNaN(bound)
      ? null
      : (values) => values.some((text) => isRight(measure(field, text), bound));
  };
  switch (operator) {
    case 'empty':
      return (values) => values.every((text) => text === '');
    case 'filled':
      return (values) => values.some((text) => text !== '');
    case 'contains':
      return (values) => values.some((text) => text.includes(value));
    case 'greater':
      return compareTo((number, bound) => number > bound);
    case 'less':
      return compareTo((number, bound) => number < bound);
    default:
      return null;
  }
}
