import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { compileConditions } from '../../../../elements/rs-form/conditions/compile.model.js';
import { KeyedTable } from '../../../../shared/store/keyed-table.model.js';
import {
  compileVisibility,
  nothingHidden,
} from '../../../../elements/rs-form/conditions/step-visibility.model.js';
import { change, formOf, play, rule, showWhen, start } from '../forms.js';

describe('the table of values', () => {
  it('the table of values answers as a map does, and older tables stay as they were', () => {
    const key = fc.constantFrom(
      'a',
      '__proto__',
      'constructor',
      ...Array.from({ length: 70 }, (_, at) => `k${at}`),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.nat())), (changes) => {
        const map = new Map<string, number>();
        const before = new KeyedTable<number>(new Map()).with('a', -1);
        const after = changes.reduce((table, [name, value]) => {
          map.set(name, value);
          return table.with(name, value);
        }, before);
        for (const [name, value] of map) assert.equal(after.get(name), value);
        assert.equal(before.get('a'), -1);
        assert.equal(before.get('k1'), undefined);
      }),
    );
  });
});

describe('a form of 500 fields with 50 conditions (cond-07)', () => {
  const names = Array.from({ length: 500 }, (_, at) => `f${at}`);
  const conditions = names.slice(0, 50).map((name, at) => showWhen([`f${at + 400}`], name, 'yes'));
  const form = formOf({ conditions });
  const read = new Map(names.map((name) => [name, []]));

  it('a form of 500 fields with 50 conditions (cond-07) runs the one condition that depends on a changed field, and no other', () => {
    const graph = compileConditions(conditions);
    assert.deepEqual(
      names.map((name) => graph.bySource.list(name).length),
      names.map((_, at) => (at < 50 ? 1 : 0)),
    );
    const { step, state } = start(form, read);
    const { effects } = play(step, [change('f7', 'yes')], state);
    const [condition] = conditions.filter(({ targets }) => targets.includes('f407'));
    assert.deepEqual(effects, [{ type: 'show-target', target: { scope: 'block', name: 'f407', condition } }]);
  });

  it('a form of 500 fields with 50 conditions (cond-07) does nothing for a field that nothing depends on', () => {
    const { step, state } = start(form, read);
    const after = play(step, [change('f300', 'yes')], state);
    assert.deepEqual(after.effects, []);
    assert.equal(after.state.hidden, state.hidden);
  });
});

describe('a chain of 1,499 conditions', () => {
  const names = Array.from({ length: 1500 }, (_, at) => `s${at}`);
  let evaluated = 0;
  /** Rules that count how often they are compared. */
  const conditions = names.slice(1).map((name, at) => {
    const counted = {
      ...rule(`s${at}`, 'yes'),
      get value() {
        evaluated += 1;
        return 'yes';
      },
    };
    return { ...showWhen([name], `s${at}`), when: [counted] };
  });
  const read = new Map(names.map((name) => [name, ['no']]));

  it('a chain of 1,499 conditions evaluates each condition once at the start, and for a key press what depends on the field', () => {
    const form = formOf({ conditions });
    const compiled = compileVisibility(form, read);
    evaluated = 0;
    const { state } = play(compiled, [{ type: 'form-read', values: read }], nothingHidden());
    assert.equal(evaluated, 1499);
    const head = play(compiled, [change('s0', 'yes')], state);
    const tail = play(compiled, [change('s1498', 'yes')], head.state);
    assert.equal(evaluated, 1499 + 2);
    assert.deepEqual(
      [head, tail].map(({ effects }) => effects.length),
      [1, 1],
    );
  });
});
