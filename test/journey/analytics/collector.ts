import { setTimeout } from 'node:timers/promises';

/** What the demo's collector was sent. */
export interface Event {
  readonly name: string;
  readonly session: string;
  readonly params: Readonly<Record<string, unknown>>;
}

const patienceMs = 25_000;

/** What has come to the demo's collector, the oldest first. */
export async function collected(url: string): Promise<readonly Event[]> {
  return ((await (await fetch(`${url}/analitica`)).json()) as Event[]).reverse();
}

/** All that has come, once that is enough. */
export async function arrived(
  url: string,
  isEnough: (events: readonly Event[]) => boolean,
): Promise<readonly Event[]> {
  const limit = performance.now() + patienceMs;
  for (;;) {
    const events = await collected(url);
    if (isEnough(events)) return events;
    if (performance.now() > limit) throw new Error(`never enough: ${JSON.stringify(events)}`);
    await setTimeout(25);
  }
}

/** Whether events of these names have come: what is sent at the end of a page may come after the next one's. */
export const has =
  (...names: readonly string[]) =>
  (events: readonly Event[]) =>
    names.every((name) => events.some((event) => event.name === name));
