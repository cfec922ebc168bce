/* eslint no-console: "off" -- the one door to the console: authors look for our messages there */
import { pageSingleton } from '../dom/page-singleton.js';
import { isConfigError } from './config-error.js';

/**
 * Writes an author's mistake, in one line and once a page, or an unexpected failure and the places in our code that it
 * came by; the page goes on.
 */
export function reportError(error: unknown): void {
  const text = String(error);
  const told = pageSingleton(window, 'rs-suite.told', () => new Set<string>());
  const { stack } = Object(error) as { readonly stack?: unknown };
  if (!isConfigError(error)) console.error([text, ...(String(stack).match(/.+:\d+\)?$/gm) ?? [])].join('\n'));
  else if (!told.has(text)) console.error(text);
  told.add(text);
}

/** Writes something that an author should know but that breaks nothing. */
export function reportWarning(message: string): void {
  console.warn(message);
}
