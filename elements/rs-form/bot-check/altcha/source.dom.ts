import { document, documentOf } from '../../../../shared/dom/unclobbered.js';
import { parseJson } from '../../../../shared/json/parse-json.model.js';
import { readBounded } from '../../../../shared/dom/read-bounded.js';
import type { FormDefinition } from '../../definition/definition.model.js';
import { altchaMark } from '../../form/detect.dom.js';
import type { ServerForm } from '../../markup/server-form.dom.js';
import { BotCheckError, botCheckLimits } from '../bot-check.dom.js';
import { isKeyChallenge, type Challenge, type Solution } from './challenge.model.js';

/** Origin of the challenges of a form, and the name under which the server expects the answer. */
export interface AltchaSource {
  /** Address of the challenges; null if the markup contains one. */
  readonly url: URL | null;
  /** Challenge in the markup, as JSON text. */
  readonly json: string;
  readonly name: string;
  /** The server's `<altcha-widget>`, with or without its script. */
  readonly widget: HTMLElement | null;
}

/** A challenge has some hundred bytes, one with a picture some thousand. */
const maxBytes = 1_000_000;

/** Returns the source of a form's challenges, from the author's JSON or the server's markup; null for none. */
export function altchaSourceOf(
  form: Pick<ServerForm, 'find'>,
  { botCheck }: Pick<FormDefinition, 'botCheck'>,
): AltchaSource | null {
  const widget = form.find(altchaMark)[0] ?? null;
  const attribute = (name: string) => widget?.getAttribute(name) ?? '';
  if (botCheck && botCheck.provider !== 'altcha') return null;
  // The widget's third version has one attribute for both.
  const written = attribute('challengejson') || attribute('challengeurl') || attribute('challenge');
  const given = botCheck?.challengeUrl ?? written;
  if (given === '') return null;
  const isJson = given.trimStart().startsWith('{');
  return {
    url: isJson ? null : urlOf(given),
    json: isJson ? given : '',
    name: botCheck?.name ?? (attribute('name') || 'altcha'),
    widget,
  };
}

function urlOf(address: string): URL | null {
  return URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI) : null;
}

/** Returns true if the challenges come from the page's own site, so that nobody else learns of the visit. */
export function isOfOwnSite({ url }: AltchaSource): boolean {
  return url === null || url.origin === location.origin;
}

/**
 * Requests a new challenge.
 *
 * @returns The server's JSON; undefined for an answer that is none.
 * @throws BotCheckError `bot-timeout` or `bot-blocked`.
 */
export async function requestChallenge({ url, json }: AltchaSource, stopped: AbortSignal): Promise<unknown> {
  if (!url) return parseJson(json);
  const limit = AbortSignal.timeout(botCheckLimits.executeMs);
  try {
    const response = await fetch(url, {
      // The server of the site remembers the challenge in the visitor's session.
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { Accept: 'application/json' },
      signal: AbortSignal.any([stopped, limit]),
    });
    if (!response.ok) throw new Error(`${url.pathname}: status ${response.status}`);
    return parseJson(await readBounded(response, maxBytes));
  } catch (cause) {
    throw new BotCheckError(limit.aborted ? 'bot-timeout' : 'bot-blocked', { cause });
  }
}

/**
 * Writes the answer into the form: into the server's input of this name, or a new one.
 *
 * @returns A function that takes the answer out again.
 */
export function writeAnswer(
  { element, find }: Pick<ServerForm, 'element' | 'find'>,
  { name, widget }: AltchaSource,
  value: string,
): () => void {
  const known = find<HTMLInputElement>('input[type="hidden"]').find((input) => input.name === name);
  const input = known ?? documentOf(element).createElement('input');
  if (!known) {
    Object.assign(input, { type: 'hidden', name });
    if (widget) widget.after(input);
    else HTMLFormElement.prototype.append.call(element, input);
  }
  input.value = value;
  return () => {
    if (known) known.value = '';
    else input.remove();
  };
}

/** Returns the value that the server verifies: JSON in Base64 (RFC 4648). */
export function payloadOf(challenge: Challenge, solution: Solution): string {
  const { signature } = challenge;
  const answered = isKeyChallenge(challenge)
    ? { challenge: { parameters: challenge.parameters, signature }, solution }
    : {
        algorithm: challenge.algorithm,
        challenge: challenge.challenge,
        salt: challenge.salt,
        signature,
        ...solution,
      };
  return btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(answered))));
}
