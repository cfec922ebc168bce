import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';

/** Record of a choice, without personal data. */
export interface ConsentRecord {
  readonly id: string;
  readonly revision: number;
  readonly categories: readonly string[];
  readonly time: string;
}

/** Store of the records. */
export interface ConsentStore {
  add(record: ConsentRecord): Promise<void>;
  list(): Promise<readonly ConsentRecord[]>;
  close(): void;
}

/** Opens the database file of the submissions, which must exist. */
export async function openConsents(dataFile: string): Promise<ConsentStore> {
  const client = createClient({ url: pathToFileURL(resolve(dataFile)).href });
  await client.execute(
    // The choices of a visitor share an id. The old table allowed one choice for each.
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
      // A beacon may be sent twice.
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
