import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { minifyCss } from '../../scripts/build/minify-css.mjs';

describe('tooling: minify css', () => {
  const cases = [
    ['loses comments and layout', '\n  a {\n    color: red; /* why */\n  }\n', 'a{color:red}'],
    [
      'keeps the space between a place and its descendant',
      ':host   .a\n  .b { top: 0 }',
      ':host .a .b{top:0}',
    ],
    [
      'keeps the space before a pseudo-class',
      '.a :focus, .b :not(.c) { top: 0 }',
      '.a :focus,.b :not(.c){top:0}',
    ],
    ['keeps the spaces of a sum', 'a { top: calc(1px + 2vw - 3%) }', 'a{top:calc(1px + 2vw - 3%)}'],
    ['keeps a text as it is', "a::after { content: ' ; { x } ' }", 'a:after{content:" ; { x } "}'],
    ['needs no space around what stands in what', 'a > .b { top: 0 }', 'a>.b{top:0}'],
    [
      'names parts without quotes',
      "[part~='a-b'], ::part(c), [title='d e'] { top: 0 }",
      '[part~=a-b],::part(c),[title=d\\\\ e]{top:0}',
    ],
    [
      'keeps no nought before a fraction',
      'a { margin: 0.5rem 10.5px -0.25em }',
      'a{margin:.5rem 10.5px -.25em}',
    ],
    ['keeps values over lines apart', 'a { margin: 1px\n 2px }', 'a{margin:1px 2px}'],
    ['keeps the place of another sheet', 'a { top: 0 } ${rest} b { top: 0 }', 'a{top:0}${rest}b{top:0}'],
    [
      'keeps the places of several sheets',
      '${one}\n${two}\n${one} b { top: 0 }',
      '${one}${two}${one}b{top:0}',
    ],
    ['keeps an escape', "a::before { content: '\\2022' }", 'a:before{content:"•"}'],
  ] as const;

  for (const [what, sheet, expected] of cases) {
    it(`a minified style sheet ${what}`, () =>
      assert.equal(minifyCss(`css\`${sheet}\``), `css\`${expected}\``));
  }

  it('a minified style sheet leaves the code around it alone', () => {
    const code = 'const a = `b {  c  }`; // d {  e  }';
    assert.equal(minifyCss(code), code);
  });

  it('a minified style sheet stops the build where a sheet has a syntax error', () => {
    assert.throws(() => minifyCss('css`a { top 0; }`'), /Unexpected/);
  });
});
