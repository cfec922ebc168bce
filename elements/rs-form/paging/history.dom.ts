import { isPlainObject } from '../../../shared/json/plain-object.model.js';

interface HistoryParts {
  readonly window: Window;
  /** Identifies this form among those of the page, after a reload too. */
  readonly key: string;
  /** The page that the form starts with. */
  readonly start: number;
  /** The visitor went to an entry of this page; answers which page is shown then. */
  readonly wanted: (page: number) => number;
}

/**
 * Makes the browser's Back button turn the pages of a form: adds a history entry for each step forwards. The page's data in
 * the history state and the marks of other forms are kept. A state that is no plain object is not changed.
 */
export class PageHistory {
  readonly #parts: HistoryParts;
  readonly #history: Window['history'];
  readonly #run = `${Date.now()} ${Math.random()}`;
  /** The page of each step of this run. */
  readonly #pages: Map<number, number>;
  #step: number;
  #current: number;
  #isGoingBack = false;

  constructor(parts: HistoryParts) {
    const { window, start } = parts;
    this.#parts = parts;
    this.#history = window.history;
    this.#step = marksIn(window.history.state).marks.find(this.#isMine)?.step ?? 0;
    this.#pages = new Map([[this.#step, start]]);
    this.#current = start;
    this.#write('replaceState');
    window.addEventListener('popstate', this.#popped);
  }

  /** Notes the page on show, unless it is on show because of the history. */
  turned(to: number, isForward: boolean): void {
    const { owner, marks } = marksIn(this.#history.state);
    const isOnOwn =
      owner === this.#parts.key && marks.some((mark) => this.#isOfThisRun(mark) && mark.step === this.#step);
    this.#current = to;
    if (isForward) this.#step += 1;
    // The entry of that page is one behind: going there keeps Back from showing the page twice.
    this.#isGoingBack = !isForward && isOnOwn && this.#pages.get(this.#step - 1) === to;
    if (this.#isGoingBack) this.#history.back();
    else this.#write(isForward ? 'pushState' : 'replaceState');
  }

  stop(): void {
    this.#parts.window.removeEventListener('popstate', this.#popped);
    const { owner, marks } = marksIn(this.#history.state);
    if (!marks.some(this.#isOfThisRun)) return;
    const others = marks.filter((mark) => !this.#isMine(mark));
    this.#history.replaceState(withMarks(this.#history.state, { owner, marks: others }), '');
  }

  readonly #isMine = (mark: HistoryMark) => mark.key === this.#parts.key;

  readonly #isOfThisRun = (mark: HistoryMark) => this.#isMine(mark) && mark.run === this.#run;

  #write(how: 'pushState' | 'replaceState'): void {
    const { key } = this.#parts;
    const { owner, marks } = marksIn(this.#history.state);
    const own = { key, run: this.#run, step: this.#step, page: this.#current };
    const state = withMarks(this.#history.state, {
      owner: how === 'pushState' ? key : owner,
      marks: [own, ...marks.filter((mark) => !this.#isMine(mark))],
    });
    this.#pages.set(this.#step, this.#current);
    if (state) this.#history[how](state, '');
  }

  readonly #popped = ({ state }: PopStateEvent): void => {
    const { key, wanted } = this.#parts;
    const { owner, marks } = marksIn(state);
    const mark = marks.find(this.#isMine);
    if (!mark) return;
    const before = this.#step;
    const isOurs = this.#isGoingBack;
    const isThisRun = mark.run === this.#run;
    this.#step = mark.step;
    this.#isGoingBack = false;
    // Entries from before a reload. Back skips them.
    if (!isThisRun && this.#step < before && this.#step > 0 && owner === key) return this.#history.back();
    if (isThisRun && this.#step !== before && !isOurs) this.#current = wanted(mark.page);
    if (!isThisRun || mark.page !== this.#current) this.#write('replaceState');
  };
}

/** Mark of one form in a history entry: the run of its element, and the step, in which the entry was made. */
interface HistoryMark {
  readonly key: string;
  readonly run: string;
  readonly step: number;
  readonly page: number;
}

/** The marks of all forms in one entry, and whose step the entry is. */
interface HistoryMarks {
  readonly owner: string;
  readonly marks: readonly HistoryMark[];
}

const stateKey = 'rs-form-pages';

/** Returns the marks in a history state. Other entries are those of the page. */
function marksIn(state: unknown): HistoryMarks {
  const kept = isPlainObject(state) ? state[stateKey] : undefined;
  if (!isPlainObject(kept) || typeof kept.owner !== 'string' || !Array.isArray(kept.marks))
    return { owner: '', marks: [] };
  const marks: readonly unknown[] = kept.marks;
  return { owner: kept.owner, marks: marks.filter(isMark) };
}

/** The state with these marks beside all that the page keeps in it; null where it is no plain object. */
function withMarks(state: unknown, { owner, marks }: HistoryMarks): object | null {
  if (state !== null && !isPlainObject(state)) return null;
  const next = { ...state, [stateKey]: { owner, marks } };
  if (marks.length === 0) Reflect.deleteProperty(next, stateKey);
  return next;
}

function isMark(value: unknown): value is HistoryMark {
  if (!isPlainObject(value)) return false;
  const isNamed = typeof value.key === 'string' && typeof value.run === 'string';
  return isNamed && Number.isInteger(value.step) && Number.isInteger(value.page);
}
