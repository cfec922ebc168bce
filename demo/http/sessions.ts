import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

/** What the server remembers of one browser. */
export interface Session {
  readonly id: string;
  /** The CSRF field is known by its name; its value is always 1. */
  csrfName: string;
  /** The forms whose thank-you is still to be shown. */
  readonly formsToThank: Set<number>;
  /** What the captcha image shows that was drawn last; empty before there is one, and once it was typed. */
  captchaCode: string;
}

/** The sessions of all browsers. */
export interface Sessions {
  find(id: string | undefined): Session | undefined;
  start(): Session;
}

const cookieName = 'practica_sesion';
const mostSessions = 10_000;

/** Keeps sessions in memory; the oldest goes when there are too many. */
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
      };
      sessions.set(session.id, session);
      const [oldest] = sessions.keys();
      if (sessions.size > mostSessions && oldest !== undefined) sessions.delete(oldest);
      return session;
    },
  };
}

/** Gives the session a new token; the one that pages hold is worth nothing from now on. */
export function renewToken(session: Session): void {
  session.csrfName = randomHex();
}

/** The visitor's session, if there is one. */
export function findSession(context: Context, sessions: Sessions): Session | undefined {
  return sessions.find(getCookie(context, cookieName));
}

/**
 * The visitor's session; a page with a form starts one. Scripts never see its cookie, nor does another site's form
 * send it, and where the page came over HTTPS the browser sends it over nothing else.
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
