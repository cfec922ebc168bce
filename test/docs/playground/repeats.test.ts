import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findProblems } from '../../../docs/playground/model/problems/find-problems.model.js';
import { renameEverywhere, removeEverywhere } from '../../../docs/playground/model/references.model.js';
import { repeatFrom, rowNames, withRepeat } from '../../../docs/playground/model/repeats.model.js';
import { playground } from './posts.js';

const state = playground({
  pages: [
    {
      fields: [
        { name: 'A', type: 'text', caption: 'A' },
        { name: 'B', type: 'text', caption: 'B' },
        { name: 'Total', type: 'text', caption: 'Total', readonly: true },
        { name: 'Send', type: 'submit', caption: 'Send' },
      ],
    },
  ],
  repeats: [{ group: 'guests', fields: ['A', 'B'] }],
  calculations: [{ target: 'Total', expression: 'sum({B:value})' }],
});
const { form } = state;

describe('docs/playground: rows', () => {
  it('a group of rows begins with its first field, and ends in front of a button and of another group', () => {
    assert.equal(repeatFrom(form, 'A')?.group, 'guests');
    assert.equal(repeatFrom(form, 'B'), undefined);
    assert.deepEqual(rowNames(form, 'A'), ['A', 'B', 'Total']);
    assert.deepEqual(rowNames(form, 'B'), []);
    assert.deepEqual(rowNames(form, 'Send'), []);
  });

  it('a group of rows is added, changed and removed', () => {
    const added = withRepeat(form, 'Total', { max: 3 });
    assert.deepEqual(added?.[1], { group: 'rows-1', min: 1, names: 'suffix', fields: ['Total'], max: 3 });
    assert.deepEqual(withRepeat(form, 'A', { label: 'Guests' })?.[0]?.label, 'Guests');
    assert.equal(withRepeat(form, 'A', null), undefined);
  });

  it('a renamed and a removed field are so in the rows', () => {
    assert.deepEqual(renameEverywhere(form, 'B', 'C').repeats?.[0]?.fields, ['A', 'C']);
    const without = removeEverywhere(form, 'A');
    assert.deepEqual(without.repeats?.[0]?.fields, ['B']);
    assert.equal(removeEverywhere(without, 'B').repeats, undefined);
  });

  it('a sum over rows is no problem, and the code for the server is named as one', () => {
    assert.deepEqual(
      findProblems(state).map(({ level, words }) => `${level}: ${words.en}`),
      ['warning: The code for the server reads a single row: add the others.'],
    );
  });
});
