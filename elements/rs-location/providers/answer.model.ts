/** Returns a member of an answer of unknown type; undefined for none. */
export function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

/** Returns a value of an answer as a list; an empty list for any other type. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Maximum length of an address. Longer ones are ignored. */
const longestText = 300;

/** Returns a text of an answer in one line, without bidirectional control characters. */
export function lineOf(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const line = String(value)
    .replaceAll(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ')
    .trim();
  return [...line].slice(0, longestText).join('');
}
