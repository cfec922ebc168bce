import { useSyncExternalStore } from 'react';

interface Readable<State> {
  readonly state: State;
  subscribe(listener: () => void): () => void;
}

/** The store's state; the component paints again when it changes. */
export function useStore<State>(store: Readable<State>): State {
  return useSyncExternalStore(store.subscribe, () => store.state);
}
