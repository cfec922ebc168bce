/** What a decision becomes: the next state, and what the world must do for it (as data). */
export interface Step<State, Effect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/** The one place where an element's state lives. Views subscribe, everyone sends. */
export interface Store<State, Action> {
  readonly state: State;
  /** Decides at once; an action sent from inside an effect waits for its turn. */
  send(action: Action): void;
  /** Calls the listener after every change of state; returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

export interface StoreParts<State, Action, Effect> {
  readonly initial: State;
  readonly step: (state: State, action: Action) => Step<State, Effect>;
  /** Does one effect in the world. What it throws stops neither the queue nor the page. */
  readonly run: (effect: Effect) => void;
  readonly onError: (error: unknown) => void;
}

/** A store over a pure `step`: actions in, state and effects out, strictly one after the other. */
export function createStore<State, Action, Effect>(
  parts: StoreParts<State, Action, Effect>,
): Store<State, Action> {
  return new SerialStore(parts);
}

class SerialStore<State, Action, Effect> implements Store<State, Action> {
  readonly #parts: StoreParts<State, Action, Effect>;
  readonly #listeners = new Set<() => void>();
  readonly #queue: Action[] = [];
  #state: State;
  #isDraining = false;

  constructor(parts: StoreParts<State, Action, Effect>) {
    this.#parts = parts;
    this.#state = parts.initial;
  }

  get state(): State {
    return this.#state;
  }

  // Both are handed on without their store.
  readonly send = (action: Action): void => {
    this.#queue.push(action);
    if (!this.#isDraining) this.#drain();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #drain(): void {
    this.#isDraining = true;
    for (let action = this.#queue.shift(); action !== undefined; action = this.#queue.shift()) {
      const current = action;
      this.#guarded(() => this.#decide(current));
    }
    this.#isDraining = false;
  }

  #decide(action: Action): void {
    const { step, run } = this.#parts;
    const next = step(this.#state, action);
    const isNew = next.state !== this.#state;
    this.#state = next.state;
    // Views hear first, so that an effect such as moving the focus finds what they paint.
    if (isNew) for (const listener of [...this.#listeners]) this.#guarded(listener);
    for (const effect of next.effects) this.#guarded(() => run(effect));
  }

  #guarded(task: () => void): void {
    try {
      task();
    } catch (error) {
      this.#parts.onError(error);
    }
  }
}
