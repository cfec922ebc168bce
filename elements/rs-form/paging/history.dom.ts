/** Lets the browser's Back button go through the pages of a form. */
export interface PageHistory {
  /** A page is on show, but not because of the history. */
  turned(to: number, isForward: boolean): void;
  stop(): void;
}

interface HistoryParts {
  readonly page: Window;
  /** Tells this form from the others of the page, after a reload too. */
  readonly key: string;
  /** The page that the form starts with. */
  readonly start: number;
  /** The visitor went to an entry of this page; answers which page is shown then. */
  readonly wanted: (page: number) => number;
}

/**
 * Adds an entry to the history for each step forwards. What the page keeps in its own state stays there, and so do
 * the marks of other forms; a state that is no plain object is left alone.
 */
export function createPageHistory({ page, key, start, wanted }: HistoryParts): PageHistory {
  const { history } = page;
  const run = `${Date.now()} ${Math.random()}`;
  const isMine = (mark: HistoryMark) => mark.key === key;
  let step = marksIn(history.state).marks.find(isMine)?.step ?? 0;
  /** The page of each step of this run. */
  const pages = new Map([[step, start]]);
  let current = start;
  let isGoingBack = false;

  function write(how: 'pushState' | 'replaceState'): void {
    const { owner, marks } = marksIn(history.state);
    const own = { key, run, step, page: current };
    const state = withMarks(history.state, {
      owner: how === 'pushState' ? key : owner,
      marks: [own, ...marks.filter((mark) => !isMine(mark))],
    });
    pages.set(step, current);
    if (state) history[how](state, '');
  }

  function popped({ state }: PopStateEvent): void {
    const { owner, marks } = marksIn(state);
    const mark = marks.find(isMine);
    if (!mark) return;
    const before = step;
    const isOurs = isGoingBack;
    step = mark.step;
    isGoingBack = false;
    // Left from before a reload: nobody wants to press Back once for each of them.
    if (mark.run !== run && step < before && step > 0 && owner === key) return history.back();
    if (mark.run === run && step !== before && !isOurs) current = wanted(mark.page);
    if (mark.run !== run || mark.page !== current) write('replaceState');
  }

  write('replaceState');
  page.addEventListener('popstate', popped);

  return {
    turned(to, isForward) {
      const { owner, marks } = marksIn(history.state);
      const isOnOwn =
        owner === key && marks.some((mark) => isMine(mark) && mark.run === run && mark.step === step);
      current = to;
      if (isForward) step += 1;
      // The entry of that page is one behind: going there keeps Back from showing the page twice.
      isGoingBack = !isForward && isOnOwn && pages.get(step - 1) === to;
      if (isGoingBack) history.back();
      else write(isForward ? 'pushState' : 'replaceState');
    },
    stop() {
      page.removeEventListener('popstate', popped);
      const { owner, marks } = marksIn(history.state);
      if (!marks.some((mark) => isMine(mark) && mark.run === run)) return;
      history.replaceState(
        withMarks(history.state, { owner, marks: marks.filter((mark) => !isMine(mark)) }),
        '',
      );
    },
  };
}

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
