import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';

/** What a page has counted. */
export interface CountedEvent {
  readonly name: string;
  /** In milliseconds since 1970, by the visitor's clock. */
  readonly at: number;
  readonly session: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Where counted events are kept. */
export interface AnalyticsStore {
  add(events: readonly CountedEvent[]): Promise<void>;
  /** The last of them, the newest first. */
  latest(count: number): Promise<readonly CountedEvent[]>;
  close(): void;
}

/** Opens the database file and makes what is missing of it. */
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
