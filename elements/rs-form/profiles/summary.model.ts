import type { FieldMessage } from '../markup/field-message.model.js';

/**
 * Joins the server's words at fields with the lines of its summary. A line that repeats the words of a field is left out; one
 * that begins with a field's label belongs to that field; others are errors of the form as a whole.
 *
 * @param refused Words at fields by field name.
 * @param lines Lines of the summary.
 * @param labels Labels by field name; '' for a field without one.
 */
export function withSummary(
  refused: ReadonlyMap<string, string>,
  lines: readonly string[],
  labels: ReadonlyMap<string, string>,
): readonly FieldMessage[] {
  const words = new Map(refused);
  const ofForm: string[] = [];
  for (const line of lines.map((one) => one.replace(/\s+/g, ' '))) {
    const name = fieldNamedIn(line, labels);
    const isRepeated = [...refused.values()].some((message) => line.includes(message));
    if (isRepeated || (name !== '' && words.has(name))) continue;
    if (name === '') ofForm.push(line);
    else words.set(name, line);
  }
  const errors = [...words].map(([name, message]): FieldMessage => ({ name, message }));
  const positions = new Map([...labels.keys()].map((name, index) => [name, index]));
  errors.sort((one, other) => (positions.get(one.name) ?? 0) - (positions.get(other.name) ?? 0));
  return [...ofForm.map((message): FieldMessage => ({ name: '', message })), ...errors];
}

/** Returns the field whose label, or name in words, is the longest that a line begins with; '' for none. */
function fieldNamedIn(line: string, labels: ReadonlyMap<string, string>): string {
  const start = line.toLowerCase();
  const ways = [...labels].flatMap(([name, label]) =>
    [label, wordsOfName(name)].map((way) => [name, way] as const),
  );
  const found = ways
    .filter(([, way]) => way !== '' && start.startsWith(way.toLowerCase().replace(/\?$/, '')))
    .sort(([, one], [, other]) => other.length - one.length);
  return found[0]?.[0] ?? '';
}

/** Returns the words of a control's name, as Rails writes them: `contact[first_name]` is "first name". */
function wordsOfName(name: string): string {
  const last = name.endsWith(']') ? name.slice(name.lastIndexOf('[') + 1, -1) : name;
  return last.replaceAll('_', ' ');
}
