import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const lifetimeMs = 60 * 60 * 1000;

/** Issuer of passes for visitors who run no scripts. */
export interface NoScriptPasses {
  issue(sessionId: string): string;
  /** Returns true if the pass belongs to the session, is old enough, and was not used before. Uses it up. */
  redeem(sessionId: string, pass: string): boolean;
}

/**
 * Creates the issuer. A score check needs scripts, so a form with one locks out visitors without them. A browser
 * without scripts posts the input inside `<noscript>`: a pass that is signed, bound to the session, usable once, and
 * too young for a robot that posts at once. The original has no such feature.
 */
export function createNoScriptPasses(minAgeMs: number, now: () => number = Date.now): NoScriptPasses {
  const secret = randomBytes(32);
  const redeemed = new Map<string, number>();

  const sign = (sessionId: string, issuedAt: string, nonce: string) =>
    createHmac('sha256', secret).update(`${sessionId}.${issuedAt}.${nonce}`).digest('hex');

  function forgetExpired(): void {
    for (const [pass, issuedAt] of redeemed) if (now() - issuedAt > lifetimeMs) redeemed.delete(pass);
  }

  return {
    issue(sessionId) {
      const issuedAt = String(now());
      const nonce = randomBytes(12).toString('hex');
      return `${issuedAt}.${nonce}.${sign(sessionId, issuedAt, nonce)}`;
    },
    redeem(sessionId, pass) {
      const [issuedAt = '', nonce = '', signature = ''] = pass.split('.');
      if (!isSame(signature, sign(sessionId, issuedAt, nonce))) return false;

      const age = now() - Number(issuedAt);
      if (age < minAgeMs || age > lifetimeMs || redeemed.has(pass)) return false;
      forgetExpired();
      redeemed.set(pass, Number(issuedAt));
      return true;
    },
  };
}

function isSame(found: string, expected: string): boolean {
  const [left, right] = [Buffer.from(found), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
