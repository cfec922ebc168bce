import { randomBytes } from 'node:crypto';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import type { Challenge } from 'altcha-lib/v1/types';
import type { Session } from '../http/sessions.js';

/** Name under which the answer is posted. */
export const altchaName = 'form[Robot]';

/** Address of the challenges, as Joomla 6.1 has it. */
export const challengeUrl = '/index.php?option=com_ajax&plugin=powcaptcha&group=captcha&format=raw';

const secret = randomBytes(32).toString('hex');

/** Largest number of a challenge: the level "easy" of Joomla 6.1. */
const maxNumber = 50_000;
const lifeMs = 300_000;

/** Creates a challenge, whose key the session remembers until it is answered. */
export function createAltcha({ challengeKeys }: Session): Promise<Challenge> {
  const challengeKey = randomBytes(16).toString('hex');
  challengeKeys.add(challengeKey);
  return createChallenge({
    algorithm: 'SHA-512',
    hmacKey: secret,
    maxNumber,
    expires: new Date(Date.now() + lifeMs),
    params: { challengeKey },
  });
}

/** Returns true if an answer solves a challenge of this session, which uses it up. */
export async function isAltchaSolved({ challengeKeys }: Session, answer: string): Promise<boolean> {
  if (!(await verifySolution(answer, secret))) return false;
  return challengeKeys.delete(extractParams(answer)['challengeKey'] ?? '');
}
