import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatConsent, parseConsent, readCategories } from '../../../shared/consent/parse-consent.model.js';
import { consentCookies } from './consent-cookies.js';

describe('parseConsent', () => {
  for (const [text, accepted] of consentCookies) {
    const answer = accepted === null ? 'no consent' : `consent to ${JSON.stringify(accepted)}`;
    it(`reads ${JSON.stringify(text.slice(0, 60))} as ${answer}`, () => {
      assert.deepEqual(parseConsent(text)?.accepted ?? null, accepted);
    });
  }

  it('reads revision, time and id', () => {
    assert.deepEqual(parseConsent('1.7.1790000000.ab-c_1.necessary'), {
      revision: 7,
      givenAtSeconds: 1790000000,
      id: 'ab-c_1',
      accepted: ['necessary'],
    });
  });

  it('reads what formatConsent wrote', () => {
    const consent = parseConsent('1.7.1790000000.ab-c_1.necessary,statistics');
    assert.ok(consent);
    assert.deepEqual(parseConsent(formatConsent(consent)), consent);
  });

  it('reads no cookie as no consent', () => {
    assert.deepEqual([parseConsent(null), parseConsent(undefined)], [null, null]);
  });
});

describe('readCategories', () => {
  const cases = [[['marketing', 7, null]], ['marketing'], [null], [{ length: 1, 0: 'marketing' }]] as const;
  const answers = [['marketing'], [], [], []];
  cases.forEach(([list], index) => {
    it(`drops what is no category in ${JSON.stringify(list)}`, () => {
      assert.deepEqual(readCategories(list), answers[index]);
    });
  });
});
