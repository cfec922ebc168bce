import { existsSync } from 'node:fs';
import { openSubmissions } from './submission-store.js';

/** Returns the stored rows as JSON: an array of objects with the values by field name. */
export async function printSubmissions(dataFile: string): Promise<string> {
  if (!existsSync(dataFile)) return '[]';
  const store = await openSubmissions(dataFile);
  try {
    const rows = await store.list();
    const objects = rows.map(({ id, formId, storedAt, values }) =>
      Object.fromEntries<unknown>([['id', id], ['formId', formId], ['storedAt', storedAt], ...values]),
    );
    return JSON.stringify(objects, null, 2);
  } finally {
    store.close();
  }
}
