import { describe, it } from 'node:test';
import { RuleTester } from 'eslint';
import { commentWords } from '../../scripts/check/comment-words.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester();
const words = ['As', 'How', 'The same', 'What', 'When', 'Where', 'Whether', 'Which', 'Who'];

describe('an author of a comment is told a better form of a phrase that must be read twice', () => {
  tester.run('comment-words', commentWords, {
    valid: [
      '/** Returns true if a field is shown. */',
      '/** Assets of a page. */',
      '/** @returns {string} The text. Where there is none, an empty one. */',
      '/**\n * State of a form.\n *\n * Where a field is left out, it stays.\n */',
      '/* Whether this is a doc comment or not. */',
      '// Where a field is hidden, its value is not sent.',
    ],
    invalid: words.flatMap((word) =>
      [
        `/** ${word} of a form. */`,
        `const one = {\n  /**\n   * ${word} of a form.\n   */\n  two: 2,\n};`,
      ].map((code) => ({ code, errors: [{ messageId: 'phrase' }] })),
    ),
  });
  tester.run('comment-words, in a tag', commentWords, {
    valid: ['/** @throws {TypeError} If the page has no form. */'],
    invalid: [
      '/** @returns Where the bundle is. */',
      '/** @param host - What holds it. */',
      '/** @property {Map<string, Kind>} kinds How fields are read. */',
    ].map((code) => ({ code, errors: [{ messageId: 'phrase' }] })),
  });
  tester.run('comment-words, in any comment', commentWords, {
    valid: [
      '// Runs the effects, releases the form.',
      '// A dash stands for any text. A visitor hears the announcement.',
    ],
    invalid: [
      '/** Returns whether a field is shown. */',
      '// The setter lets go of the form.',
      '// Once everyone has had a word.',
      '// A hidden field holds nobody up.',
      '/* It carries out the effects. */',
      '// The element hears of it.',
      '/** Removes what is hidden. */',
      '/** Focuses a field; answers whether it has the focus. */',
      '// The message stands in the dialog.',
      '// The view takes the place of the fallback.',
      '// The texts are there already.',
      '// A value that nobody asks for.',
    ].map((code) => ({ code, errors: [{ messageId: 'phrase' }] })),
  });
});
