import { useSyncExternalStore } from 'react';

interface Readable<State> {
  readonly state: State;
  subscribe(listener: () => void): () => void;
}

/** Returns the state of a store, and renders again when it changes. */
export function useStore<State>(store: Readable<State>): State {
  return useSyncExternalStore(store.subscribe, () => store.state);
}
