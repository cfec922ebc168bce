import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  isSessionLength,
  nextLookMs,
  sessionStart,
  type SessionAction,
  stepSession,
} from '../../../../elements/rs-form/session/session.model.js';

const minute = 60_000;
const read = (leftMs: number): SessionAction => ({ type: 'time-read', leftMs });
const pressed: SessionAction = { type: 'stay-pressed' };
const stayed: SessionAction = { type: 'stayed' };
const refused: SessionAction = { type: 'stay-failed' };

/** Returns the effects of each action, as `show ends`. */
function effectsOf(actions: readonly SessionAction[]): readonly (readonly string[])[] {
  let state = sessionStart;
  return actions.map((action) => {
    const step = stepSession(state, action);
    state = step.state;
    return step.effects.map((effect) => ('text' in effect ? `show ${effect.text}` : effect.type));
  });
}

const rows: readonly (readonly [title: string, actions: readonly SessionAction[], effects: string[][]])[] = [
  ['says nothing more than two minutes before the end', [read(2 * minute + 1)], [[]]],
  ['warns once in the last two minutes', [read(2 * minute), read(minute)], [['keep-draft', 'show ends'], []]],
  [
    'says that the session may be over, after a warning or without one',
    [read(minute), read(0), read(-minute)],
    [['keep-draft', 'show ends'], ['keep-draft', 'show over'], []],
  ],
  ['says only that it may be over after a long sleep', [read(-60 * minute)], [['keep-draft', 'show over']]],
  [
    'takes nothing back when the clock is put back',
    [read(0), read(9 * minute)],
    [['keep-draft', 'show over'], []],
  ],
  [
    'asks the server once for two presses, and warns again after a kept session',
    [read(minute), pressed, pressed, stayed, read(minute)],
    [['keep-draft', 'show ends'], ['ask-server'], [], ['begin-anew'], ['keep-draft', 'show ends']],
  ],
  [
    'can try again after a failure',
    [read(minute), pressed, refused, pressed],
    [['keep-draft', 'show ends'], ['ask-server'], ['show failed'], ['ask-server']],
  ],
  [
    'waits with the end for the answer that is on its way',
    [read(minute), pressed, read(0), refused],
    [['keep-draft', 'show ends'], ['ask-server'], ['keep-draft'], ['show failed']],
  ],
  [
    'ignores the failure of a request after another answer of the server',
    [read(minute), pressed, stayed, refused],
    [['keep-draft', 'show ends'], ['ask-server'], ['begin-anew'], []],
  ],
];

describe('the message about a session', () => {
  for (const [title, actions, effects] of rows)
    it(title, () => {
      assert.deepEqual(effectsOf(actions), effects);
    });

  it('comes at the right second, though a timer may sleep with its device', () => {
    assert.deepEqual(
      [10 * minute, 125_000, 120_000, 5000, -1].map(nextLookMs),
      [30_000, 5000, 30_000, 5000, 0],
    );
  });

  it('is there for a session that is longer than the warning, and shorter than two weeks', () => {
    const seconds = [121, 1440, 1_000_000, 120, 0, -900, NaN, Infinity, 1e12];
    assert.deepEqual(seconds.map(isSessionLength), [true, true, true, ...Array<boolean>(6).fill(false)]);
  });
});
