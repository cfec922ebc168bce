import { formTokenInput, hasRobotTest, listenForVisitor, readFormPage } from './token.dom.js';
import { type TokenOutcome, tokenInPage, valueInPage } from './token.model.js';
import { serverLimits, type ServerLimits } from '../server-check/ask-server.dom.js';
import type { FormFeature, FormSession } from '../form/rs-form.session.js';

/** Times at which tokens were renewed after the load of the page. */
const freshAt = new WeakMap<HTMLFormElement, number>();

/** Starts the renewal of the form's CSRF token. */
export function startFeature(session: FormSession): FormFeature {
  return { stop: startTokenRenewal(session) };
}

/**
 * Renews the token of a page that has been open for long: silently, at the next touch of the form. Returns the way to
 * stop.
 */
export function startTokenRenewal(
  session: FormSession,
  limits: ServerLimits = serverLimits,
  now: () => number = Date.now,
): () => void {
  const life = new AbortController();
  let isAsking = false;

  async function renew(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    await renewToken(session, { limits, signal: life.signal });
    isAsking = false;
  }

  const stopListening = listenForVisitor(session.form, ({ isRestored }) => {
    if (isRestored || isTokenOld(session, limits, now())) void renew();
  });
  // It starts with a touch, which may be the first after hours.
  if (isTokenOld(session, limits, now())) void renew();

  return () => {
    stopListening();
    life.abort();
  };
}

/** Returns true if the form's token has been there for long. */
export function isTokenOld(
  { form }: FormSession,
  limits: ServerLimits = serverLimits,
  now = Date.now(),
): boolean {
  const since = freshAt.get(form.element) ?? performance.timeOrigin;
  // After a clock was put back the token counts as old.
  return Math.abs(now - since) >= limits.tokenAgeMs;
}

interface RenewOptions {
  readonly limits?: ServerLimits;
  /** Stops it: nothing is written then. */
  readonly signal?: AbortSignal;
}

/** Reads the form's page again and puts its token into the form; nothing else of the form changes. Never rejects. */
export async function renewToken(
  { form }: FormSession,
  { limits = serverLimits, signal = new AbortController().signal }: RenewOptions = {},
): Promise<TokenOutcome> {
  if (!formTokenInput(form) || hasRobotTest(form)) return 'failed';
  const reply = await readFormPage(limits, signal);
  // The page may have changed the form meanwhile.
  const input = formTokenInput(form);
  if (reply.type !== 'replied' || !input || signal.aborted) return 'failed';
  // RSForm's token is the name of its input, other systems' the value.
  const part = form.markup ? 'value' : 'name';
  const token = form.markup ? valueInPage(reply.text, input.name) : tokenInPage(reply.text, form.formId);
  if (token === null) return 'failed';

  freshAt.set(form.element, Date.now());
  if (input[part] === token) return 'same';
  input[part] = token;
  return 'renewed';
}
