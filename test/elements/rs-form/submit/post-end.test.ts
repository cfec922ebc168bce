import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AttemptAction } from '../../../../elements/rs-form/submit/attempt.model.js';
import { play, typesOf } from '../forms.js';
import { approved, rules, state, valid } from './attempts.js';

const error = { name: 'Email', text: { message: 'No.' } };

describe('<rs-form> post end', () => {
  const step = rules();
  const sending = play(step, [valid, approved], state).state;

  const ends: readonly (readonly [string, AttemptAction & { readonly attempt: number }])[] = [
    ['is stopped', { type: 'post-cancelled', attempt: 1 }],
    ['comes to nothing', { type: 'post-failed', attempt: 1, failure: 'server', status: 500 }],
    ['is refused', { type: 'post-refused', attempt: 1, errors: [error] }],
  ];
  for (const [title, end] of ends) {
    it(`a post that does not leave the page gives the form back with an empty token when it ${title}`, () => {
      const after = play(step, [end], sending);
      assert.equal(after.state.phase, 'idle');
      assert.ok(typesOf(after.effects).includes('enable-buttons'));
      assert.ok(after.effects.some((effect) => effect.type === 'write-token' && effect.token === ''));
      assert.deepEqual(after.state.errors, end.type === 'post-refused' ? [error] : []);
    });

    it(`a post that does not leave the page changes nothing when an earlier one ${title}`, () =>
      assert.deepEqual(play(step, [{ ...end, attempt: 0 }], sending).state, sending));
  }
});
