import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Test of the project, as a table names it. */
export interface NamedTest {
  /** Path below `test/`. */
  readonly file: string;
  /** Title of one test, without those of the groups around it. */
  readonly title: string;
}

const folder = import.meta.dirname;
/** A title in a call of `it`, as a literal or a template. */
const call = /\bit(?:\.\w+)?\(\s*(?:'((?:\\.|[^'\\])*)'|`((?:\\.|[^`\\])*)`)/g;

/** Reads `path: title`, which is how tables name a test. */
export function readTestName(name: string): NamedTest {
  const [file = ''] = name.split(': ');
  return { file, title: name.slice(file.length + 2) };
}

/** Returns the names of those tests that do not exist. */
export function missingTests(names: readonly string[]): readonly string[] {
  return [...new Set(names)].filter((name) => !exists(readTestName(name)));
}

function exists({ file, title }: NamedTest): boolean {
  const path = join(folder, file);
  if (title === '' || !existsSync(path)) return false;
  const source = readFileSync(path, 'utf8');
  return titlesIn(source).some((pattern) => pattern.test(title)) || isInTable(source, title);
}

/** Returns a pattern for each title. A value in a template stands for any text. */
function titlesIn(source: string): readonly RegExp[] {
  return [...source.matchAll(call)].map(([, literal, template = '']) => {
    const parts = (literal ?? template).split(/\$\{[^}]*\}/);
    return new RegExp(`^${parts.map(escaped).join('.+')}$`);
  });
}

const escaped = (text: string) =>
  text.replaceAll(/\\(.)/g, '$1').replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Returns true if a table of the file has the title of a test, which a loop declares. */
function isInTable(source: string, title: string): boolean {
  return /\bit\(\w+(?:\.\w+)*,/.test(source) && source.includes(`'${title}'`);
}
