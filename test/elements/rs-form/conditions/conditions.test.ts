import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  isFieldHidden,
  type VisibilityState,
} from '../../../../elements/rs-form/conditions/visibility.model.js';
import { fieldsToLeaveOut, isWithheld } from '../../../../elements/rs-form/conditions/hidden-fields.model.js';
import { compileConditions } from '../../../../elements/rs-form/conditions/compile.model.js';
import { hiddenAtStart } from '../../../../elements/rs-form/conditions/update-visibility.model.js';
import { ruleOperators } from '../../../../elements/rs-form/definition/behaviour-format.model.js';
import type {
  ConditionDefinition,
  RuleOperator,
} from '../../../../elements/rs-form/definition/definition.model.js';
import { change, choice, formOf, play, practiceForm, rule, showWhen, start } from '../forms.js';

const dependentFields = ['Telefono', 'Email', 'Dia_y_hora', 'consulta'];
const none = new Map([[choice, []]]);

function visible(state: Parameters<typeof isFieldHidden>[0]): readonly string[] {
  return dependentFields.filter((name) => !isFieldHidden(state, name));
}

describe('the way of contact', () => {
  const table: readonly (readonly [string, readonly string[][], readonly string[]])[] = [
    ['nothing chosen', [], []],
    ['E-mail', [['E-mail']], ['Email', 'consulta']],
    ['Teléfono', [['Teléfono']], ['Telefono', 'Dia_y_hora', 'consulta']],
    ['E-mail, then Teléfono', [['E-mail'], [], ['Teléfono']], ['Telefono', 'Dia_y_hora', 'consulta']],
    ['Teléfono, then E-mail', [['Teléfono'], [], ['E-mail']], ['Email', 'consulta']],
    ['E-mail, then nothing again', [['E-mail'], []], []],
  ];

  for (const [chosen, steps, expected] of table) {
    it(`the way of contact shows ${expected.join(', ') || 'none of the four'} for ${chosen}`, () => {
      const { step, state } = start(practiceForm, none);
      const after = play(
        step,
        steps.map((values) => change(choice, ...values)),
        state,
      );
      assert.deepEqual(visible(after.state), expected);
    });
  }
});

describe('a condition', () => {
  const values = new Map([
    ['a', ['1']],
    ['b', ['2']],
  ]);
  const cases = [
    ['all, both hold', 'all', [rule('a', '1'), rule('b', '2')], true],
    ['all, one fails', 'all', [rule('a', '1'), rule('b', '3')], false],
    ['any, one holds', 'any', [rule('a', '9'), rule('b', '2')], true],
    ['any, none holds', 'any', [rule('a', '9'), rule('b', '9')], false],
    ['is not, on another value', 'all', [rule('a', '9', 'is_not')], true],
    ['is not, on an empty field', 'all', [rule('missing', '9', 'is_not')], true],
    ['is, on a field without a value', 'all', [rule('missing', '')], false],
    ['no rules with all (cond-01)', 'all', [], true],
    ['no rules with any', 'any', [], false],
  ] as const;

  for (const [title, match, when, matches] of cases) {
    it(`a condition ${matches ? 'matches' : 'does not match'}: ${title}`, () => {
      const condition = { match, when, scope: 'block', targets: ['t'] } as const;
      const { shows } = compileConditions([]);
      assert.equal(shows({ ...condition, action: 'show' }, values), matches);
      assert.equal(shows({ ...condition, action: 'hide' }, values), !matches);
    });
  }

  it('a condition leaves the last word to the last condition on a target, as the server does', () => {
    const form = formOf({ conditions: [showWhen(['t'], 'a', '1'), showWhen(['t'], 'b', '1')] });
    const read = new Map([
      ['a', ['1']],
      ['b', []],
    ]);
    assert.ok(isFieldHidden(start(form, read).state, 't'));
  });

  it('a condition takes an unknown operator for "is not" (cond-03)', () => {
    const unknown = {
      match: 'all',
      scope: 'block',
      targets: ['t'],
      action: 'show',
      when: [rule('a', 'x', 'is_not')],
    } as const;
    assert.equal(compileConditions([]).shows(unknown, values), true);
  });

  it('a condition treats names such as __proto__ and hasOwnProperty like any other (name-01, name-05)', () => {
    const form = formOf({ conditions: [showWhen(['hasOwnProperty'], '__proto__', 'polluted')] });
    const { step, state } = start(form, new Map([['__proto__', []]]));
    assert.ok(isFieldHidden(state, 'hasOwnProperty'));
    assert.ok(!isFieldHidden(play(step, [change('__proto__', 'polluted')], state).state, 'hasOwnProperty'));
    assert.equal(Reflect.get({}, 'polluted'), undefined);
  });
});

describe('a field that becomes hidden', () => {
  const chain = formOf({ conditions: [showWhen(['b'], 'a', 'yes'), showWhen(['c'], 'b', 'yes')] });
  const read = new Map([
    ['a', ['yes']],
    ['b', ['yes']],
  ]);
  const defaults = new Map([
    ['a', []],
    ['b', []],
  ]);

  it('a field that becomes hidden goes back to its default, and what depends on it follows', () => {
    const { step, state } = start(chain, read, defaults);
    const after = play(step, [change('a', 'no')], state);
    assert.ok(isFieldHidden(after.state, 'b'));
    assert.ok(isFieldHidden(after.state, 'c'));
    assert.deepEqual(after.state.values.get('b'), []);
    assert.deepEqual(
      after.effects
        .filter(({ type }) => type === 'reset-field')
        .map((effect) => 'name' in effect && effect.name),
      ['b', 'c'],
    );
  });
});

describe('conditions in a cycle (cond-05)', () => {
  it('conditions in a cycle (cond-05) settle in bounded steps and name a target', () => {
    const circle = formOf({
      conditions: [
        { action: 'hide', match: 'all', scope: 'block', targets: ['b'], when: [rule('a', 'x')] },
        { action: 'show', match: 'all', scope: 'block', targets: ['a'], when: [rule('b', 'y')] },
      ],
    });
    const defaults = new Map([
      ['a', ['x']],
      ['b', ['y']],
    ]);
    assert.doesNotThrow(() => start(circle, defaults));
  });

  it('conditions in a cycle (cond-05) end for any set of conditions, in the same state whatever order the fields are in', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd');
    const operator = fc.constantFrom(...ruleOperators);
    const when = fc.array(fc.record({ field: name, operator, value: fc.constantFrom('x', 'y') }), {
      maxLength: 3,
    });
    const condition = fc.record({
      action: fc.constantFrom('show' as const, 'hide' as const),
      match: fc.constantFrom('all' as const, 'any' as const),
      scope: fc.constant('block' as const),
      targets: fc.array(name, { maxLength: 3 }),
      when,
    });
    const value = fc.constantFrom<readonly string[]>([], ['x'], ['y']);

    fc.assert(
      fc.property(
        fc.array(condition, { maxLength: 8 }),
        fc.tuple(value, value, value, value),
        (conditions, chosen) => {
          const names = ['a', 'b', 'c', 'd'];
          const values = new Map(names.map((field, index) => [field, chosen[index] ?? []]));
          const once = start(formOf({ conditions }), values);
          const reported = once.effects.some((effect) => effect.type === 'report-cycle');
          if (reported) return;
          const settled = new Map(names.map((field) => [field, once.state.values.get(field) ?? []]));
          const again = play(once.step, [{ type: 'form-read', values: settled }], once.state);
          const hiddenOf = (state: VisibilityState) => names.filter((field) => isFieldHidden(state, field));
          assert.deepEqual(hiddenOf(again.state), hiddenOf(once.state));
        },
      ),
    );
  });
});

describe('before any script', () => {
  it('the form before any script knows which targets are hidden while nothing is chosen', () => {
    const targets = hiddenAtStart(compileConditions(practiceForm.conditions));
    assert.deepEqual(targets.map(({ name }) => name).sort(), [...dependentFields].sort());
  });

  it('the form before any script knows which targets are hidden while nothing is typed', () => {
    const graph = compileConditions([showWhen(['hint'], 'text', ''), showWhen(['answer'], 'text', 'yes')]);
    const targets = hiddenAtStart(graph, new Map([['text', ['']]]));
    assert.deepEqual(
      targets.map(({ name }) => name),
      ['answer'],
    );
  });
});

describe('a group that blocks at a limit of selections', () => {
  const form = formOf({ fields: [{ name: 'g', maxSelections: 2, onLimit: 'block' }] });
  const cases = [
    [[], false],
    [['a'], false],
    [['a', 'b'], true],
    [['a', 'b', 'c'], true],
  ] as const;

  for (const [ticked, isReached] of cases) {
    it(`a group that blocks at a limit of selections is ${isReached ? 'full' : 'open'} with ${ticked.length} of 2`, () => {
      const { effects } = start(form, new Map([['g', ticked]]));
      assert.deepEqual(effects, [{ type: 'limit-options', name: 'g', isReached }]);
    });
  }

  it('a group that blocks at a limit of selections disables no box where the author has not chosen that', () => {
    for (const maxSelections of [1, 2]) {
      const free = formOf({ fields: [{ name: 'g', maxSelections }] });
      assert.deepEqual(start(free, new Map([['g', ['a', 'b']]])).effects, []);
    }
  });
});

describe('a field that a condition hides', () => {
  const hide = (retain: boolean, scope: 'block' | 'field' = 'block') => ({
    ...showWhen(['b'], 'a', 'yes'),
    retain,
    scope,
  });
  const table = [
    ['is withheld', [hide(false)], [], true],
    ['is not withheld where the condition retains it', [hide(true)], [], false],
    ['is not withheld once it is shown', [hide(false)], ['yes'], false],
    ['is withheld by its own controls too', [hide(false, 'field')], [], true],
    ['is withheld where one of two conditions retains it', [hide(true), hide(false, 'field')], [], true],
  ] as const;
  for (const [title, conditions, chosen, expected] of table) {
    it(`a field that a condition hides ${title}`, () => {
      const { step, state } = start(formOf({ conditions }), new Map([['a', []]]));
      assert.equal(isWithheld(play(step, [change('a', ...chosen)], state).state, 'b'), expected);
    });
  }
});

describe('a hidden field that decides on another one', () => {
  /** "b" is hidden while "a" is empty; its default "x" is the condition of "c". */
  const leftOut = (...others: readonly ConditionDefinition[]) => {
    const conditions = [showWhen(['b'], 'a', 'yes'), ...others];
    const read = new Map([
      ['a', []],
      ['b', ['x']],
    ]);
    const { state } = start(formOf({ conditions }), read);
    return [...fieldsToLeaveOut(compileConditions(conditions), state)];
  };
  const hideWhen = (target: string, operator: RuleOperator) => ({
    ...showWhen([target], 'b'),
    ...({ action: 'hide', when: [rule('b', 'x', operator)] } as const),
  });

  it('a hidden field that decides on another one is left out of the post where the other one is hidden or shown without it too', () => {
    assert.deepEqual(leftOut(), ['b']);
    assert.deepEqual(leftOut(showWhen(['c'], 'b', 'y')), ['b', 'c']);
    assert.deepEqual(leftOut(hideWhen('c', 'is_not')).includes('c'), false);
  });

  it('a hidden field that decides on another one is posted where the server would decide otherwise without it', () => {
    assert.deepEqual(leftOut(hideWhen('c', 'is')), ['c']);
    assert.deepEqual(leftOut({ ...showWhen(['c'], 'b'), when: [rule('b', 'x', 'is_not')] }), ['c']);
    assert.deepEqual(leftOut(showWhen(['c'], 'b', 'x')), []);
  });
});

describe('a target that retains', () => {
  const form = formOf({ conditions: [{ ...showWhen(['b'], 'a', 'yes'), retain: true }] });

  it('a target that retains is kept when it goes and gets back what it held when it returns', () => {
    const { step, state } = start(form, new Map([['a', ['yes']]]), new Map([['a', []]]));
    const gone = play(step, [change('a', 'no')], state);
    assert.deepEqual(gone.effects.at(-1), { type: 'reset-field', name: 'b', retains: true });
    const back = play(step, [change('a', 'yes')], gone.state);
    assert.deepEqual(back.effects.at(-1), { type: 'restore-field', name: 'b' });
  });
});
