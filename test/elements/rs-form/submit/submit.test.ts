import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AttemptAction } from '../../../../elements/rs-form/submit/attempt.model.js';
import { check, play, typesOf } from '../forms.js';
import { approved, pressed, rules, state, valid, wrong } from './attempts.js';

describe('a visitor presses submit', () => {
  it('a submit asks the page, then lets the browser leave', () => {
    const step = rules();
    const asked = play(step, [valid], state);
    assert.equal(asked.state.phase, 'asking');
    const left = play(step, [approved], asked.state);
    assert.equal(left.state.phase, 'submitting');
    assert.deepEqual(typesOf(left.effects), ['show-sending', 'allow-leaving']);
  });

  it('a submit sends once however often it is pressed', () => {
    const step = rules();
    const after = play(step, [valid, approved, valid, valid], state);
    assert.deepEqual(after.effects, []);
    assert.equal(after.state.attempt, 1);
  });

  it('a submit stays when the page says no', () => {
    const step = rules();
    const after = play(step, [valid, { type: 'submit-vetoed', attempt: 1 }], state);
    assert.equal(after.state.phase, 'idle');
  });

  it('a submit marks, announces and focuses the error, and sends nothing', () => {
    const step = rules();
    const after = play(step, [wrong], state);
    assert.equal(after.state.phase, 'idle');
    assert.deepEqual(typesOf(after.effects), [
      'mark-field',
      'hide-notice',
      'enable-buttons',
      'show-error-box',
      'emit-validated',
      'show-page',
      'announce-errors',
      'focus-errors',
      'emit-failed',
    ]);
  });

  it('a submit is not stopped by fields that only the server checks', () => {
    const step = rules({ checks: 'types' });
    const checks = [check('Name', 'text', 'valueMissing'), check('Note', 'textarea', 'tooLong')];
    assert.equal(play(step, [pressed(...checks)], state).state.phase, 'asking');
  });

  it('a submit is stopped by every native constraint, unless the author wants those of five types alone', () => {
    const checks = [check('Name', 'text', 'valueMissing'), check('Note', 'textarea', 'tooLong', '5')];
    const { errors } = play(rules(), [pressed(...checks)], state).state;
    assert.deepEqual(errors, [
      { name: 'Name', text: { key: 'rs-form.valueMissing', values: [] } },
      { name: 'Note', text: { key: 'rs-form.tooLong', values: ['5'] } },
    ]);
  });

  it('a submit is stopped by a mark of the server only where all is checked, and by the JSON always', () => {
    const mark = { ...check('Name', 'text', 'valueMissing'), askedBy: 'mark' } as const;
    const json = { ...check('Name', 'text', 'valueMissing'), askedBy: 'json' } as const;
    const isStopped = (checks: 'native' | 'all' | 'types', asked: typeof mark | typeof json) =>
      play(rules({ checks }), [pressed(asked)], state).state.errors.length > 0;
    assert.deepEqual(
      (['native', 'all', 'types'] as const).map((checks) => ({
        checks,
        byMark: isStopped(checks, mark),
        byJson: isStopped(checks, json),
      })),
      [
        { checks: 'native', byMark: false, byJson: true },
        { checks: 'all', byMark: true, byJson: true },
        { checks: 'types', byMark: false, byJson: true },
      ],
    );
  });

  it('a submit is stopped by a mark of the server before a bot check, unless the server is asked first', () => {
    const mark = pressed({ ...check('Name', 'text', 'valueMissing'), askedBy: 'mark' });
    const errorsOf = (own: Parameters<typeof rules>[0]) =>
      play(rules(own), [mark], state).state.errors.length;
    assert.equal(errorsOf({ hasBotCheck: true }), 1);
    assert.equal(errorsOf({ hasBotCheck: true, checksOnServer: true }), 0);
  });

  it('a submit sends what a button sends unchecked', () => {
    const goal = { type: 'submit', isUnchecked: true } as const;
    const checks = [check('Email', 'email', 'typeMismatch')];
    assert.equal(play(rules(), [{ type: 'goal-requested', goal, checks }], state).state.phase, 'asking');
  });

  it('a submit is not checked where the author wants no checks', () => {
    const step = rules({ checksInBrowser: false });
    assert.equal(play(step, [wrong], state).state.phase, 'asking');
  });

  it('a submit lists a field once, in document order', () => {
    const step = rules();
    const checks = [
      check('Site', 'url', 'typeMismatch'),
      check('Email', 'email', 'valueMissing'),
      check('Email', 'email', 'typeMismatch'),
    ];
    const { errors } = play(step, [pressed(...checks)], state).state;
    assert.deepEqual(
      errors.map(({ name }) => name),
      ['Site', 'Email'],
    );
  });
});

describe('a field that was marked', () => {
  const step = rules();
  const marked = play(step, [wrong], state).state;

  it('a field that was marked is free again as soon as it is right', () => {
    const after = play(
      step,
      [{ type: 'field-checked', name: 'Email', check: check('Email', 'email') }],
      marked,
    );
    assert.deepEqual(after.state.errors, []);
    assert.deepEqual(after.effects, [
      { type: 'clear-field', name: 'Email' },
      { type: 'show-error-box', isShown: false },
    ]);
  });

  it('a field that was marked stays marked while it is wrong', () => {
    const stillWrong = check('Email', 'email', 'typeMismatch');
    const after = play(step, [{ type: 'field-checked', name: 'Email', check: stillWrong }], marked);
    assert.equal(after.state.errors.length, 1);
  });

  it('a field that was marked is not marked by typing alone', () => {
    const typed = check('Email', 'email', 'typeMismatch');
    const after = play(step, [{ type: 'field-checked', name: 'Email', check: typed }], state);
    assert.deepEqual(after.state.errors, []);
  });

  it('a field that was marked that the server refused is free once the visitor changes it', () => {
    const found = {
      type: 'server-errors-found',
      errors: [{ name: 'consulta', text: { message: 'Escribe tu consulta' } }],
    };
    const refused = play(step, [found as AttemptAction], state);
    assert.ok(typesOf(refused.effects).includes('announce-errors'));
    const after = play(step, [{ type: 'field-checked', name: 'consulta', check: null }], refused.state);
    assert.deepEqual(after.state.errors, []);
  });
});

describe('a field that becomes hidden', () => {
  it('a field that becomes hidden loses its error', () => {
    const step = rules();
    const after = play(step, [wrong, { type: 'fields-hidden', names: ['Email'] }], state);
    assert.deepEqual(after.state.errors, []);
    assert.deepEqual(after.effects, [
      { type: 'clear-field', name: 'Email' },
      { type: 'show-error-box', isShown: false },
    ]);
  });
});

describe('with a bot check', () => {
  const step = rules({ hasBotCheck: true });
  const checking = play(step, [valid, approved], state);

  it('a submit with a bot check asks for a token only after the fields are right', () => {
    assert.equal(checking.state.phase, 'checking-bot');
    assert.ok(typesOf(checking.effects).includes('ask-bot-token'));
    assert.ok(!typesOf(play(step, [wrong], state).effects).includes('ask-bot-token'));
  });

  it('a submit with a bot check writes the token and submits by script', () => {
    const after = play(step, [{ type: 'token-received', attempt: 1, token: 't' }], checking.state);
    assert.deepEqual(typesOf(after.effects), ['write-token', 'show-sending', 'submit-by-script']);
  });

  it('a submit with a bot check submits once when the provider answers twice (token-03)', () => {
    const answer: AttemptAction = { type: 'token-received', attempt: 1, token: 't' };
    assert.deepEqual(play(step, [answer, answer], checking.state).effects, []);
  });

  it('a submit with a bot check drops the answer to an earlier attempt', () => {
    const again = play(
      step,
      [{ type: 'form-reset' }, valid, { type: 'submit-approved', attempt: 3 }],
      checking.state,
    );
    const late = play(step, [{ type: 'token-received', attempt: 1, token: 'old' }], again.state);
    assert.deepEqual(late.effects, []);
  });

  for (const failure of ['consent', 'bot-blocked', 'bot-timeout', 'bot-refused'] as const) {
    it(`a submit with a bot check gives the button back, empties the token and announces the failure ${failure} (token-01, token-05)`, () => {
      const after = play(step, [{ type: 'bot-check-failed', attempt: 1, failure }], checking.state);
      assert.equal(after.state.phase, 'idle');
      assert.deepEqual(typesOf(after.effects), [
        'write-token',
        'enable-buttons',
        'show-failure',
        'emit-failed',
      ]);
      assert.deepEqual(after.effects[0], { type: 'write-token', token: '' });
    });
  }

  it('a submit with a bot check lets a visitor send without it once that was offered', () => {
    const failed = play(
      step,
      [{ type: 'bot-check-failed', attempt: 1, failure: 'bot-blocked' }],
      checking.state,
    );
    const again = play(
      step,
      [{ type: 'bot-check-waived' }, valid, { type: 'submit-approved', attempt: 2 }],
      failed.state,
    );
    assert.equal(again.state.phase, 'submitting');
  });
});

describe('a page that comes back', () => {
  it('a page that comes back has a live button and no token (12)', () => {
    const step = rules();
    const back = play(step, [valid, approved, { type: 'form-reset' }], state);
    assert.equal(back.state.phase, 'idle');
    assert.deepEqual(typesOf(back.effects), [
      'show-error-box',
      'write-token',
      'renew-bot-check',
      'stop-asking',
      'enable-buttons',
      'hide-notice',
    ]);
  });

  it('a page that comes back can send again where the answer leaves the page in place, and claims nothing about it', () => {
    const step = rules();
    const after = play(step, [valid, approved, { type: 'browser-rested', attempt: 1 }], state);
    const said = after.effects.filter(({ type }) => /^(show|emit|announce)/.test(type));
    assert.deepEqual(
      { phase: after.state.phase, failure: after.state.failure, said },
      {
        phase: 'idle',
        failure: null,
        said: [],
      },
    );
    assert.ok(typesOf(after.effects).includes('enable-buttons'));
  });
});
