import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mustReload, type ChoiceChange } from '../../../elements/cookie-consent/after-choice/reload.model.js';
import {
  initialConsent,
  stepConsent,
  type ConsentAction,
  type ConsentState,
} from '../../../elements/cookie-consent/choice/step-consent.model.js';
import type { Answers } from '../../../shared/consent/answers.model.js';
import { noServices, type ServiceChoice } from '../../../shared/consent/service-choice.model.js';

const asking = initialConsent(null, true);
const answered = initialConsent(['necessary'], false);

function after(state: ConsentState, ...actions: readonly ConsentAction[]) {
  const effects: string[] = [];
  for (const action of actions) {
    const step = stepConsent(state, action);
    state = step.state;
    effects.push(...step.effects.map(({ type }) => type));
  }
  return { ...state, effects };
}

describe('the layers of consent', () => {
  it('the layers of consent close with an answer, and tell of it', () => {
    const { isOpen, mayClose, effects } = after(asking, { type: 'chosen', accepted: ['necessary'] });
    assert.deepEqual(
      { isOpen, mayClose, effects },
      { isOpen: false, mayClose: true, effects: ['notify', 'return-focus'] },
    );
  });

  it('the layers of consent do not close without one', () => {
    assert.equal(after(asking, { type: 'close-requested' }).isOpen, true);
  });

  it('the layers of consent open again on request, and close with the answer that was there', () => {
    const opened = after(answered, { type: 'show-requested' });
    assert.deepEqual(
      { isOpen: opened.isOpen, effects: opened.effects },
      { isOpen: true, effects: ['take-focus'] },
    );
    const closed = after(opened, { type: 'close-requested' });
    assert.deepEqual(
      { isOpen: closed.isOpen, accepted: closed.accepted },
      { isOpen: false, accepted: ['necessary'] },
    );
  });

  it('the layers of consent close under the privacy signal without an answer', () => {
    const opened = after(
      initialConsent(null, false),
      { type: 'show-requested' },
      { type: 'close-requested' },
    );
    assert.deepEqual({ isOpen: opened.isOpen, accepted: opened.accepted }, { isOpen: false, accepted: null });
  });

  it('the layers of consent ask again where the answer is gone', () => {
    assert.equal(after(answered, { type: 'chosen', accepted: null }).isOpen, true);
  });

  const wanted: ConsentAction = { type: 'settings-requested' };
  for (const [title, actions, expected] of [
    ['wait for the settings', [wanted], 'wanted'],
    ['say that they are late', [wanted, { type: 'settings-late' }], 'late'],
    [
      'show them when they come late',
      [wanted, { type: 'settings-late' }, { type: 'settings-loaded', isThere: true }],
      'open',
    ],
    ['say that they are lost', [wanted, { type: 'settings-loaded', isThere: false }], 'lost'],
    ['ask for lost ones again', [wanted, { type: 'settings-loaded', isThere: false }, wanted], 'wanted'],
    [
      'do not show them to who has answered meanwhile',
      [wanted, { type: 'chosen', accepted: [] }, { type: 'settings-loaded', isThere: true }],
      'closed',
    ],
    [
      'do not call late what is there',
      [wanted, { type: 'settings-loaded', isThere: true }, { type: 'settings-late' }],
      'open',
    ],
  ] as const)
    it(`the layers of consent ${title}`, () => assert.equal(after(asking, ...actions).settings, expected));
});

describe('a reload', () => {
  const of = (accepted: Answers['accepted'], services: Partial<ServiceChoice> = {}): Answers => ({
    accepted,
    services: { ...noServices, ...services },
  });
  const refusal = of(['necessary']);
  const yes = of(['necessary', 'statistics']);
  const change: ChoiceChange = {
    ...{ before: yes, after: refusal, isKept: true },
    ...{ reload: 'when-needed', running: [], isLocked: false },
  };
  const running = [{ category: 'statistics', service: '' }];
  const hotjar = [{ category: 'statistics', service: 'hotjar' }];
  const withoutHotjar = of(['necessary', 'statistics'], { refused: ['hotjar'] });
  const onlyHotjar = of(['necessary'], { allowed: ['hotjar'] });
  for (const [title, more, expected] of [
    ['is not needed where nothing ran', {}, false],
    ['stops what runs', { running }, true],
    ['never comes where the author wants none', { running, reload: 'never' }, false],
    ['comes at every change where the author wants it', { reload: 'always' }, true],
    ['does not come at the same answer again', { reload: 'always', before: refusal }, false],
    ['does not come at a first refusal', { reload: 'always', before: null }, false],
    ['does not lose an answer that no cookie holds', { reload: 'always', isKept: false }, false],
    ['stops what runs though no cookie holds the answer', { running, isKept: false }, true],
    ['brings what only the server can put back', { before: null, after: yes, isLocked: true }, true],
    ['brings nothing back that is refused', { isLocked: true }, false],
    ['leaves what goes on', { running, after: yes }, false],
    [
      'stops a service that is refused in an accepted category',
      { running: hotjar, after: withoutHotjar },
      true,
    ],
    ['leaves a service that is allowed without its category', { running: hotjar, after: onlyHotjar }, false],
    ['leaves other scripts of the category of a refused service', { running, after: withoutHotjar }, false],
    [
      'comes at a refused service where the author wants it at every change',
      { reload: 'always', after: withoutHotjar },
      true,
    ],
    [
      'does not come at the same refused service again',
      { reload: 'always', before: withoutHotjar, after: withoutHotjar },
      false,
    ],
  ] as readonly (readonly [string, Partial<ChoiceChange>, boolean])[])
    it(`a reload ${title}`, () => assert.equal(mustReload({ ...change, ...more }), expected));
});
