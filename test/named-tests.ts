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
/** A literal or a template, and one that is the title in a call of `it`. */
const literal = /(?:'((?:\\.|[^'\\\n])*)'|`((?:\\.|[^`\\])*)`)/g;
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
  return titlesIn(source).some((pattern) => pattern.test(title));
}

/** Returns a pattern for each title. A value in a template stands for any text. */
function titlesIn(source: string): readonly RegExp[] {
  // A loop declares tests with the titles of a table.
  const isTable = /\bit\(\w+(?:\.\w+)*,/.test(source);
  return [...source.matchAll(isTable ? literal : call)].map(([, plain, template = '']) => {
    const parts = (plain ?? template).split(/\$\{[^}]*\}/);
    return new RegExp(`^${parts.map(escaped).join('.+')}$`);
  });
}

/** Returns the text of a part of a literal as a pattern that matches it alone. */
const escaped = (text: string) =>
  text.replaceAll(/\\(.)/g, '$1').replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
