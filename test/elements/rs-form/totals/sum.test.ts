import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { compileExpression } from '../../../../shared/expressions/compile-expression.model.js';
import { openTotals, total } from './totals.js';

const slotOf = (name: string) => Number(name.slice(1));

describe('<rs-form> sum', () => {
  it('a sum of fields is what the same numbers make one after the other, to the last bit', () => {
    fc.assert(
      fc.property(fc.array(fc.double(), { minLength: 2, maxLength: 50 }), (values) => {
        const sum = values.map((_, at) => `{f${at}:value}`).join(' + ');
        const { evaluate, operands } = compileExpression(sum, slotOf);
        assert.ok(Object.is(evaluate(values), compileExpression(`0 + ${sum}`, slotOf).evaluate(values)));
        assert.equal(operands.length, values.length);
      }),
    );
  });

  it('a sum of fields counts a field once for each time that it stands there', () => {
    const { evaluate, operands } = compileExpression('{f0} + {f1} + {f0}', slotOf);
    assert.equal(evaluate([1.5, 2]), 5);
    assert.deepEqual(operands, [
      { name: 'f0', index: 0 },
      { name: 'f1', index: 7 },
    ]);
  });

  it('a sum of fields of 1,500 is worked out once for a key press, and the other totals are not', () => {
    const names = Array.from({ length: 1500 }, (_, at) => `n${at}`);
    const sum = names.map((name) => `{${name}:value}`).join(' + ');
    const fields = Object.fromEntries(names.map((name) => [name, '1']));
    const form = openTotals([total('Sum', sum), total('Other', '{n1:value} * 2')], fields);
    const counted = form.plan.totals.map((one) => ({ one, evaluate: one.evaluate, times: 0 }));
    for (const count of counted) {
      Object.assign(count.one, {
        evaluate: (values: ArrayLike<number>) => {
          count.times += 1;
          return count.evaluate(values);
        },
      });
    }
    form.change('n0', '11');
    assert.deepEqual(form.written(), [['Sum', '1,510.00']]);
    assert.deepEqual(
      counted.map(({ one, times }) => [one.target, times]),
      [
        ['Sum', 1],
        ['Other', 0],
      ],
    );
  });
});
