import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';

/** Message to the practice. Values are pairs, because field names come from the author and must not be object keys. */
export interface Submission {
  readonly id: number;
  readonly formId: number;
  readonly storedAt: string;
  readonly values: readonly (readonly [string, string])[];
}

/** Store of messages. */
export interface SubmissionStore {
  add(formId: number, values: Submission['values']): Promise<void>;
  list(): Promise<readonly Submission[]>;
  close(): void;
}

/** Returns the path of the database file: `DEMO_DATA`, or the demo's own folder. */
export function dataFilePath(env: NodeJS.ProcessEnv = process.env): string {
  return env['DEMO_DATA'] || fileURLToPath(new URL('../data/demo.db', import.meta.url));
}

/** Opens the database file and creates missing tables. */
export async function openSubmissions(dataFile: string): Promise<SubmissionStore> {
  const path = resolve(dataFile);
  await mkdir(dirname(path), { recursive: true });
  const client = createClient({ url: pathToFileURL(path).href });
  // Readers in another process (`npm run submissions`) must not wait for the server.
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute(
    `CREATE TABLE IF NOT EXISTS submissions (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      form_id INTEGER NOT NULL,
      stored_at TEXT NOT NULL,
      field_values TEXT NOT NULL
    )`,
  );

  return {
    async add(formId, values) {
      const sql = 'INSERT INTO submissions (form_id, stored_at, field_values) VALUES (?, ?, ?)';
      await client.execute({ sql, args: [formId, new Date().toISOString(), JSON.stringify(values)] });
    },
    async list() {
      const { rows } = await client.execute(
        'SELECT id, form_id, stored_at, field_values FROM submissions ORDER BY id',
      );
      return rows.map((row) => ({
        id: Number(row['id']),
        formId: Number(row['form_id']),
        storedAt: String(row['stored_at']),
        values: JSON.parse(String(row['field_values'])) as Submission['values'],
      }));
    },
    close: () => client.close(),
  };
}
