/** Longest time that the server may take, in milliseconds. */
const limitMs = 20_000;

/**
 * Asks the server to keep the session. Returns true for an answer with a status from 200 to 299. A redirect is a failure: it
 * leads to a login. Never rejects.
 */
export async function keepSession(address: URL, stopped: AbortSignal): Promise<boolean> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(limitMs)]);
  try {
    const { ok, body } = await fetch(address, {
      mode: 'same-origin',
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'error',
      signal,
    });
    // Nobody reads the answer, which may be long.
    void body?.cancel();
    return ok;
  } catch {
    return false;
  }
}
