/* eslint no-console: "off" -- the one door to the console: authors look for our messages there */
import { isConfigError } from './config-error.js';

/** The mistakes that are said: each once a page. */
export const reportedTexts = new Set<string>();

/** Writes an author's mistake, in one line and once a page, or an unexpected failure; the page goes on. */
export function reportError(error: unknown): void {
  const text = String(error);
  if (!isConfigError(error)) console.error(text, error);
  else if (!reportedTexts.has(text)) console.error(text);
  reportedTexts.add(text);
}

/** Writes an unexpected failure, with where it came from. */
export function reportFailure(error: unknown): void {
  console.error(String(error), error);
}

/** Writes something that an author should know but that breaks nothing. */
export function reportWarning(message: string): void {
  console.warn(message);
}
