/** What an entry of the history knows of one form: in which run of its element, and as which step, it was made. */
export interface HistoryMark {
  readonly key: string;
  readonly run: string;
  readonly step: number;
  readonly page: number;
}

/** The marks of all forms in one entry, and whose step the entry is. */
export interface HistoryMarks {
  readonly owner: string;
  readonly marks: readonly HistoryMark[];
}

const stateKey = 'rs-form-pages';

/** The marks in a state of the history; whatever else the page put there is not ours. */
export function marksIn(state: unknown): HistoryMarks {
  const kept = isPlain(state) ? state[stateKey] : undefined;
  if (!isPlain(kept) || typeof kept.owner !== 'string' || !Array.isArray(kept.marks))
    return { owner: '', marks: [] };
  return { owner: kept.owner, marks: (kept.marks as readonly unknown[]).filter(isMark) };
}

/** The state with these marks beside all that the page keeps in it; null where it is no plain object. */
export function withMarks(state: unknown, { owner, marks }: HistoryMarks): object | null {
  if (state !== null && !isPlain(state)) return null;
  const next = { ...state, [stateKey]: { owner, marks } };
  if (marks.length === 0) Reflect.deleteProperty(next, stateKey);
  return next;
}

function isMark(value: unknown): value is HistoryMark {
  if (!isPlain(value)) return false;
  const isNamed = typeof value.key === 'string' && typeof value.run === 'string';
  return isNamed && Number.isInteger(value.step) && Number.isInteger(value.page);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
