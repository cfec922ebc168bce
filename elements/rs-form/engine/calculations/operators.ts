/** Values of operands by their slot; NaN for a date that is not set. */
export type OperandValues = ArrayLike<number>;

/** An expression, or a part of one, compiled to one closure. Truths are 1 and 0. */
export type Evaluate = (values: OperandValues) => number;

/** What an operator makes of the value on its left. */
export type Follow = (left: number, values: OperandValues) => number;

type Build = (right: Evaluate) => Follow;

const truth = (is: boolean) => (is ? 1 : 0);
const isSame: Build = (right) => (left, values) => truth(left === right(values));
const isOther: Build = (right) => (left, values) => truth(left !== right(values));

const builds: ReadonlyMap<string, Build> = new Map([
  ['+', (right) => (left, values) => left + right(values)],
  ['-', (right) => (left, values) => left - right(values)],
  ['*', (right) => (left, values) => left * right(values)],
  ['/', (right) => (left, values) => left / right(values)],
  ['%', (right) => (left, values) => left % right(values)],
  ['<', (right) => (left, values) => truth(left < right(values))],
  ['<=', (right) => (left, values) => truth(left <= right(values))],
  ['>', (right) => (left, values) => truth(left > right(values))],
  ['>=', (right) => (left, values) => truth(left >= right(values))],
  ['==', isSame],
  ['===', isSame],
  ['!=', isOther],
  ['!==', isOther],
  ['&&', (right) => (left, values) => (left ? right(values) : left)],
  ['||', (right) => (left, values) => left || right(values)],
] satisfies readonly (readonly [string, Build])[]);

const signs: ReadonlyMap<string, (inner: Evaluate) => Evaluate> = new Map([
  ['+', (inner) => inner],
  ['-', (inner) => (values) => -inner(values)],
  ['!', (inner) => (values) => truth(!inner(values))],
] satisfies readonly (readonly [string, (inner: Evaluate) => Evaluate])[]);

/** The closure of a binary operator with what stands on its right; undefined for operators that are not ours. */
export function followWith(operator: string, right: Evaluate): Follow | undefined {
  return builds.get(operator)?.(right);
}

/** The closure of a sign before a value. */
export function signed(sign: string, inner: Evaluate): Evaluate | undefined {
  return signs.get(sign)?.(inner);
}

/** A chain of operators from left to right, as a loop: a sum of thousands of operands is not a deep call. */
export function chain(first: Evaluate, follows: readonly Follow[]): Evaluate {
  const [only] = follows;
  if (only && follows.length === 1) return (values) => only(first(values), values);
  return (values) => {
    let result = first(values);
    for (const follow of follows) result = follow(result, values);
    return result;
  };
}
