import { secondsInDay } from '../dates/date-seconds.model.js';

/** Values of operands by their slot; NaN for a date that is not set. */
export type OperandValues = ArrayLike<number>;

/** An expression, or a part of one, compiled to one closure. Truths are 1 and 0. */
export type Evaluate = (values: OperandValues) => number;

/** Applies an operator to the value on its left. */
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

export const binaryOperators: readonly string[] = [...builds.keys()];

const signs: ReadonlyMap<string, (inner: Evaluate) => Evaluate> = new Map([
  ['+', (inner) => inner],
  ['-', (inner) => (values) => -inner(values)],
  ['!', (inner) => (values) => truth(!inner(values))],
] satisfies readonly (readonly [string, (inner: Evaluate) => Evaluate])[]);

/** Returns the closure of a binary operator with its right operand; undefined for unknown operators. */
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

/** The sum of operands, from left to right as a chain of operators: a closure for each would be many. */
export function sumOf(slots: readonly number[]): Evaluate {
  return (values) => {
    let sum = 0;
    for (const slot of slots) sum += values[slot] || 0;
    return sum;
  };
}

/** Function that an expression may call. Omitted arguments count as missing. */
export interface NamedFunction {
  /** Number of arguments; null for one or more. */
  readonly arity: number | null;
  readonly call: (values: readonly number[]) => number;
  /** True if an unset date among its operands makes it 0. */
  readonly needsDates: boolean;
}

const ofOne = {
  abs: Math.abs,
  ceil: Math.ceil,
  floor: Math.floor,
  round: Math.round,
  trunc: Math.trunc,
  sign: Math.sign,
  sqrt: Math.sqrt,
  cbrt: Math.cbrt,
  exp: Math.exp,
  log: Math.log,
  log2: Math.log2,
  log10: Math.log10,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
};
const ofTwo = { pow: Math.pow, atan2: Math.atan2 };
const ofMany = { min: Math.min, max: Math.max };
const spans = { toDays: 1, toHours: 24, toMinutes: 1440 };

/** Every function by the names it can be called by. `Math.random` is not here: a total is the same on the server. */
export const functions: ReadonlyMap<string, NamedFunction> = new Map([
  ...Object.entries(ofOne).map(([name, call]) => one(`Math.${name}`, call)),
  ...Object.entries(ofTwo).map(([name, call]) =>
    named(`Math.${name}`, 2, ([a = NaN, b = NaN]) => call(a, b)),
  ),
  // One by one: a spread of very many values would overflow the stack.
  ...Object.entries(ofMany).map(([name, call]) =>
    named(`Math.${name}`, null, (all) => all.reduce((a, b) => call(a, b))),
  ),
  ...Object.entries(spans).flatMap(([name, perDay]) => [
    span(name, perDay),
    span(`RSFormPro.Calculations.${name}`, perDay),
  ]),
]);

/** The constants that an expression may name. */
export const constants: ReadonlyMap<string, number> = new Map([
  ['true', 1],
  ['false', 0],
  ['Math.PI', Math.PI],
  ['Math.E', Math.E],
]);

type Entry = readonly [string, NamedFunction];

function named(name: string, arity: number | null, call: NamedFunction['call']): Entry {
  return [name, { arity, call, needsDates: false }];
}

function one(name: string, call: (value: number) => number): Entry {
  return named(name, 1, ([value = NaN]) => call(value));
}

/** Seconds as whole days, hours or minutes. */
function span(name: string, perDay: number): Entry {
  const call = ([seconds = 0]: readonly number[]) => Math.round((seconds / secondsInDay) * perDay);
  return [name, { arity: 1, call, needsDates: true }];
}
