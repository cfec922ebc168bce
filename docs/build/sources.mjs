/** Reads the sources of the pages: READMEs, the changelog, the manifest, the schema, own texts. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');
export const languages = ['en', 'es'];

export const readText = (...path) => readFileSync(join(root, ...path), 'utf8');
export const readJson = (...path) => JSON.parse(readText(...path));

/** Returns the path of a text of `docs/content` in the repository. */
export const contentFile = (language, key) => `docs/content/${language}/${key}.md`;

/** Returns a text of `docs/content` in a language without its title, or `undefined` if there is none. */
export function readContent(language, key) {
  const path = join(root, contentFile(language, key));
  return existsSync(path) ? readFileSync(path, 'utf8').replace(/^# .*\n+/, '') : undefined;
}

/** Returns the tags with their entries in the manifest, in the order of their introductions. */
export function readTags() {
  const declarations = readJson('dist', 'custom-elements.json').modules.flatMap(
    (module) => module.declarations ?? [],
  );
  const byTag = new Map(declarations.map((declaration) => [declaration.tagName, declaration]));
  return Object.keys(readJson('docs', 'content', 'en', 'intros.json')).map((tag) => ({
    tag,
    declaration: byTag.get(tag),
  }));
}
