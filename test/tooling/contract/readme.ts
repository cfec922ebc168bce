import type { Contract } from './contract.js';

/** Names that the README of an element gives to theme designers. */
export interface ReadmeNames {
  /** All words in code of the chapter about parts. */
  readonly mentioned: ReadonlySet<string>;
  /** Names of its parts: the first column of a table of parts, and the words after "Parts:". */
  readonly parts: ReadonlySet<string>;
  /** Custom properties of the element itself. */
  readonly cssProperties: ReadonlySet<string>;
}

/** Reads the names of parts and custom properties in the README of a tag. */
export function namesInReadme(text: string, tag: string): ReadmeNames {
  const chapters = text.split(/^## /m).filter((chapter) => /^(?:Parts\b|Styling$)/m.test(chapter));
  const chapter = chapters.join('\n');
  const tables = [...chapter.matchAll(/^\| part\b[^\n]*\|\n\|[ -|]+\n((?:\|[^\n]*\n)+)/gm)];
  const columns = tables.flatMap(([, rows = '']) => rows.split('\n').map((row) => row.split('|')[1] ?? ''));
  const lists = [...chapter.matchAll(/Parts: ([^.]*)\./g)].map(([, list = '']) => list);
  return {
    mentioned: new Set(codeIn(chapter)),
    parts: new Set([...columns, ...lists].flatMap(codeIn)),
    cssProperties: new Set(text.match(new RegExp(`--${tag}-[a-z0-9-]*[a-z0-9]`, 'g')) ?? []),
  };
}

function codeIn(text: string): readonly string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.split(' '));
}

/** Compares a README with the contract in both directions; returns one sentence for each difference. */
export function readmeDifferences(
  { tag, parts, cssProperties }: Contract,
  readme: ReadmeNames,
): readonly string[] {
  const missing = (names: ReadonlySet<string>, among: ReadonlySet<string>, problem: string) =>
    [...names].filter((name) => !among.has(name)).map((name) => `<${tag}>: "${name}" ${problem}`);
  return [
    ...missing(parts, readme.mentioned, 'is a part, but the README does not name it'),
    ...missing(readme.parts, parts, 'is in the README, but is no part'),
    ...missing(cssProperties, readme.cssProperties, 'is a property, but the README does not name it'),
    ...missing(readme.cssProperties, cssProperties, 'is in the README, but is no property'),
  ];
}
