/** Least number of a form whose server has not numbered it. All of them have nine digits. */
const least = 100_000_000;
const count = 900_000_000;

/** Returns the number for a text: always the same for the same text (FNV-1a). */
export function numberOfText(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return least + ((hash >>> 0) % count);
}

/** Attributes of a form, and the names of its controls. */
export interface FormMarks {
  readonly id: string;
  readonly name: string;
  /** Path and fragment that the form is posted to: a query may hold a token. */
  readonly action: string;
  readonly controlNames: readonly string[];
}

/**
 * Returns a text that identifies a form at each load of its page. For a form without an id and a name it contains the names
 * of the fields, without digits, because rows may be added.
 */
export function textOfMarks({ id, name, action, controlNames }: FormMarks): string {
  const names = controlNames.map((one) => one.replace(/\d+/g, ''));
  const fields = id === '' && name === '' ? [...new Set(names)] : [];
  return JSON.stringify([id, name, action, ...fields]);
}
