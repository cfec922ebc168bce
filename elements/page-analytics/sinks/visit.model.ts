/** Limits of sent events: at once, per second after that, and per day. */
const most = { atOnce: 20, perSecond: 5, perDay: 5000 };
const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60 * 1000;
/** Longest cookie value that is parsed, in characters. */
const maxCookieLength = 1200;

/** State of a visit: its session, and the number of events sent on this day. */
export interface Visit {
  readonly session: string;
  /** Time of the last event, in milliseconds since 1970. */
  readonly lastMs: number;
  /** Day of the count, in days since 1970. */
  readonly day: number;
  readonly sent: number;
}

/** Token bucket of the rate limit. */
export interface Allowance {
  readonly tokens: number;
  readonly atMs: number;
}

/**
 * Returns a visit at an event. A new session starts after a pause of `minutes`, or if the clock was set back by as
 * much.
 */
export function continueVisit(
  visit: Visit | null,
  { nowMs, minutes, id }: { readonly nowMs: number; readonly minutes: number; readonly id: string },
): Visit {
  const isSame = visit && Math.abs(nowMs - visit.lastMs) < minutes * minuteMs;
  const today = Math.floor(nowMs / dayMs);
  // A clock that was set back does not reset the count.
  const isLater = !visit || today > visit.day;
  return {
    session: isSame ? visit.session : id,
    lastMs: nowMs,
    day: isLater ? today : visit.day,
    sent: isLater ? 0 : visit.sent,
  };
}

/** Consumes one event of the limits; null if a limit is reached. */
export function spend(
  visit: Visit,
  { tokens, atMs }: Allowance,
): { readonly visit: Visit; readonly allowance: Allowance } | null {
  const nowMs = visit.lastMs;
  const refilled = Math.min(most.atOnce, tokens + (Math.max(0, nowMs - atMs) / 1000) * most.perSecond);
  if (refilled < 1 || visit.sent >= most.perDay) return null;
  return {
    visit: { ...visit, sent: visit.sent + 1 },
    allowance: { tokens: refilled - 1, atMs: nowMs },
  };
}

/** Full token bucket. */
export const fullAllowance: Allowance = Object.freeze({ tokens: most.atOnce, atMs: 0 });

/** Parses the cookie's value; null unless it has the exact format. */
export function parseVisit(text: string): Visit | null {
  const match = /^1\.([\da-f]{32})\.(\d{1,11})\.(\d{1,6})\.(\d{1,4})$/.exec(text.slice(0, maxCookieLength));
  if (!match) return null;
  const [, session = '', seconds, day, sent] = match;
  return { session, lastMs: Number(seconds) * 1000, day: Number(day), sent: Number(sent) };
}

/** Returns the cookie's value of a visit. */
export function formatVisit({ session, lastMs, day, sent }: Visit): string {
  return ['1', session, Math.floor(lastMs / 1000), day, sent].join('.').slice(0, maxCookieLength);
}
