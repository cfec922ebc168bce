import type { BotCheck } from './form-behaviour.js';

/** Reason why a token was refused; null for an accepted one. */
export type BotVerdict = 'empty' | 'refused' | 'wrong-action' | 'low-score' | 'unreachable' | null;

const leastScore = 0.5;
const timeoutMs = 5000;

interface Verification {
  readonly success?: unknown;
  readonly action?: unknown;
  readonly score?: unknown;
}

/** Address and secret of a token's verification. */
export interface Verifier {
  readonly providerUrl: string;
  readonly secret: string;
}

/** Verifies a token at the provider, which uses it up. */
export async function verifyBotToken(
  { providerUrl, secret }: Verifier,
  { action, provider }: BotCheck,
  token: string,
): Promise<BotVerdict> {
  if (token === '') return 'empty';
  const answer = await ask(`${providerUrl}/recaptcha/api/siteverify`, { secret, response: token });
  if (answer === null) return 'unreachable';
  if (answer.success !== true) return 'refused';
  // A check box has no score, and only one provider returns its action.
  if (provider === 'recaptcha-v2' || provider === 'hcaptcha') return null;
  if (answer.action !== action) return 'wrong-action';
  if (provider === 'turnstile') return null;
  return typeof answer.score === 'number' && answer.score >= leastScore ? null : 'low-score';
}

async function ask(address: string, fields: Record<string, string>): Promise<Verification | null> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await response.json();
    return typeof answer === 'object' && answer !== null ? answer : null;
  } catch {
    return null;
  }
}
