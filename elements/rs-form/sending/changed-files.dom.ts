import type { FieldError } from '../checks/violation.model.js';
import type { ServerForm } from '../markup/server-form.dom.js';

/**
 * Returns an error for each field with a file that can no longer be read, because it was changed or deleted after the visitor had
 * chosen it. A browser reports such a post as a network error.
 */
export async function findChangedFiles(
  body: FormData | URLSearchParams,
  form: Pick<ServerForm, 'fieldOf'>,
): Promise<readonly FieldError[]> {
  const errors = new Map<string, FieldError>();
  for (const [key, value] of body.entries()) {
    const name = form.fieldOf(key);
    if (name === null || errors.has(name) || !(value instanceof File) || (await isReadable(value))) continue;
    errors.set(name, { name, text: { key: 'rs-form.file-changed', values: [value.name] } });
  }
  return [...errors.values()];
}

async function isReadable(file: File): Promise<boolean> {
  try {
    const { byteLength } = await file.slice(0, 1).arrayBuffer();
    // A deleted file whose size was never read can look empty.
    if (byteLength === 0) await file.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
