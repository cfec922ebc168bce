import { setTimeout } from 'node:timers/promises';
import type { WebDriverSession } from '../../../scripts/runners/webkit/webdriver-session.mjs';

/** Time limit for a page, in milliseconds. */
const timeoutMs = 30_000;

/** State of the document in a window. */
interface Shown {
  readonly url: string;
  readonly start: number;
  readonly readyState: DocumentReadyState;
}

export type Until = 'load' | 'domcontentloaded';

/** Returns the state of the current document. */
export async function shown(session: WebDriverSession): Promise<Shown> {
  const script =
    'return { url: location.href, start: performance.timeOrigin, readyState: document.readyState }';
  return (await session.run(script)) as Shown;
}

/**
 * Settles when another document has loaded, or the same one has another address. It is polled: between two documents
 * the driver answers with an error.
 */
export async function untilNext(
  session: WebDriverSession,
  before: Shown,
  until: Until = 'load',
): Promise<string> {
  const limit = performance.now() + timeoutMs;
  const isThere = ({ url, start, readyState }: Shown) =>
    (start !== before.start || url !== before.url) &&
    url !== 'about:blank' &&
    (readyState === 'complete' || (until === 'domcontentloaded' && readyState === 'interactive'));
  for (;;) {
    const now = await shown(session).catch(() => undefined);
    if (now && isThere(now)) return now.url;
    if (performance.now() > limit)
      throw new Error(`No page has followed ${before.url} after ${timeoutMs} ms`);
    await setTimeout(10);
  }
}
