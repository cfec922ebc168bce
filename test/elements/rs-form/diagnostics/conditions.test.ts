import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type {
  GroupDefinition,
  RuleDefinition,
  RuleEntry,
} from '../../../../elements/rs-form/definition/definition.model.js';
import { findContradictions } from '../../../../elements/rs-form/diagnostics/contradictions.model.js';
import { findCycles } from '../../../../elements/rs-form/diagnostics/cycles.model.js';

const facts = {
  isSingle: (name: string) => name !== 'boxes',
  measure: (_field: string, text: string) => (text === '' ? NaN : Number(text)),
};

const group =
  (match: 'all' | 'any') =>
  (...when: readonly RuleEntry[]): GroupDefinition => ({ match, when });
const [all, any] = [group('all'), group('any')];
const written = ({ operator, value }: RuleDefinition) => [operator, ...[value].flat()].join(' ');
const rule = (operator: RuleDefinition['operator'], ...values: readonly string[]) =>
  on('a', operator, ...values);
const on = (field: string, operator: RuleDefinition['operator'], ...values: readonly string[]) => {
  const isList = operator === 'between' || operator === 'is_one_of';
  return { field, operator, value: isList ? values : (values[0] ?? '') };
};

describe('a rule that can never hold', () => {
  for (const [title, condition, expected] of [
    ['another value', all(rule('is', 'x'), rule('is', 'y')), 'is y'],
    ['the value that another rule refuses', all(rule('is_not', 'x'), rule('is', 'x')), 'is x'],
    ['a value when there is none', all(rule('empty'), rule('filled')), 'filled '],
    ['a value beside none', all(rule('is', 'x'), rule('empty')), 'empty '],
    ['a text that the value lacks', all(rule('is', 'x'), rule('contains', 'y')), 'contains y'],
    [
      'values that another list lacks',
      all(rule('is_one_of', 'x', 'y'), rule('is_one_of', 'z')),
      'is_one_of z',
    ],
    ['more than the bound', all(rule('less', '5'), rule('greater', '5')), 'greater 5'],
    ['a range beside a bound', all(rule('greater', '7'), rule('between', '1', '7')), 'between 1 7'],
    ['ranges apart', all(rule('between', '1', '2'), rule('between', '3', '4')), 'between 3 4'],
    ['a number out of a range', all(rule('between', '1', '2'), rule('is', '3')), 'is 3'],
    ['another value in a group inside', all(rule('is', 'x'), any(rule('is', 'y'), rule('is', 'x'))), 'is y'],
    ['groups beside each other', all(all(rule('is', 'x')), all(rule('is', 'y'))), 'is y'],
    [
      'a rule two groups above',
      all(rule('is', 'x'), any(on('b', 'filled'), all(on('b', 'empty'), rule('is', 'y')))),
      'is y',
    ],
    ['boxes by their opposite', all(on('boxes', 'is', 'x'), on('boxes', 'is_not', 'x')), 'is_not x'],
  ] as const)
    it(`a rule that can never hold is found: ${title}`, () => {
      assert.deepEqual(
        findContradictions(condition, facts).map((found) => written(found.rule)),
        [expected],
      );
    });

  for (const [title, condition] of [
    ['one of several values', any(rule('is', 'x'), rule('is', 'y'))],
    ['several boxes', all(on('boxes', 'is', 'x'), on('boxes', 'is', 'y'), on('boxes', 'greater', '5'))],
    ['a range that touches another', all(rule('between', '1', '2'), rule('between', '2', '3'))],
    ['a range with a bound in it', all(rule('greater', '5'), rule('between', '6', '6'))],
    [
      'lists that overlap',
      all(rule('is_one_of', 'x', 'y'), rule('is_one_of', 'y', 'z'), rule('is_not', 'x')),
    ],
    ['other fields', all(on('a', 'is', 'x'), on('b', 'is', 'y'))],
    ['a rule that cannot be compared', all(rule('is', 'x'), rule('greater', 'y'))],
    ['the same rule in two branches', any(all(rule('is', 'x')), all(rule('is', 'y')))],
  ] as const)
    it(`a rule that can never hold is not seen in ${title}`, () =>
      assert.deepEqual(findContradictions(condition, facts), []));

  it('a rule that can never hold is named with the rule that it contradicts', () => {
    const [found] = findContradictions(all(rule('is', 'x'), on('b', 'filled'), rule('is', 'y')), facts);
    assert.deepEqual(found?.against, rule('is', 'x'));
  });
});

describe('a cycle of conditions', () => {
  const shows = (target: string, ...sources: readonly string[]) => ({ targets: [target], sources });
  for (const [title, conditions, expected] of [
    ['a field that depends on itself', [shows('a', 'a')], [['a']]],
    ['two fields on each other', [shows('a', 'b'), shows('b', 'a')], [['a', 'b']]],
    [
      'a field through others',
      [shows('x', 'a'), shows('a', 'b'), shows('b', 'c'), shows('c', 'a')],
      [['a', 'b', 'c']],
    ],
    ['two cycles', [shows('a', 'a'), shows('b', 'c', 'd'), shows('c', 'b')], [['a'], ['b', 'c']]],
    ['none in a chain', [shows('a', 'b'), shows('b', 'c'), shows('d', 'b', 'c')], []],
  ] as const)
    it(`a cycle of conditions is found: ${title}`, () => assert.deepEqual(findCycles(conditions), expected));

  it('a cycle of conditions is found through 20,000 fields', () => {
    const chain = Array.from({ length: 20_000 }, (_, at) => shows(`f${at}`, `f${(at + 1) % 20_000}`));
    assert.deepEqual(
      findCycles(chain).map(({ length }) => length),
      [20_000],
    );
  });
});
