import { parseJson } from '../../../shared/json/parse-json.model.js';
import { isSameList } from '../../../shared/store/same-list.model.js';
import { controlTraits } from '../definition/control-traits.model.js';

/** Texts of the visitor, kept in this tab until they are sent. */

/** Key of a control or group → its value: one text, or the chosen values. */
export type Snapshot = ReadonlyMap<string, readonly string[]>;

/** A field whose value differed from the server's. */
export interface DraftEntry {
  readonly values: readonly string[];
  /** The field's default when the draft was made. */
  readonly defaults: readonly string[];
}

export interface Draft {
  /** Time of the last write, in milliseconds as `Date.now()` returns. */
  readonly savedAt: number;
  /** True if it has left with a post, whose outcome the next page shows. */
  readonly isSent: boolean;
  readonly entries: ReadonlyMap<string, DraftEntry>;
}

/** Facts that decide whether a control's value may be kept at all. */
export interface DraftCandidate {
  /** The control's own `type`, such as `text`, `select-one` or `password`. */
  readonly type: string;
  readonly autocomplete: string;
  readonly isDisabled: boolean;
  readonly isReadOnly: boolean;
  /** True for a control that the server rendered as a password, a captcha or a honeypot, whatever its type is now. */
  readonly isSecret: boolean;
}

/** Times in milliseconds, lengths in UTF-16 units. */
export const draftLimits = Object.freeze({
  /** Delay between a change and its storage, in milliseconds. */
  saveMs: 400,
  /** Lifetime of a draft after the last change. */
  lifeMs: 30 * 60_000,
  /** The longest draft that is kept, as text. */
  textLength: 100_000,
  /** Most passes of a restore, for fields that other restored fields bring on show. */
  passes: 8,
});

/** Returns the entries of a draft: the fields that differ from their defaults and were not discarded as they are. */
export function draftOf(
  current: Snapshot,
  defaults: Snapshot,
  discarded: Snapshot = new Map(),
): ReadonlyMap<string, DraftEntry> {
  const entries = new Map<string, DraftEntry>();
  for (const [key, values] of current) {
    const own = defaults.get(key);
    if (!own || isSameList(values, own) || isSameList(values, discarded.get(key))) continue;
    entries.set(key, { values, defaults: own });
  }
  return entries;
}

/** Returns true if a control's value may be kept in a draft. */
export function isKept({ type, autocomplete, isDisabled, isReadOnly, isSecret }: DraftCandidate): boolean {
  if (isDisabled || isReadOnly || isSecret || !controlTraits(type).isDrafted) return false;
  return !autocomplete.toLowerCase().split(/\s+/).some(isSecretHint);
}

/** Autofill tokens of one-time codes, passwords and payment cards. */
function isSecretHint(token: string): boolean {
  return token === 'one-time-code' || token.endsWith('-password') || token.startsWith('cc-');
}

/** Returns true if a draft is young enough to be used. A draft from the future is not fresh: the clock has jumped. */
export function isFresh({ savedAt }: Draft, now: number): boolean {
  const age = now - savedAt;
  return age >= 0 && age <= draftLimits.lifeMs;
}

/**
 * Returns the values to restore, only for fields that still have the server's value. If the server sent the form back
 * with errors, a field whose default has changed has the server's reading of the post: it is left out.
 */
export function planRestore(
  draft: Draft,
  current: Snapshot,
  defaults: Snapshot,
  isSentBack = false,
): Snapshot {
  const plan = new Map<string, readonly string[]>();
  for (const [key, entry] of draft.entries) {
    const now = current.get(key);
    const own = defaults.get(key);
    if (!isSameList(now, own) || isSameList(now, entry.values)) continue;
    if (isSentBack && !isSameList(own, entry.defaults)) continue;
    plan.set(key, entry.values);
  }
  return plan;
}

/** The shape of the text; another one is not read. */
const textVersion = 1;

/** The text of a draft; null where it is too long to be kept. */
export function formatDraft({ savedAt, isSent, entries }: Draft): string | null {
  const fields = [...entries].map(([key, { values, defaults }]) => [key, values, defaults]);
  const text = JSON.stringify({ version: textVersion, savedAt, isSent, fields });
  return text.length > draftLimits.textLength ? null : text;
}

/** Parses an untrusted stored value. Returns null if it is no draft. Invalid fields are omitted. */
export function parseDraft(text: string): Draft | null {
  const found = text.length > draftLimits.textLength ? null : parseJson(text);
  if (typeof found !== 'object' || found === null) return null;
  const read = new Map<string, unknown>(Object.entries(found));
  const savedAt = read.get('savedAt');
  const fields = read.get('fields');
  if (read.get('version') !== textVersion || typeof savedAt !== 'number' || !Array.isArray(fields))
    return null;
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
