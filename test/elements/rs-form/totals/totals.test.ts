import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { compileCalculations } from '../../../../elements/rs-form/totals/compile-totals.model.js';
import { secondsOfDate } from '../../../../shared/dates/date-seconds.model.js';
import { day, openTotals, total, typed } from './totals.js';

const spanish = { decimal: ',', thousands: '.' };

describe('a form with totals', () => {
  it('a form with totals shows them as the author writes numbers', () => {
    const form = openTotals([total('Total', '{Precio:value} * {Cantidad:value}', spanish)], {
      Precio: '1.234,50',
      Cantidad: { type: 'plain', text: '1.5' },
    });
    assert.deepEqual(form.written(), [['Total', '1.851,75']]);
  });

  it('a form with totals calculates again what depends on a change, and nothing else', () => {
    const form = openTotals(
      [
        total('Sum', '{a:value} + {b:value}'),
        total('Other', '{c:value}'),
        total('Tax', '{Sum:value} * 0.21'),
      ],
      { a: '1', b: '2', c: '3' },
    );
    form.change('a', '10');
    assert.deepEqual(form.written(), [
      ['Sum', '12.00'],
      ['Tax', '2.52'],
    ]);
    const before = form.state();
    form.change('unread', '5');
    assert.deepEqual([form.written(), form.state()], [[], before]);
  });

  it('a form with totals remembers the values of the other fields', () => {
    const form = openTotals([total('Sum', '{a:value} + {b:value}')], { a: '1', b: '2' });
    form.change('a', '10');
    form.change('b', '20');
    assert.deepEqual(form.written(), [['Sum', '30.00']]);
  });

  it('a form with totals reads one field with the separators of each total', () => {
    const form = openTotals([total('en', '{a:value}'), total('es', '{a:value}', spanish)], { a: '1,234' });
    assert.deepEqual(form.written(), [
      ['en', '1,234.00'],
      ['es', '1,23'],
    ]);
  });

  it('a form with totals counts with totals as they are shown, and with number inputs as they are', () => {
    const totals = [total('Third', '1 / 3', spanish), total('All', '{Third:value} * 3')];
    assert.deepEqual(openTotals(totals, {}).written()[1], ['All', '0.99']);
    assert.deepEqual(openTotals(totals, {}, ['Third']).written()[1], ['All', '1.00']);
  });

  it('a form with totals gives a number input the number without the noise of binary fractions', () => {
    const [effect] = openTotals([total('Total', '0.1 + 0.2')], {}, ['Total']).effects();
    assert.equal(effect?.number, 0.3);
  });

  it('a form with totals takes no typed text for a total', () => {
    const form = openTotals([total('Sum', '{a:value}'), total('Twice', '{Sum:value} * 2')], { a: '1' });
    form.change('Sum', '100');
    assert.deepEqual(form.written(), []);
    form.change('a', '2');
    assert.deepEqual(form.written()[1], ['Twice', '4.00']);
  });

  it('a form with totals counts whole days across a change of clocks', () => {
    const nights = [total('Nights', 'toDays({End:value} - {Start:value})', { decimals: 0 })];
    const form = openTotals(nights, { Start: day(2027, 3, 27), End: day(2027, 3, 29) });
    assert.deepEqual(form.written(), [['Nights', '2']]);
    form.change('End', { type: 'date', seconds: null });
    assert.deepEqual(form.written(), [['Nights', '0']]);
  });

  it('a form with totals knows a wall time by its seconds', () => {
    assert.equal(secondsOfDate({ year: 1970, month: 1, day: 2 }), 86_400);
    assert.equal(secondsOfDate({ year: 1970, month: 1, day: 1, hour: 1, minute: 30 }), 5400);
  });

  it('a form with totals survives hostile names', () => {
    const form = openTotals([total('constructor', '{__proto__:value} + {toString:value}')], {
      toString: '2',
      ['__proto__']: '1',
    });
    assert.deepEqual(form.written(), [['constructor', '3.00']]);
    assert.equal(Reflect.get({}, 'value'), undefined);
  });

  it('a form with totals calculates a chain of 3,000 totals', () => {
    const links = Array.from({ length: 3000 }, (_, at) =>
      total(`t${at}`, at ? `{t${at - 1}:value} + 1` : '{a:value}'),
    );
    const form = openTotals(links.reverse(), { a: '1' });
    form.change('a', '2');
    assert.deepEqual(form.written().at(-1), ['t2999', '3,001.00']);
  });
});

describe('totals that cannot be calculated', () => {
  it('totals that cannot be calculated stay as they are while the others work', () => {
    const form = openTotals([total('Bad', '{a:value} +'), total('Good', '{a:value}')], { a: '1' });
    assert.deepEqual(
      form.errors.map(({ index, target }) => [index, target]),
      [[0, 'Bad']],
    );
    assert.deepEqual(form.written(), [['Good', '1.00']]);
  });

  it('totals that cannot be calculated are fields to the others', () => {
    const form = openTotals([total('Bad', 'oops'), total('Good', '{Bad:value} + 1')], { Bad: '41' });
    assert.deepEqual(form.written(), [['Good', '42.00']]);
  });

  it('totals that cannot be calculated are named once when they need each other (formula-03)', () => {
    const { errors, plan } = compileCalculations([
      total('b', '{a}+{b}'),
      total('a', '{a}+{b}'),
      total('c', '{a}+1'),
    ]);
    assert.deepEqual(errors, [
      {
        index: 0,
        target: 'b',
        problem: 'found a cycle of "b", "a", expected totals that do not need themselves',
      },
    ]);
    assert.deepEqual(
      plan.totals.map(({ target }) => target),
      ['c'],
    );
  });

  it('totals that cannot be calculated are only those in the cycle, not what stands between two of them', () => {
    const { errors, plan } = compileCalculations([
      total('a', '{a:value}'),
      total('between', '{a:value}'),
      total('z', '{z:value} + {between:value}'),
      total('after', '{z:value}'),
    ]);
    assert.deepEqual(
      errors.map(({ target }) => target),
      ['a', 'z'],
    );
    assert.deepEqual(
      plan.totals.map(({ target }) => target),
      ['between', 'after'],
    );
  });

  it('totals that cannot be calculated are named when a later calculation has the same field', () => {
    const form = openTotals([total('Sum', '1'), total('Sum', '2')], {});
    assert.deepEqual(
      form.errors.map(({ index }) => index),
      [0],
    );
    assert.deepEqual(form.written(), [['Sum', '2.00']]);
  });

  it('totals that cannot be calculated do not overflow in a cycle of 3,000', () => {
    const ring = Array.from({ length: 3000 }, (_, at) => total(`t${at}`, `{t${(at + 1) % 3000}:value}`));
    assert.equal(compileCalculations(ring).errors.length, 1);
  });
});

describe('the order of definition', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const definitions = fc.tuple(
    ...names.map((name) =>
      fc
        .subarray(['x', 'y', ...names])
        .map((reads) => total(name, ['1', ...reads.map((one) => `{${one}:value}`)].join(' + '))),
    ),
  );

  it('the order of definition matters neither to results nor to cycles', () => {
    const shuffled = definitions.chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.shuffledSubarray([...all], { minLength: all.length, maxLength: all.length }),
      ),
    );
    const fields = Object.fromEntries([...names, 'x', 'y'].map((name, at) => [name, String(at)]));
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        const [first, second] = [openTotals(one, fields), openTotals(other, fields)];
        assert.deepEqual(new Map(first.written()), new Map(second.written()));
        assert.equal(first.errors.length, second.errors.length);
      }),
    );
  });

  it('the order of definition and the history of changes do not matter to the shown values', () => {
    const changes = fc.array(fc.tuple(fc.constantFrom('x', 'y', ...names), fc.nat(99).map(String)), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(definitions, changes, (all, steps) => {
        const form = openTotals(all, {});
        const shown = new Map(form.written());
        for (const [name, text] of steps) {
          form.change(name, text);
          for (const [target, now] of form.written()) shown.set(target, now);
        }
        assert.deepEqual(shown, new Map(openTotals(all, Object.fromEntries(steps)).written()));
      }),
    );
  });
});

describe('the state of totals', () => {
  it('the state of totals is never changed in place', () => {
    const form = openTotals([total('Sum', '{a:value}')], { a: '1' });
    const before = form.state();
    const copy = [...before.values];
    form.send({ type: 'field-changed', name: 'a', reading: typed('5') });
    assert.deepEqual([...before.values], copy);
    assert.notEqual(form.state(), before);
  });
});
