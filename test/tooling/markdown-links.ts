import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Text of a file without its blocks and spans of code, in which brackets mean something else. */
function proseOf(path: string): string {
  return readFileSync(path, 'utf8')
    .replaceAll(/^( *)(`{3,})[^`].*?^\1\2$/gms, '')
    .replaceAll(/`[^`\n]*`/g, '`');
}

/** Ids of the headings of a file, as its readers on the web build them. */
function headingsOf(path: string): ReadonlySet<string> {
  const text = readFileSync(path, 'utf8');
  const titles = [...text.matchAll(/^#+ +(.+)$/gm)].map(([, title = '']) => title.toLowerCase());
  return new Set(titles.map((title) => title.replaceAll(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-')));
}

/**
 * Returns the links of a Markdown file that lead to no file of the folder, or to no heading.
 *
 * @param folder - Folder that all links stay in.
 * @param file - Path in the folder.
 * @param settings - `withHeadings` is false if headings are not looked up.
 */
export function brokenLinks(
  folder: string,
  file: string,
  { withHeadings = true }: { readonly withHeadings?: boolean } = {},
): readonly string[] {
  const prose = proseOf(join(folder, file));
  const links = [...prose.matchAll(/\]\(([^)\s]+)[^)]*\)|^\[[^\]]+\]: (\S+)/gm)];
  return links
    .map(([, inline, reference]) => inline ?? reference ?? '')
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [path = '', heading] = link.split('#');
      const target = path === '' ? file : posix.join(posix.dirname(file), path);
      if (target.startsWith('..') || !existsSync(join(folder, target))) return true;
      return withHeadings && heading !== undefined && !headingsOf(join(folder, target)).has(heading);
    })
    .map((link) => `${file}: ${link}`);
}
