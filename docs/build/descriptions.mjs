/**
 * Translates the descriptions in the manifest and in the schemas. The files in `docs/translations/<language>/api/`
 * have a line for each: `"attributes/src 1a2b3c4d": "…"`, with the hash of the English text. A translation of an older text is
 * not shown.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { apiTables } from './api.mjs';
import { escapeHtml } from './highlight.mjs';
import { schemaSections } from './schema.mjs';
import { languages, readJson, readTags, root } from './sources.mjs';
import { hashOf } from './translations.mjs';

/** Names of the published schemas. */
const schemaNames = ['rs-form.schema', 'form-profile.schema'];

const inline = (text) => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
const inOneLine = (text) => text.replaceAll(/\s+/g, ' ').trim();

/** Returns the translated descriptions of a file: label and hash of the English text, the text, and the file. */
export function parseDescriptions(place, translations) {
  const [, subject] = /([^/]+)\.json$/.exec(place);
  return Object.entries(translations).map(([key, text]) => {
    const [, name, hash] = /^(.+) ([0-9a-f]{8})$/.exec(key) ?? [];
    if (hash === undefined) throw new Error(`${place}: "${key}" has no hash of the English text`);
    return { label: `${subject} ${name}`, hash, text, place };
  });
}

/** Returns the translated descriptions of a language. */
export function readDescriptions(language) {
  const folder = `docs/translations/${language}/api`;
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder)).flatMap((name) =>
    parseDescriptions(`${folder}/${name}`, readJson(folder, name)),
  );
}

/** Returns the function that writes descriptions in a language. Descriptions without a translation are in English, and marked as such. */
export function describer(language, translations) {
  const byHash = new Map(translations.map(({ hash, text }) => [hash, text]));
  return (_label, english) => {
    const text = inOneLine(english);
    if (text === '' || language === 'en') return inline(text);
    const translated = byHash.get(hashOf(text));
    return translated === undefined ? `<span lang="en">${inline(text)}</span>` : inline(translated);
  };
}

/** Returns the descriptions that the pages show, in English: label, text, and the hash of the text. */
export function englishDescriptions() {
  const found = [];
  const note = (label, english) => {
    const text = inOneLine(english);
    if (text !== '') found.push({ label, text, hash: hashOf(text) });
    return '';
  };
  const texts = readJson('docs', 'texts', `${languages[0]}.json`);
  for (const { declaration } of readTags()) apiTables(declaration, texts, note);
  for (const name of schemaNames)
    schemaSections(readJson('dist', `${name}.json`), { name, root: '' }, texts, note);
  return found;
}
