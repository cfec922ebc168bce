import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import jsep from 'jsep';
import { day, problemOf, resultOf, unset, type Fields } from './totals.js';

const price = { type: 'prices', prices: ['20.5', '+39'] } as const;

describe('an expression', () => {
  const table: readonly (readonly [string, Fields, number])[] = [
    ['1', {}, 1],
    ['.5 + 1e2', {}, 100.5],
    ['1 + 2 * 3', {}, 7],
    ['(1 + 2) * 3', {}, 9],
    ['10 - 2 - 3', {}, 5],
    ['7 % 4', {}, 3],
    ['-2 * -(3)', {}, 6],
    ['0.1 + 0.2', {}, 0.3],
    ['8 ÷ 2 × 3 − 1', {}, 11],
    ['{a:value} + {b:value}', { a: '2', b: '3' }, 5],
    ['{a:VALUE}*2', { a: '2' }, 4],
    ['{a}\u00A0+ 1', { a: '2' }, 3],
    ['{Extras:value} * {Personas:value}', { Extras: price, Personas: '2' }, 119],
    ['{nobody:value} + 1', {}, 1],
    ['{a:value} > 2 ? 10 : 20', { a: '3' }, 10],
    ['{a:value} > 5 ? 1 : {a:value} > 2 ? 2 : 3', { a: '3' }, 2],
    ['({a:value} >= 3) * 5', { a: '3' }, 5],
    ['{a:value} == 3 && {b:value} !== 0', { a: '3', b: '1' }, 1],
    ['{a:value} || 7', { a: '0' }, 7],
    ['{a:value} && 7', { a: '2' }, 7],
    ['!{a:value}', { a: '0' }, 1],
    ['true + false', {}, 1],
    ['Math.round(2.5) + Math.max(1, 5, 3) - Math.min(4)', {}, 4],
    ['Math.pow(2, 10) + Math.floor(Math.PI)', {}, 1027],
    ['toDays(86400 * 3) + toHours(7200) + toMinutes(90)', {}, 7],
    [
      'RSFormPro.Calculations.toDays({End:value} - {Start:value})',
      { Start: day(2027, 3, 27), End: day(2027, 3, 29) },
      2,
    ],
    ['toHours({End:value} - {Start:value})', { Start: day(2027, 3, 27), End: day(2027, 3, 29) }, 48],
    ['toDays({End:value} - {Start:value})', { Start: day(2027, 3, 27), End: unset }, 0],
    ['toDays({End:value} - {Start:value}) + 1', { Start: unset, End: unset }, 1],
    ['{End:value} + 5', { End: unset }, 5],
    ['1 / 0', {}, 0],
    ['0 / 0', {}, 0],
    ['1e400', {}, 0],
    ['Math.sqrt(-1)', {}, 0],
  ];
  for (const [expression, fields, expected] of table) {
    it(`an expression ${expression} is ${expected}`, () =>
      assert.equal(resultOf(expression, fields), expected));
  }

  it('an expression divided by nothing is 0 and never infinite (formula-07)', () => {
    assert.equal(resultOf('{a}/{zero}', { a: '5', zero: '0' }), 0);
  });

  it('an expression reads fields of any name', () => {
    const names = [
      'forma contacto',
      'Teléfono',
      'a"b\'c',
      'x[1](2)',
      '__proto__',
      'constructor',
      'a − b',
      'x0',
      '日本',
      '{',
    ];
    for (const name of names) {
      assert.equal(resultOf(`{${name}:value} + 1`, Object.fromEntries([[name, '41']])), 42, name);
    }
  });

  it('an expression with 50,000 terms neither overflows nor takes long (formula-05)', () => {
    assert.equal(resultOf(`${'1+'.repeat(50_000)}1`), 50_001);
  });

  it('an expression adds 3,000 fields', () => {
    const names = Array.from({ length: 3000 }, (_, index) => `n${index}`);
    const fields = Object.fromEntries(names.map((name) => [name, '2']));
    assert.equal(resultOf(names.map((name) => `{${name}:value}`).join(' + '), fields), 6000);
  });

  it('an expression leaves the parser as it is for everyone else', () => {
    assert.equal(resultOf('{a:value} × 2', { a: '2' }), 4);
    assert.throws(() => jsep('{a:value}'));
    assert.equal(jsep('"text"').type, 'Literal');
    assert.equal(jsep('2 ** 3').type, 'BinaryExpression');
  });
});

describe('an author’s mistake in an expression', () => {
  const table: readonly (readonly [string, string, RegExp])[] = [
    ['code (formula-01)', 'constructor.constructor("__pwned=1")()', /^position 1: found "constructor/],
    ['nothing', '', /^position 1: found the end, expected a value$/],
    ['a lone operator', '1 + ', /^position 5: found the end/],
    ['two operators', '2 * / 3', /^position 5: found "\/"/],
    ['a missing parenthesis', '(1 + 2', /^position 7: found the end, expected "\)"$/],
    ['a parenthesis too many', '1 + 2)', /^position 6: found "\)"/],
    ['a decimal comma', '1,5 + 1', /^position 2: found ",", expected an operator$/],
    ['two expressions', '1; 2', /^position 2: found ";"/],
    ['two values', '1 2', /^position 3: found "2"/],
    ['an open brace', '1 + {a', /^position 5: found "{", expected a field as {Name:value}$/],
    ['a bare name', '1 + precio', /^position 5: found "precio"/],
    ['another name’s call', '1 + alert(1)', /^position 5: found "alert\(", expected Math\.\*/],
    ['a call of a parent', 'Math.max.call(1)', /^position 1: found "Math\.max\.call\("/],
    ['an unknown function', 'Math.random()', /^position 1: found "Math\.random\("/],
    ['a function as a value', 'Math.max + 1', /^position 1: found "Math\.max/],
    ['a missing value', 'Math.pow(2)', /^position 1: found "1 values in Math\.pow\(\)", expected 2$/],
    ['no value', 'Math.max()', /^position 1: found "0 values in Math\.max\(\)", expected one or more$/],
    ['a member of a field', '{a:value}.constructor', /^position 10: found "\."/],
    ['a computed member', 'Math["max"](1)', /^position 1: found "Math\["max/],
    ['an optional member', 'Math?.max(1)', /^position 1: found "Math\?\.max/],
    ['an assignment', 'a = 1', /^position 3: found "="/],
    ['an arrow', '() => 1', /^position 2: found "\)"/],
    ['text', '1 + "2"', /^position 5: found/],
    ['a list', '[1]', /^position 1: found/],
    ['this', 'this', /^position 1: found "this"/],
    ['null', 'null + 1', /^position 1: found "null/],
    ['a pattern', '/a/', /^position 1: found "\/"/],
    ['a template', '`1`', /^position 1: found "`"/],
    ['a power sign', '2 ** 3', /^position 3: found "\*\*"/],
    ['bits', '1 | 2', /^position 3: found "\|"/],
    ['a bitwise not', '1 + ~2', /^position 5: found "~2"/],
    ['a new object', 'new Date()', /^position 5: found "D", expected an operator$/],
    ['half a choice', '1 ? 2', /^position 6: found the end/],
    ['parentheses without end', '('.repeat(100_000), /^position \d+: found "\(", expected fewer levels/],
    ['signs without end', `${'-'.repeat(100_000)}1`, /^position \d+: found "-", expected fewer levels/],
    ['choices without end', `${'1?1:'.repeat(100_000)}1`, /^position \d+: found "1", expected fewer levels/],
    ['calls without end', `Math.max${'(1)'.repeat(50_000)}`, /^position 1: found "Math\.max/],
    ['members without end', `Math${'.a'.repeat(50_000)}`, /^position 1: found "Math\.a/],
  ];
  for (const [title, expression, problem] of table) {
    it(`an author’s mistake in an expression is named with its position: ${title}`, () => {
      assert.match(problemOf(expression) ?? 'nothing', problem);
      assert.equal(Reflect.get(globalThis, '__pwned'), undefined);
    });
  }

  it('an author’s mistake in an expression is told as data, whatever the text', () => {
    const pieces = [
      '{a:value}',
      '1',
      '+',
      '(',
      ')',
      'Math.max',
      '?',
      ':',
      ' ',
      '{',
      '}',
      '"',
      '.',
      ',',
      'a',
      '&&',
      '[',
    ];
    const texts = fc.oneof(
      fc.string(),
      fc.array(fc.constantFrom(...pieces)).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const problem = problemOf(text);
        assert.ok(problem === undefined || /^position \d+: found .+, expected .+$/s.test(problem));
        if (problem === undefined) assert.ok(Number.isFinite(resultOf(text)));
      }),
      { numRuns: 1000 },
    );
  });
});

/** A random expression and its value. */
interface Sample {
  readonly text: string;
  readonly value: number;
}

const meanings = new Map<string, (a: number, b: number) => number>([
  ['+', (a, b) => a + b],
  ['-', (a, b) => a - b],
  ['*', (a, b) => a * b],
  ['/', (a, b) => a / b],
  ['<', (a, b) => Number(a < b)],
  ['>=', (a, b) => Number(a >= b)],
  ['==', (a, b) => Number(a === b)],
]);
const operands: Fields = { a: '2', b: '-3.5', c: '0' };

const samples = fc.letrec<{ sample: Sample }>((tie) => ({
  sample: fc.oneof(
    { maxDepth: 5 },
    fc.nat(100).map((value) => ({ text: String(value), value })),
    fc
      .constantFrom(...Object.entries(operands))
      .map(([name, text]) => ({ text: `{${name}:value}`, value: Number(text) })),
    fc
      .tuple(tie('sample'), fc.constantFrom(...meanings), tie('sample'))
      .map(([left, [sign, mean], right]) => ({
        text: `(${left.text} ${sign} ${right.text})`,
        value: mean(left.value, right.value),
      })),
    fc.tuple(tie('sample'), tie('sample'), tie('sample')).map(([test, yes, no]) => ({
      text: `(${test.text} ? ${yes.text} : ${no.text})`,
      value: test.value ? yes.value : no.value,
    })),
  ),
})).sample;

describe('any expression', () => {
  it('any expression means what it means step by step', () => {
    fc.assert(
      fc.property(samples, ({ text, value }) => {
        const expected = Number.isFinite(value) ? Number(value.toPrecision(15)) + 0 : 0;
        assert.equal(resultOf(text, operands), expected);
      }),
    );
  });

  it('any expression keeps the order of operators without parentheses', () => {
    const flat = fc.array(
      fc.tuple(fc.constantFrom('+', '-', '*', '/', '%'), fc.integer({ min: 1, max: 9 })),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(flat, (links) => {
        const sum = foldFlat(links);
        const text = links.reduce((all, [sign, value]) => `${all} ${sign} ${value}`, '1');
        assert.equal(resultOf(text), Number(sum.toPrecision(15)) + 0);
      }),
    );
  });
});

/** Computes products first, then sums, each from the left. */
function foldFlat(links: readonly (readonly [string, number])[]): number {
  const terms = [{ sign: 1, value: 1 }];
  for (const [sign, value] of links) {
    const last = terms.at(-1) as { sign: number; value: number };
    if (sign === '*') last.value *= value;
    else if (sign === '/') last.value /= value;
    else if (sign === '%') last.value %= value;
    else terms.push({ sign: sign === '+' ? 1 : -1, value });
  }
  return terms.reduce((sum, { sign, value }) => sum + sign * value, 0);
}
