import { browserClock, type Clock } from '../../../shared/dom/clock.js';
import { readBounded, TooLongError } from '../../../shared/dom/read-bounded.js';
import { ConfigError } from '../../../shared/element/config-error.js';
import { documentOf } from '../../../shared/dom/unclobbered.js';

/** Bounds of a definition that is fetched. */
export const fetchLimits = Object.freeze({ timeMs: 10_000, bytes: 1_048_576 });

/**
 * Fetches a definition from this site. Any other response is one ConfigError, with the address and the content that was
 * found. When `stop` is aborted the promise rejects with its reason.
 */
export async function fetchDefinition(
  host: Element,
  src: string,
  stop: AbortSignal,
  clock: Clock = browserClock,
): Promise<unknown> {
  const address = siteAddress(host, src);
  const fail = (found: string) =>
    new ConfigError(
      host,
      `src ${address.href}`,
      `found ${found}, expected a JSON definition`,
      'form-json-source',
    );
  const limit = new AbortController();
  const end = () => limit.abort();
  const stopWaiting = clock.after(fetchLimits.timeMs, end);
  stop.addEventListener('abort', end);

  try {
    return await load(address, limit.signal, fail);
  } catch (error) {
    stop.throwIfAborted();
    if (error instanceof ConfigError) throw error;
    throw fail(limit.signal.aborted ? `no answer within ${fetchLimits.timeMs / 1000} s` : 'no answer');
  } finally {
    stopWaiting();
    stop.removeEventListener('abort', end);
  }
}

/** A definition decides where a form is posted to: it comes from this site or not at all. */
function siteAddress(host: Element, src: string): URL {
  const { baseURI, defaultView } = documentOf(host);
  const address = URL.canParse(src, baseURI) ? new URL(src, baseURI) : null;
  if (address && address.origin === defaultView?.location.origin) return address;
  throw new ConfigError(
    host,
    'src',
    `found "${src.slice(0, 80)}", expected an address of this site`,
    'form-json-source',
  );
}

async function load(
  address: URL,
  signal: AbortSignal,
  fail: (found: string) => ConfigError,
): Promise<unknown> {
  const answer = await fetch(address, {
    signal,
    mode: 'same-origin',
    headers: { accept: 'application/json' },
  });
  if (!answer.ok) throw fail(`status ${answer.status}`);
  const type = answer.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) throw fail(`"${type.slice(0, 80)}"`);
  const json = await readBounded(answer, fetchLimits.bytes).catch((error: unknown) => {
    throw error instanceof TooLongError ? fail(error.message) : error;
  });
  try {
    return JSON.parse(json);
  } catch (error) {
    throw fail(`no JSON (${String(error)})`);
  }
}
