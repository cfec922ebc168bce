import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { canPrefill, prefillOf, withPrefill } from '../../../docs/playground/model/prefill.model.js';
import { playground } from './posts.js';

const form = (...prefill: readonly object[]) =>
  playground({ pages: [{ fields: [{ name: 'A', type: 'text' }] }], prefill }).form;
const two = form({ field: 'A', name: 'a' }, { field: 'B' }, { field: 'A', from: 'cookie' });

describe('docs/playground: prefill', () => {
  it('the source of a field in the playground is the first one of the field', () => {
    assert.deepEqual(prefillOf(two, 'A'), { field: 'A', from: 'query', name: 'a' });
    assert.equal(prefillOf(two, 'C'), undefined);
  });

  it('the source of a field in the playground is added behind the others, and changed where it is', () => {
    const added = { field: 'C', from: 'referrer' };
    assert.deepEqual(withPrefill(two, 'C', { from: 'referrer' }), [...(two.prefill ?? []), added]);
    assert.deepEqual(withPrefill(two, 'B', { from: 'cookie' })?.[1], { field: 'B', from: 'cookie' });
  });

  it('the source of a field in the playground is removed with all others of the field, and the list with the last one', () => {
    assert.deepEqual(withPrefill(two, 'A', null), [{ field: 'B', from: 'query' }]);
    assert.equal(withPrefill(form({ field: 'A' }), 'A', null), undefined);
  });

  it('the source of a field in the playground is offered for fields that a visitor fills in, and for hidden ones', () => {
    const types = [undefined, 'hidden', 'calendar', 'password', 'submit', 'ticket'] as const;
    assert.deepEqual(types.filter(canPrefill), [undefined, 'hidden', 'calendar']);
  });
});
