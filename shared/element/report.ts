/* eslint no-console: "off" -- the one door to the console: authors look for our messages there */
import { isConfigError } from './config-error.js';
import type { MessageCode } from './message-codes.model.js';

declare const __SUITE_MESSAGES__: string | undefined;

/** Address of the pages about messages, before a code. The build reads it from `homepage` in `package.json`. */
const messagesAddress = typeof __SUITE_MESSAGES__ === 'string' ? __SUITE_MESSAGES__ : '/m/';

/** Texts that were written to the console of this page. */
export const reportedTexts = new Set<string>();

/** Reports an error once a page: a ConfigError in one line, any other error with its stack. Never throws. */
export function reportError(error: unknown): void {
  const text = String(error);
  if (isConfigError(error)) reportOnce('error', text, error.code);
  else reportOnce('error', text, 'failure', error);
}

/**
 * Writes a message to the console unless its text was written on this page before.
 *
 * @param code - Last part of the address at the end of the message.
 * @param details - Values for the console after the message, such as an error with its stack.
 */
export function reportOnce(
  level: 'error' | 'warn' | 'info',
  text: string,
  code: MessageCode,
  ...details: readonly unknown[]
): void {
  if (!reportedTexts.has(text)) console[level](`${text}. ${messagesAddress}${code}`, ...details);
  reportedTexts.add(text);
}
