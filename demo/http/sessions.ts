import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

/** Session of one browser. */
export interface Session {
  readonly id: string;
  /** Name of the CSRF field; its value is always 1. */
  csrfName: string;
  /** Forms whose thank-you has not been shown yet. */
  readonly formsToThank: Set<number>;
  /** Code of the last captcha image; '' before the first one, and after it was used. */
  captchaCode: string;
  /** Keys of the challenges of ALTCHA that have no answer yet. */
  readonly challengeKeys: Set<string>;
}

/** Sessions of all browsers. */
export interface Sessions {
  find(id: string | undefined): Session | undefined;
  start(): Session;
}

const cookieName = 'practica_sesion';
const mostSessions = 10_000;

/** Creates an in-memory store of sessions. Above its limit the oldest one is dropped. */
export function createSessions(): Sessions {
  const sessions = new Map<string, Session>();

  return {
    find: (id) => (id === undefined ? undefined : sessions.get(id)),
    start() {
      const session = {
        id: randomHex(),
        csrfName: randomHex(),
        formsToThank: new Set<number>(),
        captchaCode: '',
        challengeKeys: new Set<string>(),
      };
      sessions.set(session.id, session);
      const [oldest] = sessions.keys();
      if (sessions.size > mostSessions && oldest !== undefined) sessions.delete(oldest);
      return session;
    },
  };
}

/** Renews the token of a session; pages with the previous one are refused. */
export function renewToken(session: Session): void {
  session.csrfName = randomHex();
}

/** Returns the visitor's session; undefined without one. */
export function findSession(context: Context, sessions: Sessions): Session | undefined {
  return sessions.find(getCookie(context, cookieName));
}

/**
 * Returns the visitor's session, and starts one if necessary. Its cookie is not readable by scripts, not sent by
 * forms of other sites and, for pages over HTTPS, sent over HTTPS only.
 */
export function sessionOf(context: Context, sessions: Sessions, { protocol }: URL): Session {
  const known = findSession(context, sessions);
  if (known) return known;
  const session = sessions.start();
  setCookie(context, cookieName, session.id, {
    ...{ httpOnly: true, sameSite: 'Lax', path: '/' },
    secure: protocol === 'https:',
  });
  return session;
}

function randomHex(): string {
  return randomBytes(16).toString('hex');
}
