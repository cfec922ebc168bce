import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { simplifyAnswers } from '../../../elements/cookie-consent/choice/offer.model.js';
import { isAllowed, type Answers } from '../../../shared/consent/answers.model.js';
import { findCategories, findConsent } from '../../../shared/consent/parse-consent.model.js';
import { formatConsent } from '../../../shared/consent/format-consent.model.js';
import { knownServices } from '../../../shared/consent/service-choice.model.js';
import type { ListedService } from '../../../shared/consent/services.model.js';
import { serviceCookies } from './service-cookies.js';

const now = Date.now() / 1000;

describe('the services in the consent cookie', () => {
  for (const { text, id, allowed, refused } of serviceCookies) {
    const title = `${text.slice(0, 70)} (${text.length} characters)`;
    it(`the consent cookie has the id and the services of ${title}`, () => {
      const found = findConsent(`a=1; rs_consent=${text}; b=2`, now);
      assert.deepEqual({ id: found?.id, services: found?.services }, { id, services: { allowed, refused } });
    });

    it(`a reader of categories alone reads them in ${title}`, () =>
      assert.deepEqual(findCategories(`rs_consent=${text}`, now)?.accepted, ['necessary', 'statistics']));
  }

  it('the consent cookie keeps the services of a choice that is written again', () => {
    const text = serviceCookies[2]?.text ?? '';
    const found = findConsent(`rs_consent=${text}`, now);
    assert.ok(found);
    assert.equal(formatConsent(found, now), text);
  });

  it('the consent cookie is read at once where its segment of the id is of hostile length', () => {
    const hostile = `rs_consent=1.1.${Math.round(now)}.${'a_1234567890'.repeat(20_000)}.necessary`;
    assert.deepEqual(findConsent(hostile, now)?.services, { allowed: [], refused: [] });
  });
});

describe('answers to services', () => {
  const answers = (accepted: Answers['accepted'], allowed: string[] = [], refused: string[] = []) => ({
    accepted,
    services: { allowed, refused },
  });
  for (const [title, given, category, service, expected] of [
    ['follow their category where it is accepted', answers(['statistics']), 'statistics', 'hotjar', true],
    ['follow their category where it is refused', answers([]), 'statistics', 'hotjar', false],
    ['allow a service alone', answers([], ['hotjar']), 'statistics', 'hotjar', true],
    ['leave the rest of its category', answers([], ['hotjar']), 'statistics', '', false],
    [
      'refuse one in an accepted category',
      answers(['statistics'], [], ['hotjar']),
      'statistics',
      'hotjar',
      false,
    ],
    ['refuse one that is in both lists', answers([], ['hotjar'], ['hotjar']), 'statistics', 'hotjar', false],
    ['refuse nothing that is necessary', answers([], [], ['session']), 'necessary', 'session', true],
  ] as const)
    it(`answers to services ${title}`, () => assert.equal(isAllowed(given, { category, service }), expected));

  const listed: readonly ListedService[] = [
    { id: 'hotjar', category: 'statistics', name: 'Hotjar', hosts: ['hotjar.com'], entry: null, at: '' },
    { id: 'youtube', category: 'preferences', name: 'YouTube', hosts: ['youtube.com'], entry: null, at: '' },
    { id: 'session', category: 'necessary', name: 'Session', hosts: ['a.example'], entry: null, at: '' },
  ];
  for (const [title, given, expected] of [
    [
      'drop what only repeats the answer to the category',
      answers(['statistics'], ['hotjar'], ['youtube', 'session']),
      answers(['statistics']),
    ],
    [
      'keep what differs from it, each once',
      answers(['statistics'], ['youtube', 'youtube'], ['hotjar']),
      answers(['statistics'], ['youtube'], ['hotjar']),
    ],
    [
      'keep those about services that another page lists',
      answers([], ['other'], ['another']),
      answers([], ['other'], ['another']),
    ],
  ] as const)
    it(`answers to services ${title}`, () => assert.deepEqual(simplifyAnswers(given, listed), expected));

  for (const value of [null, 7, 'youtube', { allowed: 'youtube', refused: [1, null, '<b>', 'Youtube'] }])
    it(`answers to services drop what another script says in another form: ${JSON.stringify(value)}`, () =>
      assert.deepEqual(knownServices(value), { allowed: [], refused: [] }));
});
