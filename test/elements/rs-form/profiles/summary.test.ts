import assert from 'node:assert/strict';
import { it } from 'node:test';
import { withSummary } from '../../../../elements/rs-form/profiles/summary.model.js';

const labels = new Map([
  ['name', 'Name'],
  ['child', 'Name of the child'],
  ['contact[terms]', 'I accept'],
]);

const textsOf = (refused: readonly (readonly [string, string])[], lines: readonly string[]) =>
  withSummary(new Map(refused), lines, labels).map(({ name, message }) => [name, message]);

it('the summary of a server gives a line to the field that it begins with, the longest label first', () => {
  assert.deepEqual(textsOf([], ['Name of the child is too short', 'Terms must be accepted']), [
    ['child', 'Name of the child is too short'],
    ['contact[terms]', 'Terms must be accepted'],
  ]);
});

it('the summary of a server keeps a line of no field as an error of the form, in front', () => {
  assert.deepEqual(textsOf([['name', 'Too short']], ['This looks like spam.']), [
    ['', 'This looks like spam.'],
    ['name', 'Too short'],
  ]);
});

it('the summary of a server says nothing twice', () => {
  assert.deepEqual(textsOf([['name', 'Too short']], ['Name: Too short', 'Name is wrong']), [
    ['name', 'Too short'],
  ]);
});
