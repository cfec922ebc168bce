import { readJson } from '../../../../shared/json/read-json.model.js';
import {
  choice,
  integer,
  maybeNumber,
  maybeText,
  open,
  or,
  text,
  type Infer,
} from '../../../../shared/json/schema.model.js';

const hashes = ['SHA-1', 'SHA-256', 'SHA-384', 'SHA-512'] as const;

/** Algorithms of the second protocol that need neither WebAssembly nor much memory. */
const derivations = [
  'SHA-256',
  'SHA-384',
  'SHA-512',
  'PBKDF2/SHA-256',
  'PBKDF2/SHA-384',
  'PBKDF2/SHA-512',
] as const;

const numberFormat = open({
  algorithm: or(choice(hashes), 'SHA-256'),
  /** The hash that is looked for, in hexadecimal digits. */
  challenge: text,
  salt: text,
  signature: text,
  /** The largest number that is tried. */
  maxnumber: or(integer, 1_000_000),
});

/** The posted parameters are signed, so all of them are kept. */
const keyFormat = open({
  parameters: open({
    algorithm: choice(derivations),
    nonce: text,
    salt: text,
    cost: integer,
    keyLength: integer,
    keyPrefix: text,
    /** Seconds since 1970. */
    expiresAt: maybeNumber,
  }),
  signature: maybeText,
});

/** Challenge of the first protocol (widget 1 and 2, Joomla 6.1): find the number whose hash behind the salt is given. */
export type NumberChallenge = Infer<typeof numberFormat>;

/** Challenge of the second protocol (widget 3): find a counter whose derived key has the given beginning. */
export type KeyChallenge = Infer<typeof keyFormat>;

export type Challenge = NumberChallenge | KeyChallenge;

/** Answer to a challenge, and the time that it took, in milliseconds. */
export type Solution =
  | { readonly number: number; readonly took: number }
  | { readonly counter: number; readonly derivedKey: string; readonly time?: number };

/** Returns true for a challenge of the second protocol. */
export function isKeyChallenge(challenge: Challenge): challenge is KeyChallenge {
  return 'parameters' in challenge;
}

/**
 * Reads the answer of a server, and keeps its other keys.
 *
 * @returns Null for an answer that is no challenge, or that this code cannot solve.
 */
export function readChallenge(answer: unknown): Challenge | null {
  const { parameters, codeChallenge } = Object(answer) as Record<string, unknown>;
  // The visitor would have to read a picture, which only ALTCHA's own widget shows.
  if (codeChallenge) return null;
  let isRight = true;
  const read = readJson<Challenge>(parameters === undefined ? numberFormat : keyFormat, answer, () => {
    isRight = false;
  });
  return read && isRight && hexOf(read).every((digits) => /^[\da-f]+$/i.test(digits)) ? read : null;
}

/** Returns the texts of a challenge that are hexadecimal digits. */
function hexOf(challenge: Challenge): readonly string[] {
  if (!isKeyChallenge(challenge)) return [challenge.challenge];
  const { nonce, salt, keyPrefix } = challenge.parameters;
  return [nonce, salt, keyPrefix];
}

/** Returns the time at which a challenge loses its worth, in milliseconds since 1970; Infinity for never. */
export function expiryOf(challenge: Challenge): number {
  const seconds = isKeyChallenge(challenge)
    ? challenge.parameters.expiresAt
    : /[?&]expires=(\d+)/.exec(challenge.salt)?.[1];
  return seconds === undefined ? Infinity : Number(seconds) * 1000;
}
