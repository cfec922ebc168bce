import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';

/** What proves a choice: nothing in it names the visitor. */
export interface ConsentRecord {
  readonly id: string;
  readonly revision: number;
  readonly categories: readonly string[];
  readonly time: string;
}

/** Where the records of choices are kept. */
export interface ConsentStore {
  add(record: ConsentRecord): Promise<void>;
  list(): Promise<readonly ConsentRecord[]>;
  close(): void;
}

/** Opens the same database file as the submissions do, which has been made by then. */
export async function openConsents(dataFile: string): Promise<ConsentStore> {
  const client = createClient({ url: pathToFileURL(resolve(dataFile)).href });
  await client.execute(
    // One visitor's answers have one id: the old table allowed one answer each.
    `CREATE TABLE IF NOT EXISTS consent_answers (
      id TEXT NOT NULL,
      revision INTEGER NOT NULL,
      categories TEXT NOT NULL,
      given_at TEXT NOT NULL,
      PRIMARY KEY (id, given_at)
    )`,
  );

  return {
    async add({ id, revision, categories, time }) {
      // A beacon may come twice.
      const sql =
        'INSERT OR IGNORE INTO consent_answers (id, revision, categories, given_at) VALUES (?, ?, ?, ?)';
      await client.execute({ sql, args: [id, revision, JSON.stringify(categories), time] });
    },
    async list() {
      const { rows } = await client.execute(
        'SELECT id, revision, categories, given_at FROM consent_answers ORDER BY rowid',
      );
      return rows.map((row) => ({
        id: String(row['id']),
        revision: Number(row['revision']),
        categories: JSON.parse(String(row['categories'])) as readonly string[],
        time: String(row['given_at']),
      }));
    },
    close: () => client.close(),
  };
}
