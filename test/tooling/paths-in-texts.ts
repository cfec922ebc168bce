/** Finds the paths that texts of the project name, and those that lead to no file. */
import { posix } from 'node:path';

/** Spans of code in a text, without its blocks of code. */
function spansOf(text: string): readonly string[] {
  const prose = text.replaceAll(/^( *)(`{3,})[^`].*?^\1\2$/gms, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
}

/** Matches a span that can be a path; `*` and `<tag>` stand for a part of a name. */
const pathLike = /^(?:[\w.@*-]|<[a-z]+>)+(?:\/(?:[\w.@*-]|<[a-z]+>)+)*\/?$/;

/** Matches the name of a source of the project. */
const sourceName = /\.(?:tsx?|mjs|njk|eta)$/;

/** Returns the pattern that a path of the repository has if a span names it; a folder matches with its content. */
function patternOf(span: string): string {
  const escaped = span.replaceAll(/[.+]/g, '\\$&').replaceAll(/\*|<[a-z]+>/g, '[^/]*');
  return span.endsWith('/') ? escaped : `${escaped}(?:$|/)`;
}

/** Settings of the search. */
export interface Repository {
  /** Paths of all files. */
  readonly files: readonly string[];
  /** Returns true for a text about the sources, whose paths may begin anywhere: `conditions/effects.ts`. */
  readonly isAboutSources: (file: string) => boolean;
}

/**
 * Returns the paths that a text names and that the repository does not have. A span of code is a path if it begins with
 * a folder of the repository; in a text about the sources also if it ends like a source, or begins with a folder beside
 * the text.
 */
export function missingPaths(
  file: string,
  text: string,
  { files, isAboutSources }: Repository,
): readonly string[] {
  const here = posix.dirname(file);
  const folders = (path: string) => path.slice(0, path.indexOf('/') + 1);
  const atTop = new Set(files.map(folders).filter(Boolean));
  const inside = files.filter((one) => one.startsWith(`${here}/`)).map((one) => one.slice(here.length + 1));
  const beside = new Set(inside.map(folders).filter(Boolean));
  const has = (paths: readonly string[], pattern: string) =>
    paths.some((path) => new RegExp(pattern).test(path));
  return spansOf(text)
    .filter((span) => pathLike.test(span))
    .filter((span) => {
      const first = folders(span);
      const pattern = patternOf(span);
      if (isAboutSources(file)) {
        if (sourceName.test(span) || beside.has(first)) return !has(files, `(?:^|/)${pattern}`);
      }
      return atTop.has(first) && !has(files, `^${pattern}`);
    })
    .map((span) => `${file}: ${span}`);
}

/** Returns the commands of npm that a text names and that no package of the project has. */
export function missingCommands(
  file: string,
  text: string,
  scripts: Readonly<Record<'root' | 'docs', readonly string[]>>,
): readonly string[] {
  return [...text.matchAll(/npm (--prefix docs )?run (?:--silent )?([\w:-]+)/g)]
    .filter(([, docs, name = '']) => !scripts[docs ? 'docs' : 'root'].includes(name))
    .map(([command]) => `${file}: ${command}`);
}
