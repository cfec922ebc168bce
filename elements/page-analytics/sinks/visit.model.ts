/** How many events may be sent: so many at once, so many a second after that, so many a day. */
const most = { atOnce: 20, perSecond: 5, perDay: 5000 };
const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60 * 1000;
/** What is read of a cookie, whoever wrote it. */
const maxCookieLength = 1200;

/** What is known of one visit: its session, and what of the day's events is spent. */
export interface Visit {
  readonly session: string;
  /** When the last event was, in milliseconds since 1970. */
  readonly lastMs: number;
  /** The day of the count, counted from 1970. */
  readonly day: number;
  readonly sent: number;
}

/** How many events may be sent at this moment. */
export interface Allowance {
  readonly tokens: number;
  readonly atMs: number;
}

/** What an event makes of a visit: a new session after so long without one, or where the clock was set back as far. */
export function continueVisit(
  visit: Visit | null,
  { nowMs, minutes, id }: { readonly nowMs: number; readonly minutes: number; readonly id: string },
): Visit {
  const isSame = visit && Math.abs(nowMs - visit.lastMs) < minutes * minuteMs;
  const today = Math.floor(nowMs / dayMs);
  // A clock that was set back gives nothing that is spent already.
  const isLater = !visit || today > visit.day;
  return {
    session: isSame ? visit.session : id,
    lastMs: nowMs,
    day: isLater ? today : visit.day,
    sent: isLater ? 0 : visit.sent,
  };
}

/** Spends one event; null where none is left at this moment or on this day. */
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

/** Before anything was sent. */
export const fullAllowance: Allowance = Object.freeze({ tokens: most.atOnce, atMs: 0 });

/** The visit in the text of a cookie; null for anything that is not exactly ours. */
export function parseVisit(text: string): Visit | null {
  const match = /^1\.([\da-f]{32})\.(\d{1,11})\.(\d{1,6})\.(\d{1,4})$/.exec(text.slice(0, maxCookieLength));
  if (!match) return null;
  const [, session = '', seconds, day, sent] = match;
  return { session, lastMs: Number(seconds) * 1000, day: Number(day), sent: Number(sent) };
}

/** The text of the cookie for a visit. */
export function formatVisit({ session, lastMs, day, sent }: Visit): string {
  return ['1', session, Math.floor(lastMs / 1000), day, sent].join('.').slice(0, maxCookieLength);
}
