import type { Step } from './step.model.js';

/** Store of an element's state. */
export interface Store<State, Action> {
  readonly state: State;
  /** Handles an action at once. An action sent by an effect is queued. */
  send(action: Action): void;
  /**
   * Calls the listener after every change of state.
   *
   * @returns A function that unsubscribes.
   */
  subscribe(listener: () => void): () => void;
}

export interface StoreContext<State, Action, Effect> {
  readonly initial: State;
  readonly step: (state: State, action: Action) => Step<State, Effect>;
  /** Runs one effect. Errors go to `onError`. */
  readonly run: (effect: Effect) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Creates a store over a pure `step` function. Actions are handled one after the other; listeners are notified before
 * the effects run.
 */
export function createStore<State, Action, Effect>(
  context: StoreContext<State, Action, Effect>,
): Store<State, Action> {
  return new SerialStore(context);
}

class SerialStore<State, Action, Effect> implements Store<State, Action> {
  readonly #context: StoreContext<State, Action, Effect>;
  readonly #listeners = new Set<() => void>();
  readonly #queue: Action[] = [];
  #state: State;
  #isDraining = false;

  constructor(context: StoreContext<State, Action, Effect>) {
    this.#context = context;
    this.#state = context.initial;
  }

  get state(): State {
    return this.#state;
  }

  // Arrow functions, because both are passed on without the store.
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
    const { step, run } = this.#context;
    const next = step(this.#state, action);
    const isNew = next.state !== this.#state;
    this.#state = next.state;
    // Views are notified first, so that an effect such as moving the focus finds their elements.
    if (isNew) for (const listener of [...this.#listeners]) this.#guarded(listener);
    for (const effect of next.effects) this.#guarded(() => run(effect));
  }

  #guarded(task: () => void): void {
    try {
      task();
    } catch (error) {
      this.#context.onError(error);
    }
  }
}
