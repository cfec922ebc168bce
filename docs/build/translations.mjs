/**
 * Translates texts chapter by chapter. The files in `docs/translations/<language>/` have the translated chapters of the
 * repository's texts, some of those in `docs/content/<language>/` have chapters of the site's own. Each chapter is below a
 * line that names the English one and the hash of its text: `<!-- elements/rs-form/README.md#texts 1a2b3c4d -->`.
 * A translation of an older text is not shown.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sectionsOf } from './sections.mjs';
import { readText, root } from './sources.mjs';

const fence = /^( *)```([^\n]*)\n([^]*?)^\1```$/gm;

/** Returns the hash of a text, which does not depend on the widths of its tables. */
export function hashOf(text) {
  const plain = text.replaceAll(/[ \t]+/g, ' ').replaceAll(/-{3,}/g, '---');
  return createHash('sha256').update(plain).digest('hex').slice(0, 8);
}

/**
 * Cuts a source into chapters: the text above the first heading, then a chapter at each heading of level 2 or 3.
 *
 * @returns For each chapter its label (`file#id`), its text, the hash of the text, and the ids of its headings.
 */
export function chaptersOf({ file, text }) {
  const lines = text.split('\n');
  const sections = sectionsOf(text);
  const starts = sections.filter(({ level }) => level <= 3);
  return [{ from: 0, id: '' }, ...starts]
    .map(({ from, id }, index) => {
      const to = starts[index]?.from ?? lines.length;
      const chapter = lines.slice(from, to).join('\n').trim();
      return {
        label: id === '' ? file : `${file}#${id}`,
        text: chapter,
        hash: hashOf(chapter),
        ids: sections.filter((section) => section.from >= from && section.from < to).map(({ id }) => id),
      };
    })
    .filter(({ text }) => text !== '');
}

/** Returns the translated chapters of a file: label and hash of the English text, the text, and the line in the file. */
export function parseTranslations(file, text) {
  const [first, ...parts] = text.split(/^<!-- (\S+) ([0-9a-f]{8}) -->$/m);
  let line = first.split('\n').length;
  const chapters = [];
  for (let index = 0; index < parts.length; index += 3) {
    const [label, hash, chapter] = parts.slice(index, index + 3);
    chapters.push({ label, hash, text: chapter.trim(), place: `${file}:${line}` });
    line += chapter.split('\n').length - 1;
  }
  return chapters;
}

/** Returns the translated chapters of a language. */
export function readTranslations(language) {
  return ['translations', 'content'].flatMap((folder) =>
    textsIn(`docs/${folder}/${language}`).flatMap((file) => parseTranslations(file, readText(file))),
  );
}

/** Returns the paths of the texts in a folder of the repository. */
function textsIn(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);
}

/** Returns a code block of a translation: without content the English one, with `words` that one with other texts. */
function blockOf(original, { block, info, code, place }) {
  if (code.trim() === '') return original;
  if (info.trim() !== 'words') return block;
  return code
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' → '))
    .reduce((text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${place}: "${from}" is not in the English code`);
      return text.replaceAll(from, () => to);
    }, original);
}

/**
 * Returns a chapter's translation, or `undefined` if there is none of this text. A code block without content is the
 * English one in the same place. A block `words` is that one with texts replaced: `>Send< → >Enviar<`, one a line.
 *
 * @throws Error if the translation has other headings or code blocks, or replaces a text that the code does not have.
 */
export function translate(chapter, translations) {
  const found = translations.find(({ hash }) => hash === chapter.hash);
  if (found === undefined) return undefined;
  const english = [...chapter.text.matchAll(fence)];
  const own = [...found.text.matchAll(fence)];
  const levels = (text) => sectionsOf(text).map(({ level }) => level);
  if (own.length !== english.length || `${levels(found.text)}` !== `${levels(chapter.text)}`)
    throw new Error(`${found.place}: expected the headings and code blocks of ${chapter.label}`);
  let index = 0;
  return found.text.replaceAll(fence, (block, _indent, info, code) => {
    const [original] = english[index++];
    return blockOf(original, { block, info, code, place: found.place });
  });
}

/**
 * Returns a line for each chapter or description that the site shows in English, and for each translation of a text that
 * is gone.
 *
 * @param chapters English texts of the site.
 */
export function staleLines(chapters, translations) {
  const places = new Map(translations.map(({ label, place }) => [label, place]));
  const labels = new Set(chapters.map(({ label }) => label));
  const hashes = new Set(chapters.map(({ hash }) => hash));
  const known = new Set(translations.map(({ hash }) => hash));
  return [
    ...chapters
      .filter(({ hash }) => !known.has(hash))
      .map(({ label, hash }) =>
        places.has(label)
          ? `${places.get(label)}: ${label} has changed; its hash is ${hash} now`
          : `${label} ${hash} is not translated`,
      ),
    ...translations
      .filter(({ label, hash }) => !hashes.has(hash) && !labels.has(label))
      .map(({ label, place }) => `${place}: there is no ${label} any more`),
  ];
}
