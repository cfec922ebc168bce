import type { Store } from '../../../shared/store/create-store.js';
import type { AttemptAction, AttemptState } from './attempt.model.js';

/** Settles when no answer of the server is awaited. */
export function whenAnswered(store: Store<AttemptState, AttemptAction>): Promise<void> {
  if (store.state.phase !== 'asking-server') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (store.state.phase === 'asking-server') return;
      stop();
      resolve();
    });
  });
}
