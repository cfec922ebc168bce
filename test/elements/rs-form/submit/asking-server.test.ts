import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AttemptGoal } from '../../../../elements/rs-form/form/attempt-goal.model.js';
import type { AttemptAction } from '../../../../elements/rs-form/submit/attempt.model.js';
import type {
  FieldCheck,
  FieldError,
  ServerVerdict,
} from '../../../../elements/rs-form/checks/violation.model.js';
import { check, play, typesOf } from '../forms.js';
import { approved, rules, state, valid, wrong } from './attempts.js';

function refused(name: string): FieldError {
  return { name, text: { message: `${name} no es válido` } };
}

/** Action of the server's answer, with the browser's checks of the fields at that moment. */
function serverAnswered(
  attempt: number,
  verdict: ServerVerdict,
  ...checks: readonly FieldCheck[]
): AttemptAction {
  return { type: 'server-answered', attempt, verdict, checks };
}

const wrongEmail = check('Email', 'email', 'typeMismatch');

function answered(...errors: readonly FieldError[]): ServerVerdict {
  return { type: 'answered', errors, page: null };
}

describe('a form that the server checks', () => {
  const step = rules({ checksOnServer: true });
  const asking = play(step, [valid], state);

  it('a form that the server checks asks for the whole form before anything is sent', () => {
    assert.equal(asking.state.phase, 'asking-server');
    assert.deepEqual(asking.effects, [
      { type: 'disable-buttons' },
      { type: 'show-checking' },
      { type: 'ask-server', attempt: 1, page: null },
    ]);
  });

  it('a form that the server checks asks once however often it is pressed (10)', () => {
    assert.deepEqual(play(step, [valid, valid], asking.state).effects, []);
  });

  it('a form that the server checks is sent by script once the server says that all is right', () => {
    const after = play(step, [serverAnswered(1, answered()), approved], asking.state);
    assert.deepEqual(typesOf(after.effects), ['show-sending', 'submit-by-script']);
  });

  it('a form that the server checks makes one list of both verdicts, in document order, with one jump and one announcement', () => {
    const pressedWrong = play(step, [wrong], state).state;
    const verdict = answered(refused('Note'), refused('Name'), refused('Email'));
    const { state: after, effects } = play(step, [serverAnswered(1, verdict, wrongEmail)], pressedWrong);
    assert.deepEqual(
      after.errors.map(({ name }) => name),
      ['Name', 'Email', 'Note'],
    );
    assert.deepEqual(after.errors[1], refused('Email'));
    assert.equal(effects.filter(({ type }) => type === 'announce-errors').length, 1);
    assert.deepEqual(
      effects.filter(({ type }) => type === 'show-page'),
      [{ type: 'show-page', page: 0, reason: 'error' }],
    );
    assert.deepEqual(
      effects.filter(({ type }) => type === 'focus-errors'),
      [{ type: 'focus-errors', origin: 'server', first: 'Name' }],
    );
  });

  it('a form that the server checks uses the state of the browser at the time of the answer, not the earlier one', () => {
    const pressedWrong = play(step, [wrong], state).state;
    const mended = play(step, [serverAnswered(1, answered(), check('Email', 'email'))], pressedWrong);
    assert.equal(mended.state.phase, 'asking');
    const gone = play(step, [serverAnswered(1, answered())], pressedWrong);
    assert.equal(gone.state.phase, 'asking');
    const broken = play(step, [serverAnswered(1, answered(), wrongEmail)], asking.state);
    assert.deepEqual(
      broken.state.errors.map(({ name }) => name),
      ['Email'],
    );
  });

  it('a form that the server checks drops the server’s error of a field that is hidden now', () => {
    const hidesEmail = rules({ checksOnServer: true, isHidden: (name) => name === 'Email' });
    const after = play(hidesEmail, [serverAnswered(1, answered(refused('Email')))], asking.state);
    assert.equal(after.state.phase, 'asking');
  });

  it('a form that the server checks asks for nothing in the browser where the server alone checks', () => {
    const serverAlone = rules({ checksInBrowser: false, checksOnServer: true });
    const pressedWrong = play(serverAlone, [wrong], state).state;
    const after = play(serverAlone, [serverAnswered(1, answered(), wrongEmail)], pressedWrong);
    assert.equal(after.state.phase, 'asking');
  });

  it('a form that the server checks goes to the page of a component without a field, and to none where that is unknown', () => {
    const component = { name: '', componentId: '9', text: { message: 'x' } };
    const withPages = rules({
      checksOnServer: true,
      pageOf: ({ componentId }) => (componentId === '9' ? 2 : null),
    });
    const shown = (error: FieldError) =>
      play(withPages, [serverAnswered(1, answered(error))], asking.state).effects.filter(
        ({ type }) => type === 'show-page',
      );
    assert.deepEqual(shown(component), [{ type: 'show-page', page: 2, reason: 'error' }]);
    assert.deepEqual(shown(refused('')), []);
  });

  it('a form that the server checks marks two components without a field apart, and takes each mark away', () => {
    const components = ['8', '9'].map((componentId) => ({
      name: '',
      componentId,
      text: { message: componentId },
    }));
    const both = play(step, [serverAnswered(1, answered(...components))], asking.state).state;
    assert.equal(both.errors.length, 2);
    const { effects } = play(step, [valid, serverAnswered(2, answered(...components.slice(1)))], both);
    assert.deepEqual(
      effects.filter(({ type }) => type === 'clear-field'),
      [{ type: 'clear-field', name: '', componentId: '8' }],
    );
  });

  it('a form that the server checks jumps to the earlier of the server’s page and the first error’s', () => {
    const verdict = { type: 'answered', errors: [refused('Note')], page: 0 } as const;
    const { effects } = play(step, [serverAnswered(1, verdict)], asking.state);
    assert.ok(effects.some((effect) => effect.type === 'show-page' && effect.page === 0));
  });

  it('a form that the server checks is not sent when the server names a component that is not in the form', () => {
    const { state: after } = play(step, [serverAnswered(1, answered(refused('')))], asking.state);
    assert.equal(after.phase, 'idle');
    assert.equal(after.errors.length, 1);
  });

  for (const failure of ['network', 'timeout', 'server', 'answer'] as const) {
    it(`a form that the server checks fails closed after ${failure}: the button lives, the visitor is told, nothing is sent (1 to 6)`, () => {
      const after = play(step, [serverAnswered(1, { type: 'failed', failure })], asking.state);
      assert.equal(after.state.phase, 'idle');
      assert.deepEqual(typesOf(after.effects), [
        'write-token',
        'enable-buttons',
        'show-failure',
        'emit-failed',
      ]);
      assert.deepEqual(after.effects.at(-1), { type: 'emit-failed', kind: failure, status: undefined });
    });
  }

  it('a form that the server checks shows the errors of the browser where the server cannot be asked', () => {
    const found = play(step, [wrong], state).state;
    const answer = serverAnswered(1, { type: 'failed', failure: 'network' }, wrongEmail);
    const after = play(step, [answer], found);
    assert.equal(after.state.failure, null);
    assert.equal(after.state.errors.length, 1);
  });

  it('a form that the server checks drops an answer that comes after a reset or a cancel (11)', () => {
    for (const end of ['form-reset', 'attempt-cancelled'] as const) {
      const over = play(step, [{ type: end }], asking.state);
      assert.ok(typesOf(over.effects).includes('stop-asking'));
      assert.deepEqual(play(step, [serverAnswered(1, answered())], over.state).effects, []);
    }
  });
});

describe('a visitor goes to the next page', () => {
  const goal: AttemptGoal = { type: 'page', from: 0, to: 1 };
  const next: AttemptAction = { type: 'goal-requested', goal, checks: [] };

  it('a visitor who goes to the next page is shown it when the page is right, and errors of other pages stay', () => {
    const step = rules({ checksOnServer: true });
    const marked = play(
      step,
      [valid, serverAnswered(1, answered(refused('Note'), refused('Name')))],
      state,
    ).state;
    const { effects } = play(step, [next], marked);
    assert.deepEqual(effects.at(-1), { type: 'ask-server', attempt: 2, page: 1 });
    const after = play(step, [next, serverAnswered(2, answered())], marked);
    assert.deepEqual(after.effects.at(-1), { type: 'show-page', page: 1, reason: 'goal' });
    assert.deepEqual(
      after.state.errors.map(({ name }) => name),
      ['Note'],
    );
  });

  it('a visitor who goes to the next page stays on the page with an error, and no submit has failed', () => {
    const step = rules();
    const checks = [check('Email', 'email', 'typeMismatch')];
    const { effects } = play(step, [{ type: 'goal-requested', goal, checks }], state);
    assert.ok(!typesOf(effects).includes('show-page'));
    assert.ok(!typesOf(effects).includes('emit-failed'));
    assert.ok(typesOf(effects).includes('focus-errors'));
  });
});

describe('a page script asks whether the form is right', () => {
  it('a page script that asks whether the form is right gets a verdict, and nothing is sent', () => {
    const step = rules();
    const { state: after, effects } = play(
      step,
      [{ type: 'goal-requested', goal: { type: 'check' }, checks: [] }],
      state,
    );
    assert.equal(after.phase, 'idle');
    assert.ok(!typesOf(effects).includes('ask-page'));
  });
});
