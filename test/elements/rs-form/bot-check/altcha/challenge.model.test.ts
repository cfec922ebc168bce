import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey as byPbkdf2 } from 'altcha-lib/algorithms/pbkdf2';
import { deriveKey as bySha } from 'altcha-lib/algorithms/sha';
import type { DeriveKeyFunction, Payload } from 'altcha-lib/types';
import { createChallenge as createNumber, verifySolution as verifyNumber } from 'altcha-lib/v1';
import { expiryOf, readChallenge } from '../../../../../elements/rs-form/bot-check/altcha/challenge.model.js';
import { payloadOf } from '../../../../../elements/rs-form/bot-check/altcha/source.dom.js';
import { solve } from '../../../../../elements/rs-form/bot-check/altcha/solve.dom.js';

const secret = 'a secret of the server';
const whole = { first: 0, step: 1 };
const noPause = () => Promise.resolve();

/** Solves what a server sends, and returns the posted text. */
async function answerTo(sent: unknown): Promise<string> {
  const challenge = readChallenge(JSON.parse(JSON.stringify(sent)));
  assert.ok(challenge);
  const solution = await solve(challenge, whole, noPause);
  assert.ok(solution);
  return payloadOf(challenge, solution);
}

const derivations: readonly (readonly [string, DeriveKeyFunction])[] = [
  ['SHA-256', bySha],
  ['SHA-384', bySha],
  ['SHA-512', bySha],
  ['PBKDF2/SHA-256', byPbkdf2],
  ['PBKDF2/SHA-384', byPbkdf2],
  ['PBKDF2/SHA-512', byPbkdf2],
];

describe('rs-form: a challenge of ALTCHA', () => {
  for (const algorithm of ['SHA-1', 'SHA-256', 'SHA-512'] as const) {
    it(`a challenge of ALTCHA’s first protocol by ${algorithm} is solved so that the server accepts it`, async () => {
      const sent = await createNumber({
        algorithm,
        hmacKey: secret,
        maxNumber: 900,
        params: { challengeKey: 'a key' },
        expires: new Date(Date.now() + 60_000),
      });
      assert.equal(await verifyNumber(await answerTo(sent), secret), true);
    });
  }

  for (const [algorithm, deriveKey] of derivations) {
    it(`a challenge of ALTCHA’s second protocol by ${algorithm} is solved so that the server accepts it`, async () => {
      const options = { algorithm, cost: 3, deriveKey, hmacSignatureSecret: secret };
      const sent = await createChallenge({ ...options, counter: 40, data: { form: 'contacto' } });
      const payload = JSON.parse(atob(await answerTo(sent))) as Payload;
      const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: secret });
      assert.equal(verified, true);
    });
  }

  it('a challenge of ALTCHA by PBKDF2 is solved on a page over plain HTTP, which has no Web Crypto', async () => {
    const options = { algorithm: 'PBKDF2/SHA-256', cost: 3, deriveKey: byPbkdf2 };
    const sent = await createChallenge({ ...options, counter: 40, hmacSignatureSecret: secret });
    Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
    const answer = await answerTo(sent).finally(() => Reflect.deleteProperty(crypto, 'subtle'));
    const payload = JSON.parse(atob(answer)) as Payload;
    const verified = verifySolution({ ...payload, deriveKey: byPbkdf2, hmacSignatureSecret: secret });
    assert.equal((await verified).verified, true);
  });

  it('a challenge of ALTCHA without an answer among its numbers ends with none', async () => {
    const sent = await createNumber({ hmacKey: secret, number: 50, maxNumber: 20 });
    const challenge = readChallenge(sent);
    assert.ok(challenge);
    assert.equal(await solve(challenge, whole, noPause), null);
  });

  it('a challenge of ALTCHA is shared by several workers: one of them has the answer', async () => {
    const challenge = readChallenge(await createNumber({ hmacKey: secret, number: 50, maxNumber: 90 }));
    assert.ok(challenge);
    const shares = [0, 1, 2].map((first) => solve(challenge, { first, step: 3 }, noPause));
    const found = (await Promise.all(shares)).map((one) => one && 'number' in one && one.number);
    assert.deepEqual(found, [null, null, 50]);
  });

  it('a challenge of ALTCHA ends at the time that the server has signed, or never', async () => {
    const expires = new Date(1_900_000_000_000);
    const first = readChallenge(await createNumber({ hmacKey: secret, expires }));
    const never = readChallenge(await createNumber({ hmacKey: secret }));
    const second = readChallenge(
      await createChallenge({ algorithm: 'SHA-256', cost: 1, deriveKey: bySha, expiresAt: expires }),
    );
    assert.ok(first && never && second);
    assert.deepEqual(
      { first: expiryOf(first), second: expiryOf(second), never: expiryOf(never) },
      { first: expires.getTime(), second: expires.getTime(), never: Infinity },
    );
  });

  const right = { algorithm: 'SHA-256', challenge: 'ab', salt: 's', signature: 'x' };
  const parameters = {
    algorithm: 'SHA-256',
    nonce: 'ab',
    salt: 'ab',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
  };
  const refused: readonly (readonly [string, unknown])[] = [
    ['no JSON', undefined],
    ['a text', 'challenge'],
    ['a list', [right]],
    ['an object without a challenge', {}],
    ['a hash that is no hash', { ...right, challenge: 'xyz' }],
    ['an unknown hash', { ...right, algorithm: 'MD5' }],
    ['a number of tries that is no number', { ...right, maxnumber: 'many' }],
    ['memory that only its own script has', { parameters: { ...parameters, algorithm: 'ARGON2ID' } }],
    ['a beginning that no key has', { parameters: { ...parameters, keyPrefix: '' } }],
    ['a picture to read', { parameters, codeChallenge: { image: 'data:,' } }],
  ];
  for (const [title, sent] of refused)
    it(`a challenge of ALTCHA is refused: ${title}`, () => assert.equal(readChallenge(sent), null));

  it('a challenge of ALTCHA keeps the keys that the server has signed', () => {
    const sent = { parameters: { ...parameters, data: { form: 1 } }, signature: 'x' };
    assert.deepEqual(readChallenge(sent), sent);
  });
});
