/* eslint no-console: "off" -- the one door to the console: authors look for our messages there */

/** Writes an author's mistake or an unexpected failure to the console; the page goes on. */
export function reportError(error: unknown): void {
  console.error(error instanceof Error ? `${error.name}: ${error.message}` : String(error), error);
}

/** Writes something that an author should know but that breaks nothing. */
export function reportWarning(message: string): void {
  console.warn(message);
}
