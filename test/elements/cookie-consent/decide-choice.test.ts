import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { offeredOf, readOffered } from '../../../elements/cookie-consent/choice/categories.model.js';
import {
  decideChoice,
  type ChoiceDecision,
  type ChoiceFacts,
} from '../../../elements/cookie-consent/choice/decide-choice.model.js';
import {
  consentCategories,
  findConsent,
  type ConsentCategory,
} from '../../../shared/consent/parse-consent.model.js';
import { noServices } from '../../../shared/consent/service-choice.model.js';
import { consentCookies } from '../../shared/consent/consent-cookies.js';

const offered: readonly ConsentCategory[] = ['necessary', 'preferences', 'statistics'];

const decide = (facts: Partial<ChoiceFacts>): ChoiceDecision =>
  decideChoice({
    ...{ stored: undefined, legacyStatus: '', hasPrivacySignal: false, offered },
    terms: { revision: 1, days: 365 },
    ...facts,
  });

/** Terms of a page that names none. */
const first = { revision: 0, days: 365 };

const stored = (accepted: readonly ConsentCategory[], more: object = {}) => ({
  stored: { revision: 1, days: 1, id: 'a1', accepted, services: noServices, ...more },
});

describe('the choice of a visitor', () => {
  const cases: readonly (readonly [string, Partial<ChoiceFacts>, Partial<ChoiceDecision>])[] = [
    ['asks who comes for the first time', {}, { accepted: null, isAsking: true, cookie: 'keep' }],
    [
      'takes the privacy signal as a refusal, and asks nothing',
      { hasPrivacySignal: true },
      { accepted: null, isAsking: false },
    ],
    [
      'lets a choice win over the privacy signal',
      { hasPrivacySignal: true, ...stored(['necessary', 'statistics']) },
      { accepted: ['necessary', 'statistics'], isAsking: false, cookie: 'keep' },
    ],
    [
      'remembers a refusal as long as a consent',
      stored(['necessary'], { days: 365 }),
      { accepted: ['necessary'], isAsking: false, cookie: 'keep' },
    ],
    [
      'asks again after the days that the page names',
      stored(['necessary', 'statistics'], { days: 365.1 }),
      { accepted: null, isAsking: true, cookie: 'delete' },
    ],
    [
      'asks again at a new revision',
      { ...stored(['necessary', 'statistics']), terms: { revision: 2, days: 365 } },
      { accepted: null, isAsking: true, cookie: 'keep' },
    ],
    [
      'asks nothing where a page is of an older revision than the choice',
      stored(['necessary'], { revision: 7 }),
      { accepted: ['necessary'], isAsking: false },
    ],
    [
      'never accepts what nobody offers, and takes it out of the cookie',
      stored(['necessary', 'statistics', 'marketing']),
      { accepted: ['necessary', 'statistics'], cookie: 'write' },
    ],
    [
      'asks at an unreadable revision of the page',
      { ...stored(['necessary', 'statistics']), terms: { revision: NaN, days: 365 } },
      { accepted: null, isAsking: true },
    ],
    [
      'takes the old allow for what is offered now, at the first revision',
      { legacyStatus: 'allow', terms: first },
      { accepted: ['necessary', 'preferences', 'statistics'], isAsking: false, cookie: 'write' },
    ],
    ['takes no old allow at a later revision', { legacyStatus: 'allow' }, { accepted: null, isAsking: true }],
    [
      'never takes the old allow for marketing',
      { legacyStatus: 'allow', terms: first, offered: consentCategories },
      { accepted: ['necessary', 'preferences', 'statistics'] },
    ],
    [
      'takes the old deny at every revision',
      { legacyStatus: 'deny' },
      { accepted: ['necessary'], isAsking: false, cookie: 'write' },
    ],
    ['takes the old dismiss for no answer', { legacyStatus: 'dismiss' }, { accepted: null, isAsking: true }],
    ['takes no word that is none', { legacyStatus: 'allow;x' }, { accepted: null, isAsking: true }],
  ];
  for (const [title, facts, expected] of cases)
    it(`the consent layer ${title}`, () => {
      const found = decide(facts);
      assert.deepEqual({ ...found, ...expected }, found);
    });

  for (const [text, accepted] of consentCookies)
    it(`the consent layer asks, or offers no more than the page does, at ${JSON.stringify(text.slice(0, 50))}`, () => {
      const stored = findConsent(`rs_consent=${text}`, Date.now() / 1000);
      const found = decide({ stored, terms: first });
      const expected = accepted && offeredOf(accepted as ConsentCategory[], offered);
      assert.deepEqual(found.accepted, expected);
      assert.equal(found.isAsking, expected === null);
    });
});

describe('the categories of a page', () => {
  for (const [json, expected] of [
    [undefined, ['necessary', 'preferences', 'statistics']],
    ['{"categories":["statistics"]}', ['necessary', 'statistics']],
    ['{"categories":[{"id":"marketing"},"preferences"]}', ['necessary', 'preferences', 'marketing']],
    ['{"categories":[]}', ['necessary']],
    ['{"categories":[null,7,{"id":"__proto__"},"toString"]}', ['necessary']],
    ['{"categories":"all"}', ['necessary', 'preferences', 'statistics']],
    ['null', ['necessary', 'preferences', 'statistics']],
    ['{', ['necessary', 'preferences', 'statistics']],
  ] as const)
    it(`the reader of the categories reads ${json ?? 'no JSON'}`, () =>
      assert.deepEqual(readOffered(json), expected));
});
