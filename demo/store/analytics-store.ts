import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';

/** Event of a page. */
export interface CountedEvent {
  readonly name: string;
  /** Time in milliseconds since 1970, by the visitor's clock. */
  readonly at: number;
  readonly session: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Store of events. */
export interface AnalyticsStore {
  add(events: readonly CountedEvent[]): Promise<void>;
  /** Returns the latest events, the newest first. */
  latest(count: number): Promise<readonly CountedEvent[]>;
  close(): void;
}

/** Opens the database file and creates missing tables. */
export async function openAnalytics(dataFile: string): Promise<AnalyticsStore> {
  const path = resolve(dataFile);
  await mkdir(dirname(path), { recursive: true });
  const client = createClient({ url: pathToFileURL(path).href });
  await client.execute(
    `CREATE TABLE IF NOT EXISTS counted_events (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      at INTEGER NOT NULL,
      session TEXT NOT NULL,
      params TEXT NOT NULL
    )`,
  );

  return {
    async add(events) {
      const sql = 'INSERT INTO counted_events (name, at, session, params) VALUES (?, ?, ?, ?)';
      await client.batch(
        events.map(({ name, at, session, params }) => ({
          sql,
          args: [name, at, session, JSON.stringify(params)],
        })),
      );
    },
    async latest(count) {
      const { rows } = await client.execute({
        sql: 'SELECT name, at, session, params FROM counted_events ORDER BY id DESC LIMIT ?',
        args: [count],
      });
      return rows.map((row) => ({
        name: String(row['name']),
        at: Number(row['at']),
        session: String(row['session']),
        params: JSON.parse(String(row['params'])) as CountedEvent['params'],
      }));
    },
    close: () => client.close(),
  };
}
