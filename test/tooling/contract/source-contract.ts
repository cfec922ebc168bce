import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import type { Contract } from './contract.js';
import { attributesIn, eventsIn, partsIn, slotsIn, statesIn } from './names-in-source.js';

type Names = (file: ts.SourceFile) => readonly string[];

/** Returns a function that reads each file once: the elements share most of theirs. */
function once(read: Names): Names {
  const known = new WeakMap<ts.SourceFile, readonly string[]>();
  return (file) => {
    const names = known.get(file) ?? read(file);
    known.set(file, names);
    return names;
  };
}

const [parts, states, slots] = [once(partsIn), once(statesIn), once(slotsIn)];

/** Reads the contract of each element from its sources. */
export function readSourceContracts(root: string): readonly Contract[] {
  const folder = join(root, 'elements');
  const tags = readdirSync(folder).filter((tag) => existsSync(join(folder, tag, `${tag}.shell.ts`)));
  return tags.map((tag) => readSourceContract(root, tag));
}

/** Reads the contract of one element from its sources. */
export function readSourceContract(root: string, tag: string): Contract {
  const folder = join(root, 'elements', tag);
  // Another element that this one places has a contract of its own.
  const isOurs = (file: string) => file.startsWith(join(folder, '/')) || !file.startsWith(dirname(folder));
  const files = sourceClosure(join(folder, 'define.ts'), isOurs);
  const collect = (read: Names, suffix = '') =>
    new Set(files.filter(({ fileName }) => fileName.endsWith(suffix)).flatMap(read));
  const property = new RegExp(`--${tag}-[a-z0-9-]*[a-z0-9]`, 'g');
  return {
    tag,
    parts: collect(parts),
    attributes: collect(attributesIn, `${tag}.shell.ts`),
    // Events of several elements are declared in shared/.
    events: collect((file) => eventsIn(file).filter((event) => event.startsWith(`${tag}-`)), 'events.ts'),
    states: collect(states),
    slots: collect(slots),
    cssProperties: collect(({ text }) => text.match(property) ?? [], '.styles.ts'),
  };
}

/** Parses a file and the files that it imports, statically or dynamically. Packages are left out. */
export function sourceClosure(entry: string, isOurs: (file: string) => boolean): readonly ts.SourceFile[] {
  const names = new Set(isOurs(entry) ? [entry] : []);
  const files: ts.SourceFile[] = [];
  for (const name of names) {
    const { file, imported } = parse(name);
    files.push(file);
    for (const one of imported.filter(isOurs)) names.add(one);
  }
  return files;
}

interface ParsedFile {
  readonly file: ts.SourceFile;
  readonly imported: readonly string[];
}

/** Files that were parsed, by name: the elements share most of theirs, and none changes during a run. */
const parsed = new Map<string, ParsedFile>();

function parse(name: string): ParsedFile {
  const known = parsed.get(name);
  if (known) return known;
  const file = ts.createSourceFile(name, readFileSync(name, 'utf8'), ts.ScriptTarget.ES2022, true);
  const added = { file, imported: importsOf(file) };
  parsed.set(name, added);
  return added;
}

function importsOf({ fileName, text }: ts.SourceFile): readonly string[] {
  return ts.preProcessFile(text).importedFiles.flatMap(({ fileName: specifier }) => {
    if (!specifier.startsWith('.')) return [];
    const { resolvedModule } = ts.resolveModuleName(specifier, fileName, {}, ts.sys);
    return resolvedModule ? [normalize(resolvedModule.resolvedFileName)] : [];
  });
}
