import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileConditions } from '../../../../elements/rs-form/conditions/compile.model.js';
import { compileSuiteRule } from '../../../../elements/rs-form/conditions/suite-operators.model.js';
import { checkDefinition } from '../../../../elements/rs-form/definition/check-definition.model.js';
import type {
  ConditionDefinition,
  RuleEntry,
} from '../../../../elements/rs-form/definition/definition.model.js';
import { expectedForm, fieldsIn } from '../../../../elements/rs-form/definition/rules.model.js';
import { change, formOf, play, rule, start } from '../forms.js';

const number = (_field: string, text: string) => (text === '' ? NaN : Number(text));
const any = (...when: readonly RuleEntry[]) => ({ match: 'any', when }) as const;
const all = (...when: readonly RuleEntry[]) => ({ match: 'all', when }) as const;
const between = (...value: readonly string[]) => ({ field: 'n', operator: 'between', value }) as const;
const oneOf = (...value: readonly string[]) => ({ field: 'a', operator: 'is_one_of', value }) as const;

function condition(...when: readonly RuleEntry[]): ConditionDefinition {
  return { action: 'show', match: 'all', scope: 'block', targets: ['t'], when };
}

/** Returns true if the rules show a target with these values. */
function isShown(when: readonly RuleEntry[], values: Readonly<Record<string, string>>): boolean {
  const graph = compileConditions([], (one) => compileSuiteRule(one, number));
  const held = new Map(Object.entries(values).map(([name, value]) => [name, [value]]));
  return graph.shows(condition(...when), held);
}

/** Returns a group in a group, alternately `all` and `any`, with a rule in the innermost. */
function nested(levels: number): RuleEntry {
  let entry: RuleEntry = rule('a', 'x');
  for (let level = 0; level < levels; level += 1)
    entry = level % 2 ? all(entry, rule('b', 'y')) : any(entry, rule('c', 'z'));
  return entry;
}

describe('a group of rules', () => {
  const company = [
    rule('kind', 'company'),
    any(rule('country', 'ES'), all(rule('country', 'PT'), rule('vat', 'yes'))),
  ];
  for (const [values, expected] of [
    [{ kind: 'company', country: 'ES' }, true],
    [{ kind: 'company', country: 'PT', vat: 'yes' }, true],
    [{ kind: 'company', country: 'PT', vat: 'no' }, false],
    [{ kind: 'company', country: 'FR', vat: 'yes' }, false],
    [{ kind: 'person', country: 'ES' }, false],
  ] as const)
    it(`a group of rules holds inside of others as it is written: ${JSON.stringify(values)}`, () => {
      assert.equal(isShown(company, values), expected);
    });

  it('a group of rules may be a hundred levels deep', () => {
    assert.equal(isShown([nested(100)], { a: 'x', b: 'y' }), true);
    assert.equal(isShown([nested(100)], { a: 'x', b: 'n' }), false);
    const written = { version: 1, formId: 1, conditions: [condition(nested(100))] };
    assert.deepEqual(checkDefinition(written).invalid, []);
  });

  it('a group of rules is refused by its level where it is deeper than the stack may be', () => {
    for (const levels of [250, 20_000]) {
      const written = { version: 1, formId: 1, conditions: [condition(nested(levels))] };
      const { definition, invalid } = checkDefinition(written);
      assert.deepEqual(definition?.conditions, []);
      for (const { found, expected } of invalid)
        assert.deepEqual([found, expected], [201, 'at most 200 in one another']);
      assert.equal(invalid.length, 2);
    }
  });

  it('a group of rules has no keys of a rule, and a rule has none of a group', () => {
    const written = {
      version: 1,
      formId: 1,
      conditions: [{ targets: ['t'], when: [{ when: [], field: 'a' }] }],
    };
    assert.deepEqual(
      checkDefinition(written).invalid.map(({ found, expected }) => [found, expected]),
      [['field', 'one of the keys match, when']],
    );
  });

  it('a group of rules is evaluated when a field in it changes, and once however often it names the field', () => {
    const many = condition(
      any(...Array.from({ length: 50 }, (_, at) => all(rule('a', `x${at}`), rule('b', '1')))),
    );
    assert.deepEqual(fieldsIn(many), ['a', 'b']);
    assert.equal(compileConditions([many]).bySource.list('a').length, 1);
    const { step, state } = start(
      formOf({ conditions: [many] }),
      new Map(['a', 'b'].map((name) => [name, ['']])),
    );
    const { effects } = play(step, [change('b', '1'), change('a', 'x49')], state);
    assert.deepEqual(
      effects.map(({ type }) => type),
      ['show-target'],
    );
  });
});

describe('a rule with several values', () => {
  for (const [entry, text, expected] of [
    [between('18', '65'), '18', true],
    [between('18', '65'), '65', true],
    [between('18', '65'), '17.9', false],
    [between('18', '65'), '66', false],
    [between('18', '18'), '18', true],
    [between('18', '65'), '', false],
    [between('18', '65'), 'old', false],
    [oneOf('x', 'y'), 'y', true],
    [oneOf('x', 'y'), 'z', false],
    [oneOf('x', ''), '', true],
  ] as const)
    it(`a rule with several values compares "${text}" by ${entry.operator} ${entry.value.join(' and ')}`, () => {
      assert.equal(isShown([entry], { [entry.field]: text }), expected);
    });

  for (const [title, entry, expected] of [
    ['one bound', between('18'), 'a list of two, the lower one first'],
    ['three bounds', between('1', '2', '3'), 'a list of two, the lower one first'],
    ['a text for bounds', rule('n', '18', 'between'), 'a list of two, the lower one first'],
    ['no values', oneOf(), 'a list of values'],
    ['a text for values', rule('a', 'x', 'is_one_of'), 'a list of values'],
    ['a list for one value', { field: 'a', operator: 'is', value: ['x'] }, 'a text'],
    ['an empty group', any(), 'a group with a rule'],
  ] as const)
    it(`a rule with several values cannot be read with ${title}`, () => {
      assert.equal(expectedForm(entry), expected);
      if ('field' in entry) assert.equal(compileSuiteRule(entry, number), null);
    });

  it('a rule with several values cannot be compared with swapped bounds, or with words', () => {
    for (const entry of [between('65', '18'), between('a', 'b'), between('18', '')])
      assert.equal(compileSuiteRule(entry, number), null);
  });
});
