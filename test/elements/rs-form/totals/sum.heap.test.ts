import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  compileCalculations,
  type CalculationPlan,
} from '../../../../elements/rs-form/totals/compile-totals.model.js';
import { countLeft } from '../../../shared/count-objects.js';
import { total } from './totals.js';

describe('<rs-form> sum in memory', () => {
  it('a sum of fields of 1,500 keeps no object for each field', () => {
    const sum = Array.from({ length: 1500 }, (_, at) => `{n${at}:value}`).join(' + ');
    const kept: CalculationPlan[] = [];
    const added = countLeft(() => kept.push(compileCalculations([total('Sum', sum)]).plan));
    assert.deepEqual(
      kept.map((plan) => plan.affectedBy('n1499')),
      [[0], [0]],
    );
    assert.ok(added < 100, `${added} objects`);
  });
});
