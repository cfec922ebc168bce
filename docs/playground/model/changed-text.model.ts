/**
 * Returns the path of the only text or number in which two states differ; null where they differ in anything else, or in
 * more than one. Parts that both states share are not looked into.
 */
export function changedText(before: unknown, after: unknown): string | null {
  const paths: string[] = [];
  const isTyped = collect(before, after, [], paths);
  return isTyped && paths.length === 1 ? (paths[0] ?? null) : null;
}

type Path = readonly string[];

/** Adds the paths of differing texts and numbers. Returns false where the values differ in something else. */
function collect(before: unknown, after: unknown, path: Path, paths: string[]): boolean {
  if (Object.is(before, after)) return true;
  if (isTypable(before) && isTypable(after)) {
    paths.push(JSON.stringify(path));
    return paths.length === 1;
  }
  if (!isHolder(before) || !isHolder(after) || Array.isArray(before) !== Array.isArray(after)) return false;
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) return false;
  const others = new Map<string, unknown>(Object.entries(after));
  for (const [key, value] of Object.entries(before)) {
    if (!collect(value, others.get(key), [...path, key], paths)) return false;
    others.delete(key);
  }
  return [...others].every(([key, value]) => collect(undefined, value, [...path, key], paths));
}

function isTypable(value: unknown): boolean {
  return value === undefined || typeof value === 'string' || typeof value === 'number';
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
