import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FieldError } from '../../../../elements/rs-form/checks/violation.model.js';
import type { AttemptAction } from '../../../../elements/rs-form/submit/attempt.model.js';
import { check, play, typesOf } from '../forms.js';
import { pressed, rules, state, valid } from './attempts.js';

const early: FieldError = { name: 'Site', text: { message: 'Write a number.' }, isEarly: true };
const late: FieldError = { name: 'Site', text: { message: 'Too many files.' } };

function changed(isLeft: boolean, added?: FieldError): AttemptAction {
  return { type: 'field-checked', name: 'Site', check: null, added, isLeft };
}

describe('<rs-form> early errors', () => {
  const step = rules();
  const table: readonly (readonly [string, readonly AttemptAction[], readonly string[], boolean])[] = [
    ['is not marked while the visitor types', [changed(false, early)], [], false],
    ['is marked once the field is left', [changed(true, early)], ['mark-field'], true],
    ['stays while it is typed into', [changed(true, early), changed(false, early)], ['mark-field'], true],
    ['goes as soon as the field is right', [changed(true, early), changed(false)], ['clear-field'], false],
    [
      'goes with a field that is hidden',
      [changed(true, early), { type: 'fields-hidden', names: ['Site'] }],
      ['clear-field'],
      false,
    ],
    ['is no error of another kind', [changed(true, late)], [], false],
  ];
  for (const [title, actions, effects, isMarked] of table) {
    it(`an error that is told at its field before any attempt ${title}`, () => {
      const after = play(step, actions, state);
      assert.deepEqual(typesOf(after.effects), effects);
      assert.equal(after.state.early.length > 0, isMarked);
      assert.deepEqual(after.state.errors, []);
    });
  }

  it('an error that is told at its field before any attempt is in the list of errors once the visitor has tried to send', () => {
    const press: AttemptAction = { ...pressed(check('Email', 'email')), added: [early] } as AttemptAction;
    const after = play(step, [changed(true, early), press], state);
    assert.deepEqual(after.state.errors, [early]);
    const right = play(step, [changed(false)], after.state);
    assert.deepEqual([right.state.errors, right.state.early], [[], []]);
    assert.ok(typesOf(right.effects).includes('clear-field'));
  });

  it('an error that is told at its field before any attempt does not stop a form that is right by then', () => {
    const after = play(step, [changed(true, early), changed(true), valid], state);
    assert.equal(after.state.phase, 'asking');
  });

  it('an error that is told at its field before any attempt goes with a reset', () => {
    const after = play(step, [changed(true, early), { type: 'form-reset' }], state);
    assert.deepEqual(after.state.early, []);
    assert.equal(after.effects[0]?.type, 'clear-field');
  });
});
