/** Queue that holds back the first request of a visitor until the second is answered. */
export interface LateFirst {
  /** Resolves when this request may be answered. `whenSent` receives a function to call after the response was sent. */
  turn(visitor: string, whenSent: (notify: () => void) => void): Promise<void>;
}

/** Creates the queue. Every second request of a visitor releases the one before it. */
export function createLateFirst(): LateFirst {
  const held = new Map<string, () => void>();

  return {
    turn(visitor, whenSent) {
      const release = held.get(visitor);
      if (!release) return new Promise((resolve) => held.set(visitor, resolve));
      held.delete(visitor);
      whenSent(release);
      return Promise.resolve();
    },
  };
}
