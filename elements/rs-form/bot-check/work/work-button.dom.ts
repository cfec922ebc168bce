import { listen } from '../../../../shared/dom/listen.js';
import type { UndoLog } from '../../../../shared/dom/undo-log.js';
import type { Translate } from '../../../../shared/i18n/texts.js';
import { documentOf } from '../../../../shared/dom/unclobbered.js';
import { compute } from './compute.dom.js';
import { likelyDone, readPuzzle, type Puzzle } from './puzzle.model.js';
import { writeOwnLabel } from '../../../../shared/i18n/mark-language.js';

const states = {
  pending: 'hashcash__pending',
  working: 'hashcash__working',
  done: 'hashcash__done',
} as const;

/** Returns the puzzle in the server's button; null where nothing can be computed from it. */
export function puzzleOf({ dataset }: HTMLElement): Puzzle | null {
  const { hashcashText: text, hashcashLevel: level, hashcashName: name } = dataset;
  return readPuzzle({ text, level, name });
}

export interface WorkOptions {
  readonly undoLog: UndoLog;
  readonly translate: Translate;
  announce(text: string): void;
}

/** Computes when the button is pressed or the form is sent, shows how far it is, and leaves the answer beside it. */
export class WorkButton {
  readonly #button: HTMLElement;
  readonly #puzzle: Puzzle;
  readonly #options: WorkOptions;
  readonly #life = new AbortController();
  readonly #stopListening: () => void;
  #work: Promise<number> | undefined;
  #answer: HTMLInputElement | undefined;
  #progress: HTMLProgressElement | undefined;

  constructor(button: HTMLElement, puzzle: Puzzle, options: WorkOptions) {
    this.#button = button;
    this.#puzzle = puzzle;
    this.#options = options;
    this.#stopListening = listen(button, ['click'], () => this.#press());
  }

  #press(): void {
    // A failure now is reported when the form is sent, which tries again.
    this.solve().catch(() => undefined);
  }

  /** Settles with the count once that is in the form. */
  solve(): Promise<number> {
    this.#work ??= this.#compute().catch((error: unknown) => {
      this.#work = undefined;
      this.#show('pending');
      throw error;
    });
    return this.#work;
  }

  /** Discards a finished answer. A running computation goes on. */
  renew(): void {
    if (!this.#answer) return;
    this.#answer.remove();
    this.#answer = undefined;
    this.#work = undefined;
    this.#show('pending');
  }

  stop(): void {
    this.#life.abort();
    this.#stopListening();
    this.#progress?.remove();
  }

  async #compute(): Promise<number> {
    const { translate, announce } = this.#options;
    const { level } = this.#puzzle;
    const progress = this.#showProgress();
    writeOwnLabel(progress, translate('rs-form.work'));
    progress.value = 0;
    this.#show('working');
    announce(translate('rs-form.work'));
    const count = await compute('hashcash', this.#puzzle, {
      progressed: (tries) => (progress.value = likelyDone(tries, level)),
      signal: this.#life.signal,
    });
    // The progress behind the button goes first.
    this.#show('done');
    this.#write(count);
    announce(translate('rs-form.work-done'));
    return count;
  }

  #showProgress(): HTMLProgressElement {
    const progress = documentOf(this.#button).createElement('progress');
    progress.className = 'rs-form-work';
    this.#progress?.remove();
    this.#button.after(progress);
    this.#progress = progress;
    return progress;
  }

  #show(now: keyof typeof states): void {
    if (now !== 'working') this.#progress?.remove();
    // The server's style sheet reads the state at the icon, where the button has one.
    const marked = this.#button.querySelector('svg.hashcash') ?? this.#button;
    for (const [state, name] of Object.entries(states))
      this.#options.undoLog.toggleClass(marked, name, state === now);
  }

  #write(count: number): void {
    const input = documentOf(this.#button).createElement('input');
    Object.assign(input, { type: 'hidden', name: this.#puzzle.name, value: String(count) });
    this.#button.after(input);
    this.#answer = input;
    this.#options.undoLog.remember(input, 'place', () => input.remove());
  }
}
