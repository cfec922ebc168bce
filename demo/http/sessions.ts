import { randomBytes } from 'node:crypto';

/** What the server remembers of one browser. */
export interface Session {
  readonly id: string;
  /** The CSRF field is known by its name; its value is always 1. */
  csrfName: string;
  /** The forms whose thank-you is still to be shown. */
  readonly thanks: Set<number>;
  /** The forms whose token was refused on purpose. */
  readonly refused: Set<number>;
}

/** The sessions of all browsers. */
export interface Sessions {
  find(id: string | undefined): Session | undefined;
  start(): Session;
}

const mostSessions = 10_000;

/** Gives the session a new token; the one that pages hold is worth nothing from now on. */
export function renewToken(session: Session): void {
  session.csrfName = hex();
}

/** Keeps sessions in memory; the oldest goes when there are too many. */
export function createSessions(): Sessions {
  const sessions = new Map<string, Session>();

  return {
    find: (id) => (id === undefined ? undefined : sessions.get(id)),
    start() {
      const session = { id: hex(), csrfName: hex(), thanks: new Set<number>(), refused: new Set<number>() };
      sessions.set(session.id, session);
      const [oldest] = sessions.keys();
      if (sessions.size > mostSessions && oldest !== undefined) sessions.delete(oldest);
      return session;
    },
  };
}

function hex(): string {
  return randomBytes(16).toString('hex');
}
