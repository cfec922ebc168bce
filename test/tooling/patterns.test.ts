import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import ts, { type Node } from 'typescript';
import { written } from '../../shared/numbers/read-number.model.js';
import { tables } from '../../shared/dates/format-tables.model.js';

const { createSourceFile, forEachChild, isNewExpression, isRegularExpressionLiteral, ScriptTarget } = ts;

const root = join(import.meta.dirname, '../..');
const sources = ['elements', 'compat', 'shared'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);

interface Pattern {
  readonly file: string;
  readonly text: string;
}

/** Returns a pattern for every node of a file for which `textOf` returns a text. */
function textsIn(file: string, textOf: (node: Node) => string | undefined): readonly Pattern[] {
  const source = createSourceFile(file, readFileSync(join(root, file), 'utf8'), ScriptTarget.Latest, true);
  const found: Pattern[] = [];
  const visit = (node: Node): void => {
    const text = textOf(node);
    if (text !== undefined) found.push({ file, text });
    forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Patterns that are built from our own lists of tokens. */
const made = Object.values(tables).map(({ pieces }) => ({
  file: 'shared/dates/format-tables.model.ts',
  text: pieces.toString(),
}));
const ofNumbers = { file: 'shared/numbers/read-number.model.ts', text: written.toString() };

const patterns = sources
  .flatMap((file) => textsIn(file, (node) => (isRegularExpressionLiteral(node) ? node.text : undefined)))
  .concat(made, ofNumbers);

/**
 * Returns the texts that a hostile page repeats: each character that a pattern can begin to match, alone and with the
 * next one.
 */
function pumps(text: string): readonly string[] {
  const letters = [...new Set(text.replace(/\\[a-zA-Z]/g, ' a0').replace(/[\\^$]/g, ''))].slice(0, 24);
  const pairs = letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
  return [...new Set([...letters, ...pairs, ' ', 'a', '0', '\n', '/', '.', '<', '"'])];
}

/** Length of a hostile text, in characters: far longer than a page. A pattern that is not linear takes minutes. */
const length = 300_000;
/** Time after which a search is given up: a linear one takes milliseconds, on a busy machine too. */
const limitMs = 20_000;
const context = createContext();

/** Searches a pattern in long texts with an unexpected end. */
function runOnHostileTexts({ text }: Pattern): void {
  for (const pump of pumps(text)) {
    const code = `${JSON.stringify(pump)}.repeat(${length} / ${pump.length}).concat('\\u0000!\\n').search(${text})`;
    runInContext(code, context, { timeout: limitMs });
  }
}

describe('tooling: patterns', () => {
  it('the regular expressions of the suite are found, and eight are made at run time: of our own texts (names of two tags, tokens, signs of numbers), of the digits of a row’s number, and of a profile’s', () => {
    assert.ok(patterns.length > 40, `found ${patterns.length}`);
    const texts = sources.flatMap((file) =>
      textsIn(file, (node) =>
        isNewExpression(node) && node.expression.getText() === 'RegExp' ? node.getText() : undefined,
      ),
    );
    assert.deepEqual(
      texts.map(({ text }) => text),
      [
        // An author’s own, run on names of controls in the author’s page.
        'new RegExp(pattern)',
        'new RegExp(`(?<!\\\\d)${from}(?!\\\\d)`)',
        'new RegExp(`(?<=[-_.])${number}(?=[-_.])`)',
        "new RegExp(`(?<=[-_.A-Za-z])${number}(?=\\\\]|\\\\[|$)`, 'g')",
        'new RegExp(`[${family}]`)',
        "new RegExp(`${escape}|${alternatives}|([A-Za-z])\\\\2*|[^]`, 'g')",
        "new RegExp(`</${name}`, 'gi')",
        "new RegExp(`^${before}(?<body>[^-+\\\\p{L}\\\\p{Sc}]+?) ?(?<lastCurrency>${currency})?$`, 'u')",
      ],
    );
  });

  for (const pattern of new Map(patterns.map((one) => [one.text, one])).values()) {
    it(`the regular expressions of the suite take time in proportion to the text: ${pattern.text} in ${pattern.file}`, () => {
      runOnHostileTexts(pattern);
    });
  }
});
