import type { Failure } from '../checks/violation.model.js';
import type { FormSession, BotGuard, Contributions } from '../form/rs-form.session.js';
import type { ServerForm } from '../markup/server-form.dom.js';
import { tokenIdOf } from './token-id.model.js';

/** Times that the provider's script may take to be ready, and one check to answer, in milliseconds. */
export const botCheckLimits = Object.freeze({ anchorMs: 20_000, executeMs: 15_000 });

export type BotCheckLimits = Readonly<Record<keyof typeof botCheckLimits, number>>;

/** Reason for a missing token. */
export class BotCheckError extends Error {
  override readonly name = 'BotCheckError';

  constructor(
    readonly failure: Extract<Failure, 'bot-blocked' | 'bot-timeout' | 'bot-refused' | 'bot-unsolved'>,
    options?: ErrorOptions,
  ) {
    super(`The bot check gave no token: ${failure}`, options);
  }
}

/** Members of a form that its check uses. */
export type GuardedForm = Pick<FormSession, 'shell' | 'form' | 'definition' | 'undoLog'>;

/** Bot check of one provider. */
export interface BotCheck {
  /** Loads the provider's script, once. Retries after a failed load at the next call. */
  prepare(): Promise<void>;
  /** Requests a new token. Rejects with a BotCheckError when a time limit is over. */
  askToken(): Promise<string>;
  /** The token that an attempt has had is used up. */
  release?(): void;
  /** A token is worth nothing, whether an attempt has had it or not. */
  renew?(): void;
  stop?(): void;
}

/** Rejects if a promise takes longer than a time limit. */
export async function within<T>(answer: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BotCheckError('bot-timeout')), limitMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns a function that runs a task once, and again after a failure. Calls during a run share its promise. */
export function retryable<T>(task: () => Promise<T>): () => Promise<T> {
  let run: Promise<T> | undefined;
  return () => {
    run ??= task().catch((error: unknown) => {
      run = undefined;
      throw error;
    });
    return run;
  };
}

/**
 * Returns the hidden input of the bot check's token. It is found by its id, whatever its name is; in a form of another system
 * by a name that contains the provider's.
 */
export function tokenInputOf(form: ServerForm): HTMLInputElement | null {
  const inputs = form.find<HTMLInputElement>('input[type="hidden"]');
  const isToken = (input: HTMLInputElement) =>
    form.markup ? /recaptcha/i.test(input.name) : input.getAttribute('id') === tokenIdOf(form.formId);
  return inputs.find(isToken) ?? null;
}

/** Returns the guard of the form's bot check; undefined if the form has none, or its feature is not there yet. */
export function botGuardOf(contributions: Contributions): BotGuard | undefined {
  return contributions.find(({ botGuard }) => botGuard);
}

/** Loads the form's bot check, again after a failure. Settles with undefined if there is none. */
export async function loadBotGuard(contributions: Contributions): Promise<BotGuard | undefined> {
  await contributions.request('bot check');
  return botGuardOf(contributions);
}
