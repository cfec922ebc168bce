/** A member of an answer of unknown origin; undefined where there is none. */
export function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

/** A list in an answer; empty where it is none. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Addresses longer than this are none. */
const longestText = 300;

/** A text of an answer in one line, without what turns the direction of a line around. */
export function lineOf(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const line = String(value)
    .replaceAll(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ')
    .trim();
  return [...line].slice(0, longestText).join('');
}
