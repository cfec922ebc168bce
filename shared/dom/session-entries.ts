/** Entries of the session's storage. Storage that throws, is full or is not there at all is no error: it is empty then. */

/** Returns the keys that begin with a text. */
export function entryKeys(start: string): readonly string[] {
  return attempt(() => Object.keys(sessionStorage).filter((key) => key.startsWith(start))) ?? [];
}

/** Returns the text under a key; null without one. */
export function readEntry(key: string): string | null {
  return attempt(() => sessionStorage.getItem(key)) ?? null;
}

/** Stores a text under a key. Returns true if it is kept now. */
export function writeEntry(key: string, text: string): boolean {
  const written = attempt(() => {
    sessionStorage.setItem(key, text);
    return true;
  });
  return written ?? false;
}

/** Removes the text under a key. */
export function removeEntry(key: string): void {
  attempt(() => sessionStorage.removeItem(key));
}

function attempt<Answer>(task: () => Answer): Answer | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
