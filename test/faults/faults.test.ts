import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { missingTests } from '../named-tests.js';
import { faults } from './faults.js';

describe('faults: faults', () => {
  it('the table of faults names existing tests for each of fifty faults', () => {
    assert.equal(faults.length, 50);
    assert.deepEqual(missingTests(faults.flatMap(({ tests }) => tests)), []);
    assert.deepEqual(
      faults.filter(({ tests }) => tests.length === 0),
      [],
    );
  });

  it('the table of faults has each fault once, with the visible and the stored result', () => {
    const texts = faults.map(({ fault }) => fault);
    assert.deepEqual(texts, [...new Set(texts)]);
    assert.deepEqual(
      faults.filter(({ seen, stored }) => seen === '' || stored === ''),
      [],
    );
  });
});
