import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  findConsent,
  isCurrent,
  knownCategories,
  mostDays,
  readTerms,
} from '../../../shared/consent/parse-consent.model.js';
import { formatConsent } from '../../../shared/consent/format-consent.model.js';
import { noServices } from '../../../shared/consent/service-choice.model.js';
import { consentCookies } from './consent-cookies.js';
import { newestRows } from './newest-rows.js';

const now = Math.floor(Date.now() / 1000);
const day = 86_400;

describe('findConsent', () => {
  for (const [text, accepted] of consentCookies) {
    const answer = accepted === null ? 'no consent' : `consent to ${JSON.stringify(accepted)}`;
    it(`findConsent reads ${JSON.stringify(text.slice(0, 60))} as ${answer}`, () => {
      const cookies = `theme=dark; rs_consent=${text}; other=1`;
      assert.deepEqual(findConsent(cookies, now)?.accepted ?? null, accepted);
    });
  }

  for (const [title, cookies, accepted] of newestRows)
    it(`findConsent reads ${title}`, () => {
      assert.deepEqual(findConsent(cookies, now)?.accepted ?? null, accepted);
    });

  it('findConsent reads revision, age and id', () => {
    assert.deepEqual(findConsent(`rs_consent=1.7.${now - 3 * day}.ab-c_1.necessary`, now), {
      revision: 7,
      days: 3,
      id: 'ab-c_1',
      accepted: ['necessary'],
      services: noServices,
    });
  });

  it('findConsent reads what formatConsent wrote', () => {
    const text = `1.7.${now - 3 * day - 1}.ab-c_1.necessary,statistics`;
    const consent = findConsent(`rs_consent=${text}`, now);
    assert.ok(consent);
    assert.equal(formatConsent(consent, now), text);
  });

  it('findConsent is done with a cookie of hostile length at once', () => {
    const hostile = 'rs_consent=1.'.repeat(50_000);
    assert.equal(findConsent(hostile, now), undefined);
  });
});

describe('the requirement of a page', () => {
  for (const [written, chosen, counts] of [
    [{}, { days: 364 }, true],
    [{}, { days: 366 }, false],
    [{ days: '30' }, { days: 29 }, true],
    [{ days: '30' }, { days: 31 }, false],
    [{ days: '9999' }, { days: mostDays }, true],
    [{ days: '9999' }, { days: mostDays + 1 }, false],
    [{ days: 'thirty' }, { days: 0 }, false],
    [{ revision: '7' }, { days: 0, revision: 7 }, true],
    [{ revision: '8' }, { days: 0, revision: 7 }, false],
    [{ revision: ' 7 ' }, { days: 0, revision: 7 }, true],
    [{ revision: 'seven' }, { days: 0, revision: 7 }, false],
  ] as const)
    it(`the requirement of a page is ${counts ? '' : 'not '}met by ${JSON.stringify(chosen)} where it says ${JSON.stringify(written)}`, () => {
      assert.equal(isCurrent({ revision: 0, ...chosen }, readTerms(written)), counts);
    });
});

describe('knownCategories', () => {
  const cases = [[['marketing', 7, null]], ['marketing'], [null], [{ length: 1, 0: 'marketing' }]] as const;
  const answers = [['marketing'], [], [], []];
  cases.forEach(([list], index) => {
    it(`knownCategories drops unknown values of ${JSON.stringify(list)}`, () => {
      assert.deepEqual(knownCategories(list), answers[index]);
    });
  });
});
