import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { businessLimits, type Held } from './business-limits.js';

const root = join(import.meta.dirname, '..', '..');

describe('tooling: business limits', () => {
  it('the business limits are all named, once each', () => {
    const items = businessLimits.map(({ item }) => item);
    assert.equal(items.length, 32);
    assert.equal(new Set(items).size, items.length);
  });

  for (const { item, value, held } of businessLimits) {
    it(`the business limits hold the ${item} in one place: ${value}`, () => {
      assert.notEqual(held.length, 0);
      assert.deepEqual(held.flatMap(differences), []);
    });
  }
});

function differences({ file, code, figure, within }: Held): readonly string[] {
  const places = codeOf(file).split(code).length - 1;
  const expected = [...code.matchAll(figure)].length;
  // Reading the code of a file takes long, so it is read where the figure stands, be it in a comment.
  const found = sourcesOf(within)
    .filter((source) => textOf(source).search(figure) !== -1)
    .flatMap((source) => [...codeOf(source).matchAll(figure)].map(() => source));
  return [
    ...(places === 1 ? [] : [`${file} has "${code}" ${places} times`]),
    ...(found.length === expected ? [] : [`${String(figure)} stands in ${found.join(', ')}`]),
  ];
}

function sourcesOf(place: string): readonly string[] {
  if (!statSync(join(root, place)).isDirectory()) return [place];
  const files = readdirSync(join(root, place), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /(?<!\.d)\.tsx?$/.test(file)).map((file) => join(place, file));
}

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

const known = new Map<string, string>();

/** Returns a file without its comments, which may mention a limit. */
function codeOf(file: string): string {
  const text = known.get(file) ?? readCode(file);
  known.set(file, text);
  return text;
}

function readCode(file: string): string {
  const text = textOf(file);
  if (file.endsWith('.json')) return text;
  const { ESNext } = ts.ScriptTarget;
  const compilerOptions = { removeComments: true, target: ESNext, jsx: ts.JsxEmit.Preserve };
  return ts.transpileModule(text, { fileName: file, compilerOptions }).outputText;
}
