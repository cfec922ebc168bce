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
    ['keeps values over lines apart', 'a { margin: 1px\n 2px }', 'a{margin:1px 2px}'],
    ['keeps what is put in', 'a { border: ${width} solid; ${rest} }', 'a{border:${width} solid;${rest}}'],
  ] as const;

  for (const [what, sheet, expected] of cases) {
    it(what, () => assert.equal(minifySheets(`css\`${sheet}\``), `css\`${expected}\``));
  }

  it('leaves the code around it alone', () => {
    const code = 'const a = `b {  c  }`; // d {  e  }';
    assert.equal(minifySheets(code), code);
  });
});
