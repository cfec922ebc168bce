import assert from 'node:assert/strict';
import { it } from 'node:test';
import { nameInLabel } from '../../../../elements/rs-form/profiles/profile.model.js';

for (const [label, name] of [
  ['Your name:', 'Your name'],
  [' Your\n  name (*)', 'Your name'],
  ['Your name: *', 'Your name'],
  ['What else?', 'What else?'],
  ['*', ''],
] as const)
  it(`the name of a field is "${name}" for the label ${JSON.stringify(label)}`, () => {
    assert.equal(nameInLabel(label), name);
  });
