import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const lifetimeMs = 60 * 60 * 1000;

/** Hands out and takes back the passes of visitors who run no scripts. */
export interface NoScriptPasses {
  issue(sessionId: string): string;
  /** Whether the pass is this session's, old enough, and not used before. It is used up by asking. */
  redeem(sessionId: string, pass: string): boolean;
}

/**
 * Stands for a site script of the practice; the original has nothing like it. A score check needs scripts, so a
 * form with one locks out whoever runs none. Such a browser, and only such a one, posts what is inside `<noscript>`:
 * a pass that is signed, bound to the session, single-use, and that a robot which posts at once is too early for.
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
