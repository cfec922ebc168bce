import { solveChallenge } from 'altcha-lib';
import { deriveKey as deriveByWebCrypto } from 'altcha-lib/algorithms/web/pbkdf2';
import type { DeriveKeyFunction } from 'altcha-lib/types';
import { sha1 } from '@noble/hashes/legacy.js';
import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import {
  isKeyChallenge,
  type Challenge,
  type KeyChallenge,
  type NumberChallenge,
  type Solution,
} from './challenge.model.js';

/** Part of the tries that one worker makes: every `step`th number from `first` on. */
export interface Share {
  readonly first: number;
  readonly step: number;
}

/** Receives the number of tries so far, now and then. Settles when the next tries may be made. */
export type Pause = (tries: number) => Promise<void>;

/** So many tries take a phone some hundredths of a second. */
const triesAtOnce = 1000;

const hashes = new Map([
  ['SHA-1', sha1],
  ['SHA-256', sha256],
  ['SHA-384', sha384],
  ['SHA-512', sha512],
]);

/** Solves a share of a challenge. Settles with null if no number of the share is the answer. */
export function solve(challenge: Challenge, share: Share, pause: Pause): Promise<Solution | null> {
  return isKeyChallenge(challenge) ? findKey(challenge, share, pause) : findNumber(challenge, share, pause);
}

async function findNumber(
  { algorithm, salt, challenge, maxnumber }: NumberChallenge,
  { first, step }: Share,
  pause: Pause,
): Promise<Solution | null> {
  const hash = hashes.get(algorithm) ?? sha256;
  const wanted = challenge.toLowerCase();
  const start = performance.now();
  for (let number = first, tries = 0; number <= maxnumber; number += step, tries += 1) {
    if (tries % triesAtOnce === 0) await pause(tries);
    if (bytesToHex(hash(utf8ToBytes(`${salt}${number}`))) === wanted)
      return { number, took: Math.round(performance.now() - start) };
  }
  return null;
}

function findKey(
  { parameters }: KeyChallenge,
  { first, step }: Share,
  pause: Pause,
): Promise<Solution | null> {
  let tries = 0;
  const isSecure = typeof crypto.subtle === 'object';
  const derive = isSecure && parameters.algorithm.startsWith('PBKDF2/') ? deriveByWebCrypto : deriveHere;
  return solveChallenge({
    challenge: { parameters },
    counterStart: first,
    counterStep: step,
    // The page decides how long a visitor may wait.
    timeout: 0,
    async deriveKey(...input) {
      await pause((tries += 1));
      return derive(...input);
    },
  });
}

/** Derives a key without Web Crypto, which a page over plain HTTP does not have. */
const deriveHere: DeriveKeyFunction = async ({ algorithm, cost, keyLength }, salt, password) => {
  const [name = '', ofPbkdf2] = algorithm.split('/');
  const hash = hashes.get(ofPbkdf2 ?? name) ?? sha256;
  if (ofPbkdf2) return { derivedKey: await pbkdf2Async(hash, password, salt, { c: cost, dkLen: keyLength }) };
  let derivedKey: Uint8Array = concatBytes(salt, password);
  for (let round = 0; round < Math.max(1, cost); round += 1) derivedKey = hash(derivedKey);
  return { derivedKey: derivedKey.slice(0, keyLength) };
};
