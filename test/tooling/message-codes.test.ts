import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { filesIn, messagesAddress } from '../../scripts/entries.mjs';
import { codesIn, listedCodes } from './message-codes/codes-in-source.js';

const root = join(import.meta.dirname, '..', '..');
const read = (...path: readonly string[]) => readFileSync(join(root, ...path), 'utf8');
const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);

const list = join('shared', 'element', 'message-codes.model.ts');
const sources = ['elements', 'compat', 'shared']
  .flatMap((folder) => filesIn(join(root, folder)))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(list));
const listed = listedCodes(parse(join(root, list)));

const words = { en: ['Cause', 'Remedy'], es: ['Causa', 'Solución'] } as const;
type Language = keyof typeof words;
const languages = Object.keys(words) as readonly Language[];

/** Returns the sections of the catalogue in a language: the code and the text of each message. */
function sectionsIn(language: Language): ReadonlyMap<string, string> {
  const [, ...parts] = read('docs', 'content', language, 'messages.md').split(/^#{2,3} /m);
  return new Map(
    parts
      .map((part) => part.split(/\n([^]*)/, 2) as [string, string])
      // A heading above several sections has no text of its own.
      .filter(([, text]) => text.trim() !== ''),
  );
}

describe('tooling: message codes', () => {
  it('the code of a message in the console is on the list if a source uses it, and no other code is', () => {
    const used = new Set(codesIn(sources.map(parse)));
    assert.deepEqual([...used].sort(), [...listed].sort());
  });

  it('the code of a message in the console is on the list once, and can be read as words', () => {
    assert.equal(new Set(listed).size, listed.length);
    for (const code of listed) assert.match(code, /^[a-z]+(-[a-z]+)*$/);
  });

  for (const language of languages) {
    it(`the code of a message in the console has a section in the catalogue, and no other code has (${language})`, () => {
      assert.deepEqual([...sectionsIn(language).keys()].sort(), [...listed].sort());
    });

    it(`the code of a message in the console is explained by an example, its meaning, its cause and a remedy (${language})`, () => {
      const [cause, remedy] = words[language];
      for (const [code, text] of sectionsIn(language)) {
        const [example = '', meaning = '', ...rest] = text.trim().split('\n\n');
        assert.match(example, /^`[^]+`$/, code);
        assert.match(meaning, /^\p{Lu}[^]+\.$/u, code);
        assert.ok(rest[0]?.startsWith(`**${cause}:** `), code);
        assert.ok(rest[1]?.startsWith(`**${remedy}:** `), code);
      }
    });
  }

  it('the code of a message in the console has the same example in both languages, in the same order', () => {
    const examples = languages.map((language) =>
      [...sectionsIn(language)].map(([code, text]) => `${code} ${text.trim().split('\n\n')[0] ?? ''}`),
    );
    assert.deepEqual(examples[0], examples[1]);
  });

  it('the code of a message in the console follows the address of the project, which `homepage` in package.json alone says', () => {
    const { homepage } = JSON.parse(read('package.json')) as { readonly homepage: string };
    assert.equal(messagesAddress(root), `${homepage}/m/`);
    for (const file of sources) assert.ok(!readFileSync(file, 'utf8').includes(homepage), file);
  });
});
