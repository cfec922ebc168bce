import { setTimeout } from 'node:timers/promises';

/** Event that the demo's collector has received. */
export interface Event {
  readonly name: string;
  readonly session: string;
  readonly params: Readonly<Record<string, unknown>>;
}

const timeoutMs = 25_000;

/** Returns the events that the demo's collector has received, oldest first. */
export async function collected(url: string): Promise<readonly Event[]> {
  return ((await (await fetch(`${url}/analitica`)).json()) as Event[]).reverse();
}

/** Settles with all received events, once they satisfy a condition. */
export async function arrived(
  url: string,
  isEnough: (events: readonly Event[]) => boolean,
): Promise<readonly Event[]> {
  const limit = performance.now() + timeoutMs;
  for (;;) {
    const events = await collected(url);
    if (isEnough(events)) return events;
    if (performance.now() > limit) throw new Error(`never enough: ${JSON.stringify(events)}`);
    await setTimeout(25);
  }
}

/**
 * Returns a condition: events of these names have been received. Those of a page's end may follow those of the next
 * page.
 */
export const has =
  (...names: readonly string[]) =>
  (events: readonly Event[]) =>
    names.every((name) => events.some((event) => event.name === name));
