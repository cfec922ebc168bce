import { draftLimits, type Draft, type DraftEntry } from './draft.model.js';

/** The shape of the text; another one is not read. */
const version = 1;

/** The text of a draft; null where it is too long to be kept. */
export function formatDraft({ savedAt, isSent, entries }: Draft): string | null {
  const fields = [...entries].map(([key, { values, defaults }]) => [key, values, defaults]);
  const text = JSON.stringify({ version, savedAt, isSent, fields });
  return text.length > draftLimits.textLength ? null : text;
}

/** Reads what anything on the page could have written: null where it is no draft, wrong fields left out. */
export function parseDraft(text: string): Draft | null {
  const found = text.length > draftLimits.textLength ? null : parseJson(text);
  if (typeof found !== 'object' || found === null) return null;
  const read = new Map<string, unknown>(Object.entries(found));
  const savedAt = read.get('savedAt');
  const fields = read.get('fields');
  if (read.get('version') !== version || typeof savedAt !== 'number' || !Array.isArray(fields)) return null;
  return { savedAt, isSent: read.get('isSent') === true, entries: new Map(fields.flatMap(readField)) };
}

function readField(field: unknown): readonly (readonly [string, DraftEntry])[] {
  if (!Array.isArray(field)) return [];
  const [key, values, defaults]: readonly unknown[] = field;
  if (typeof key !== 'string' || !isTextList(values) || !isTextList(defaults)) return [];
  return [[key, { values, defaults }]];
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
