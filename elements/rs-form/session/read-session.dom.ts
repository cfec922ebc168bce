import { ConfigError } from '../../../shared/element/config-error.js';
import { ownUrl } from '../form/own-url.dom.js';
import type { FormSession } from '../form/rs-form.session.js';
import { isSessionLength, sessionLimits } from './session.model.js';

/** Settings of a session that the author has made. */
export interface SessionSettings {
  readonly lifeMs: number;
  /** Address that keeps the session, of this site. */
  readonly keepAlive: URL;
}

const attribute = 'data-session-seconds';

/**
 * Reads the settings of a form's session: `session` of the JSON, with the seconds of the attribute `data-session-seconds` before
 * those of the JSON.
 *
 * @throws {ConfigError} If the length is no session that can be warned about, or the address is missing or of another site.
 */
export function readSession({ shell, definition: { session } }: FormSession): SessionSettings {
  const written = shell.getAttribute(attribute);
  const seconds = written === null ? session?.seconds : Number(written);
  const place = written === null ? 'JSON at session.seconds' : `attribute ${attribute}`;
  if (seconds === undefined || !isSessionLength(seconds)) {
    const expected = `a number of seconds from ${sessionLimits.warning + 1} to ${sessionLimits.longest}`;
    throw mistake(shell, place, written ?? seconds, expected);
  }
  const keepAlive = ownUrl(shell, session?.keepAlive);
  if (!keepAlive)
    throw mistake(shell, 'JSON at session.keepAlive', session?.keepAlive, 'an address of this site');
  return { lifeMs: seconds * 1000, keepAlive };
}

function mistake(shell: Element, place: string, found: unknown, expected: string): ConfigError {
  const words = found === undefined ? 'nothing' : JSON.stringify(found);
  return new ConfigError(shell, place, `found ${words}, expected ${expected}`, 'form-session');
}
