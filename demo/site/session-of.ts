import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Session, Sessions } from '../http/sessions.js';

const cookieName = 'practica_sesion';

/** The visitor's session, if there is one. */
export function findSession(context: Context, sessions: Sessions): Session | undefined {
  return sessions.find(getCookie(context, cookieName));
}

/** The visitor's session; a page with a form starts one. */
export function sessionOf(context: Context, sessions: Sessions): Session {
  const known = findSession(context, sessions);
  if (known) return known;
  const session = sessions.start();
  setCookie(context, cookieName, session.id, { httpOnly: true, sameSite: 'Lax', path: '/' });
  return session;
}
