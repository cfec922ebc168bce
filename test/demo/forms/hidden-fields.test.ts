import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Condition } from '../../../demo/forms/form-behaviour.js';
import { hiddenFields } from '../../../demo/forms/hidden-fields.js';
import { practiceForm } from '../../../demo/forms/practice-form.js';

const choices = [
  { chosen: [], shown: [] },
  { chosen: ['E-mail'], shown: ['Email', 'consulta'] },
  { chosen: ['Teléfono'], shown: ['Telefono', 'Dia_y_hora', 'consulta'] },
];

const hiddenWith = (conditions: readonly Condition[], chosen: readonly string[]) => [
  ...hiddenFields({ formId: 1, validation: ['browser'], pages: [], conditions }, (name) =>
    name === 'A' ? chosen : [],
  ),
];
const condition = (change: Partial<Condition>): Condition => ({
  ...{ action: 'show', match: 'all', targets: ['B'] },
  when: [{ field: 'A', operator: 'is', value: '1' }],
  ...change,
});

describe('hiddenFields', () => {
  for (const { chosen, shown } of choices) {
    it(`hiddenFields leaves ${shown.join(', ') || 'nothing'} of the practice form for "${chosen.join()}"`, () => {
      const hidden = hiddenFields(practiceForm.behaviour, (name) =>
        name === 'forma contacto' ? chosen : [],
      );
      const conditional = ['Telefono', 'Email', 'Dia_y_hora', 'consulta'];
      assert.deepEqual(conditional.filter((name) => !hidden.has(name)).sort(), [...shown].sort());
    });
  }

  it('hiddenFields hides on a match where the action is hide', () => {
    assert.deepEqual(hiddenWith([condition({ action: 'hide' })], ['1']), ['B']);
    assert.deepEqual(hiddenWith([condition({ action: 'hide' })], ['2']), []);
  });

  it('hiddenFields takes is_not as the reverse of is', () => {
    const when = [{ field: 'A', operator: 'is_not', value: '1' }] as const;
    assert.deepEqual(hiddenWith([condition({ when })], ['1']), ['B']);
    assert.deepEqual(hiddenWith([condition({ when })], []), []);
  });

  it('hiddenFields lets the last of several conditions on one field decide', () => {
    const conditions = [condition({}), condition({ action: 'hide' })];
    assert.deepEqual(hiddenWith(conditions, ['1']), ['B']);
    assert.deepEqual(hiddenWith(conditions.toReversed(), ['1']), []);
  });
});
