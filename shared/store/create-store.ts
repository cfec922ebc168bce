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
  const listeners = new Set<() => void>();
  const queue: Action[] = [];
  let state = parts.initial;
  let isDraining = false;

  function guarded(task: () => void): void {
    try {
      task();
    } catch (error) {
      parts.onError(error);
    }
  }

  function settle(action: Action): void {
    const next = parts.step(state, action);
    const isNew = next.state !== state;
    state = next.state;
    // Views hear first, so that an effect such as moving the focus finds what they paint.
    if (isNew) for (const listener of [...listeners]) guarded(listener);
    for (const effect of next.effects) guarded(() => parts.run(effect));
  }

  function drain(): void {
    isDraining = true;
    for (let action = queue.shift(); action !== undefined; action = queue.shift()) {
      const current = action;
      guarded(() => settle(current));
    }
    isDraining = false;
  }

  return {
    get state() {
      return state;
    },
    send(action) {
      queue.push(action);
      if (!isDraining) drain();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
