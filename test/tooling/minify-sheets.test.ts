import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { minifySheets } from '../../scripts/build/minify-sheets.mjs';

describe('a minified style sheet', () => {
  const cases = [
    ['loses comments and layout', '\n  a {\n    color: red; /* why */\n  }\n', 'a{color:red}'],
    [
      'keeps the space between a place and its descendant',
      ':host   .a\n  .b { top: 0 }',
      ':host .a .b{top:0}',
    ],
    ['keeps the space before a pseudo-class', '.a :focus, .b :not(.c) { }', '.a :focus,.b :not(.c){}'],
    ['keeps the spaces of a sum', 'a { top: calc(1px + 2px - 3px) }', 'a{top:calc(1px + 2px - 3px)}'],
    ['keeps a text as it is', "a::after { content: ' ; { x } ' }", "a::after{content:' ; { x } '}"],
    ['needs no space around what stands in what', '.a > .b { top: 0 }', '.a>.b{top:0}'],
    [
      'names parts without quotes',
      "[part~='a-b'], ::part(c), [title='d e'] { top: 0 }",
      "[part~=a-b],::part(c),[title='d e']{top:0}",
    ],
    [
      'keeps no nought before a fraction',
      'a { margin: 0.5rem 10.5px -0.25em }',
      'a{margin:.5rem 10.5px -.25em}',
    ],
    ['keeps values over lines apart', 'a { margin: 1px\n 2px }', 'a{margin:1px 2px}'],
    [
      'puts the text of another sheet in',
      'a { top: 0 } ${rest} b { top: 0 }',
      'a{top:0}${rest.cssText} b{top:0}',
    ],
  ] as const;

  for (const [what, sheet, expected] of cases) {
    it(what, () => assert.equal(minifySheets(`css\`${sheet}\``), `({cssText:\`${expected}\`})`));
  }

  it('needs no tag on a page', () => {
    const code =
      "import { css } from '@lit/reactive-element/css-tag.js';\n\nexport const a = css`b { top: 0 }`;";
    assert.equal(minifySheets(code), '\nexport const a = ({cssText:`b{top:0}`});');
  });

  it('leaves the code around it alone', () => {
    const code = 'const a = `b {  c  }`; // d {  e  }';
    assert.equal(minifySheets(code), code);
  });
});
