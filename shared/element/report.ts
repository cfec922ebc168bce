/* eslint no-console: "off" -- the one door to the console: authors look for our messages there */
import { isConfigError } from './config-error.js';

/** Texts of the ConfigErrors that were reported on this page. */
export const reportedTexts = new Set<string>();

/**
 * Writes an error to the console: a ConfigError in one line and once a page, any other error with its stack. Never
 * throws.
 */
export function reportError(error: unknown): void {
  const text = String(error);
  if (!isConfigError(error)) console.error(text, error);
  else if (!reportedTexts.has(text)) console.error(text);
  reportedTexts.add(text);
}

/** Writes an unexpected failure to the console, with its stack. */
export function reportFailure(error: unknown): void {
  console.error(String(error), error);
}

/** Writes a warning to the console. */
export function reportWarning(message: string): void {
  console.warn(message);
}
