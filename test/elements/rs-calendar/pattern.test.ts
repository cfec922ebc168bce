import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { compilePattern } from '../../../elements/rs-calendar/pattern/compile-pattern.model.js';

const wordsOf = (list: string) => list.trim().split(/\s+/);

/** Compares our matcher with the browser's own, for patterns that the browser matches quickly. */
function isLikeBrowser(source: string, text: string): void {
  const isTaken = new RegExp(source).test(text);
  assert.equal(compilePattern(source)?.(text), isTaken, `${source} on ${JSON.stringify(text)}`);
}

describe('a pattern of allowed dates', () => {
  const days = wordsOf(`
    01/01/1950 10/03/1999 12/31/1999 01/01/2000 02/29/2024 03/01/2027 03/09/2027 03/10/2027 03/12/2027 03/31/2027
    06/15/2027 09/09/2027 11/11/2027 12/01/2027 12/25/2027 12/31/2027 01/01/2028 02/29/2028 07/04/2030 12/31/2050
  `);
  const patterns = wordsOf(String.raw`
    ^03/ /2027$ ^12/25/ ^03/12/2027$ 2027 /2[78] ^$ ^\d\d/(0[1-9]|1\d)/ ^(03|12)/ ^\d{2}/\d{2}/\d{4}$
    ^(0[1-9]|1[0-2])/(0[1-9]|[12]\d|3[01])/20\d{2}$ ^(?:01|02)/29 /01/|/15/ ^(03/1[0-9]|12/(24|25|31))/2027$
    ^[^/]*/[^/]*/2 ^\d+/\d+/\d+$ ^.{10}$ ^.{2,9}$ ^.{6}20[23]\d ^0?[1-3]/ \/31\/ [^0-9]0 [\d/]+$ [-/]0 [0-9-]1 [\d-x]5
    [\.-\/]31 [^\W0]{2}/ ^\D \w\W\w 1{2} 1{2,} 0{1,2}/ \d{1,3}/ \d{4,} 3*$ 2{0,1}0+2 0??1 \d+?/ /0{0}2
    (1|2)(0|1)?/ (((3))) a|b| (09/){2} (?:1{2}/)+2 ([01]\d/){2}2 ^(..)/.*$ 0$|1$ ^\S+$ \s ]|}
  `);
  for (const pattern of [...patterns, '']) {
    it(`a pattern of allowed dates "${pattern}" takes the days that a browser’s matcher takes`, () => {
      for (const day of days) isLikeBrowser(pattern, day);
    });
  }

  const texts = fc.string({ unit: fc.constantFrom('a', 'b', '1', '/', '-', '\n', '\r'), maxLength: 5 });

  it('a pattern of allowed dates takes what a browser’s matcher takes, whatever it is made of', () => {
    const characters = wordsOf(String.raw`a b 1 . \d \W \s \/ [ab] [^a] [+-a] [\d-] [\d-b] [] [^] (?:)`);
    const counts = ['', ...wordsOf('* + ? *? +? ?? {2} {0} {1,2} {0,} {2,3}?')];
    const { pattern } = fc.letrec<{ pattern: string; piece: string; group: string }>((tie) => ({
      pattern: fc
        .tuple(fc.array(tie('piece'), { maxLength: 3 }), fc.constantFrom('', '|'))
        .map(([pieces, between]) => pieces.join(between)),
      piece: fc.oneof(
        { maxDepth: 2 },
        fc.tuple(fc.constantFrom(...characters), fc.constantFrom(...counts)).map((parts) => parts.join('')),
        fc.constantFrom('^', '$'),
        tie('group'),
      ),
      group: fc
        .tuple(fc.constantFrom('(', '(?:'), tie('pattern'), fc.constant(')'), fc.constantFrom(...counts))
        .map((parts) => parts.join('')),
    }));
    fc.assert(
      fc.property(pattern, texts, (source, text) => {
        isLikeBrowser(source, text);
        isLikeBrowser(`^(?:${source})$`, text);
      }),
      { numRuns: 3000, seed: 12 },
    );
  });

  it('a pattern of allowed dates is none where a browser knows none, and no other than a browser’s', () => {
    const pieces = wordsOf(
      String.raw`a b 1 / - ( ) (?: [ [^ ] | * + ? {2} {2,1} {0,} { } ^ $ . \ \d \W \- a-b`,
    );
    const source = fc.string({ unit: fc.constantFrom(...pieces), maxLength: 8 });
    fc.assert(
      fc.property(source, texts, (written, text) => {
        if (compilePattern(written)) isLikeBrowser(written, text);
      }),
      { numRuns: 10_000, seed: 12 },
    );
  });
});

const nest = (inner: string, count: string, depth: number) =>
  '('.repeat(depth) + inner + `)${count}`.repeat(depth);

describe('a hostile pattern', () => {
  const digits = '1'.repeat(26);
  const letters = 'a'.repeat(26);
  const slow = [
    ['^(\\d+)+$', digits, `${digits}!`, 'redos-01'],
    ['(((((a*)*)*)*)*)*b', `${letters}b`, letters, ''],
    [`^${nest('a?', '{50}', 6)}$`, letters, `${letters}b`, ''],
    [`^${nest('\\d+', '+', 7)}/x`, `${digits}/x`, `${digits}/`, ''],
    [`^${nest('.*', '*', 7)}x`, `${digits}x`, digits, ''],
    [`^${'(\\d|/)*'.repeat(20)}x$`, `${digits}/x`, `${digits}/`, ''],
    [`^${'1?'.repeat(26)}${digits}$`, digits, digits.slice(1), ''],
  ] as const;
  for (const [source, taken, refused, row] of slow) {
    it(`a hostile pattern gets its right answer: ${source.slice(0, 30)} ${row}`.trim(), () => {
      assert.equal(compilePattern(source)?.(taken), true);
      assert.equal(compilePattern(source)?.(refused), false);
    });
  }

  it('a hostile pattern takes no day where the answer would cost too many steps', (t) => {
    const crowd = compilePattern(`^${nest(`${'.|'.repeat(80)}.`, '+', 7)}x?$`);
    const charAt = t.mock.method(String.prototype, 'charAt');
    assert.equal(crowd?.('1'.repeat(40)), false);
    const looks = charAt.mock.callCount();
    assert.ok(looks > 10_000 && looks <= 50_000, `looked ${looks} times`);
  });

  it('a hostile pattern takes no text that is too long for a date', () => {
    assert.equal(compilePattern('1')?.('1'.repeat(50)), false);
  });

  const ignored = [
    ...wordsOf(
      String.raw`( (a (?:a (? ) a) ((a) [ [0-9 [^ [a- [\] \ * {2} a** a{2}{3} a{2,1} ^* $+ a{1000} {`,
    ),
    ...wordsOf(String.raw`(?=1) (?!1) (?<name>1) \1 \p{L} \b1 \u0031`),
    ...['x'.repeat(10_000), '('.repeat(10_000), nest('a', '', 60)],
  ].map((source) => [source, ''] as const);
  for (const [source, row] of [['(?<=x)', 'redos-03'], ['[9-0]', 'redos-05'], ...ignored] as const) {
    it(`a hostile pattern is ignored: ${source.slice(0, 20)} ${row}`.trim(), () =>
      assert.equal(compilePattern(source), null),
    );
  }
});
