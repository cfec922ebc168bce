/** Holds back the first question of a visitor until the second is answered. */
export interface LateFirst {
  /** Settles when this question may be answered. `whenSent` says when its answer is on its way. */
  turn(visitor: string, whenSent: (tell: () => void) => void): Promise<void>;
}

/** Every second question of a visitor lets the one before it go. */
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
