import { describe, it } from 'node:test';
import { RuleTester } from 'eslint';
import { docCommentStart } from '../../scripts/check/doc-comment-start.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester();
const words = ['As', 'How', 'The same', 'What', 'When', 'Where', 'Whether', 'Which', 'Who'];

describe('an author of a doc comment is told that it does not say what the thing is', () => {
  tester.run('doc-comment-start', docCommentStart, {
    valid: [
      '/** Returns whether a field is shown. */',
      '/** Assets of a page. */',
      '/** @returns {string} The text. Where there is none, an empty one. */',
      '/**\n * State of a form.\n *\n * What is left out stays as it is.\n */',
      '/* Whether this is a doc comment or not. */',
      '// Where a field is hidden, its value is not sent.',
    ],
    invalid: words.flatMap((word) =>
      [
        `/** ${word} of a form. */`,
        `const one = {\n  /**\n   * ${word} of a form.\n   */\n  two: 2,\n};`,
      ].map((code) => ({ code, errors: [{ messageId: 'start', data: { word } }] })),
    ),
  });
  tester.run('doc-comment-start, in a tag', docCommentStart, {
    valid: ['/** @throws {TypeError} If the page has no form. */'],
    invalid: [
      '/** @returns Where the bundle is. */',
      '/** @param host - What holds it. */',
      '/** @property {Map<string, Kind>} kinds How fields are read. */',
    ].map((code) => ({ code, errors: [{ messageId: 'start' }] })),
  });
});
