import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  tickCategory,
  tickOf,
  tickService,
  type TickedCategory,
} from '../../../elements/cookie-consent/choice/tick.model.js';
import { grantWanted } from '../../../elements/cookie-consent/choice/offer.model.js';
import type { Answers } from '../../../shared/consent/answers.model.js';
import type { ListedService } from '../../../shared/consent/services.model.js';

const category: TickedCategory = {
  id: 'preferences',
  services: [{ id: 'youtube' }, { id: 'maps' }, { id: 'captcha' }],
};
const answers = (isOn: boolean, allowed: string[] = [], refused: string[] = []): Answers => ({
  accepted: isOn ? ['statistics', 'preferences'] : ['statistics'],
  services: { allowed, refused },
});

describe('the check boxes of a category and its services', () => {
  for (const [title, given, expected] of [
    ['on where all of it is accepted', answers(true), 'on'],
    ['off where none of it is', answers(false), 'off'],
    ['mixed where one service is allowed alone', answers(false, ['youtube']), 'mixed'],
    ['mixed where one service is refused', answers(true, [], ['maps']), 'mixed'],
    ['on where only a service of another category is refused', answers(true, [], ['hotjar']), 'on'],
  ] as const)
    it(`the check box of a category is ${title}`, () => assert.equal(tickOf(category, given), expected));

  for (const [title, given, expected] of [
    [
      'ticked from a mixed state is on with all of its services',
      [true, answers(false, ['maps'])],
      answers(true),
    ],
    [
      'unticked from a mixed state is off with all of its services',
      [false, answers(true, [], ['maps'])],
      answers(false),
    ],
    [
      'ticked leaves the services of others',
      [true, answers(false, ['other', 'maps'], ['hotjar'])],
      answers(true, ['other'], ['hotjar']),
    ],
  ] as const)
    it(`a category that is ${title}`, () =>
      assert.deepEqual(tickCategory(given[1], category, given[0]), expected));

  for (const [title, given, [service, isOn], expected] of [
    [
      'ticked alone is allowed without its category',
      answers(false),
      ['youtube', true],
      answers(false, ['youtube']),
    ],
    [
      'unticked in an accepted category is refused',
      answers(true),
      ['maps', false],
      answers(true, [], ['maps']),
    ],
    [
      'ticked again is refused no more',
      answers(true, [], ['maps', 'youtube']),
      ['maps', true],
      answers(true, [], ['youtube']),
    ],
    [
      'unticked again is allowed no more',
      answers(false, ['maps', 'youtube']),
      ['maps', false],
      answers(false, ['youtube']),
    ],
    [
      'ticked as the last one ticks the category',
      answers(false, ['maps', 'captcha']),
      ['youtube', true],
      answers(true),
    ],
    [
      'unticked as the last one unticks the category',
      answers(true, [], ['maps', 'captcha']),
      ['youtube', false],
      answers(false),
    ],
  ] as readonly (readonly [string, Answers, readonly [string, boolean], Answers])[])
    it(`a service that is ${title}`, () => {
      const found = tickService(given, category, service, isOn);
      assert.deepEqual(found, expected);
    });
});

describe('a grant request', () => {
  const listed: readonly ListedService[] = [
    { id: 'youtube', category: 'preferences', name: 'YouTube', hosts: ['youtube.com'], entry: null, at: '' },
  ];
  const offer = { offered: ['necessary', 'preferences', 'statistics'] as const, listed };
  for (const [title, detail, expected] of [
    [
      'for a service accepts it without its category',
      { categories: [], services: ['youtube'] },
      answers(false, ['youtube'], ['hotjar']),
    ],
    [
      'for a category alone accepts it',
      { categories: ['preferences'] },
      answers(true, [], ['hotjar', 'youtube']),
    ],
    ['for a service that is not listed is refused', { services: ['vimeo'] }, null],
    [
      'for a category that is not offered is refused',
      { categories: ['marketing'], services: ['youtube'] },
      null,
    ],
    ['for nothing is refused', { categories: [], services: [] }, null],
    ['of another form is refused', 'youtube', null],
  ] as const)
    it(`a grant request ${title}`, () => {
      const before = answers(false, [], ['hotjar', 'youtube']);
      const found = grantWanted(detail, before, offer);
      assert.deepEqual(found && { ...found, accepted: [...found.accepted] }, expected);
    });
});
