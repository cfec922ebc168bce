import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { absentParts, namesIn, partsOf, picturesOf } from '../../docs/build/part-pictures.mjs';
import { assignSides, drawPicture, spread } from '../../docs/build/pictures/draw.mjs';
import { prepareSuite } from '../../scripts/build/prepare.mjs';

const root = join(import.meta.dirname, '..', '..');
const index = readFileSync(join(root, 'elements', 'index.ts'), 'utf8');
const tags = [...new Set([...index.matchAll(/'\.\/([\w-]+-[\w-]+)\//g)].map(([, tag = '']) => tag))];

describe('the pictures of parts', () => {
  before(async () => assert.ok(await prepareSuite('dist')));

  it('the pictures of parts show each part of each tag, or the page gives the reason why none does', () => {
    assert.ok(tags.length >= 15, tags.join(' '));
    for (const tag of tags) {
      const shown = picturesOf(tag).flatMap(({ parts }) => parts);
      const absent = absentParts(tag).map(([name]) => name);
      assert.deepEqual([...new Set([...shown, ...absent])].sort(), [...partsOf(tag)].sort(), tag);
      assert.deepEqual(
        absent.filter((name) => shown.includes(name)),
        [],
        `${tag}: on a picture, with a reason`,
      );
    }
  });

  it('the pictures of parts have a caption in both languages, and so has each reason', () => {
    for (const tag of tags) {
      const texts = [
        ...picturesOf(tag).map(({ caption }) => caption),
        ...absentParts(tag).map(([, text]) => text),
      ];
      for (const { en, es } of texts) assert.ok(en !== '' && es !== '' && en !== es, `${tag}: ${en}`);
    }
  });
});

describe('a drawn picture', () => {
  const scene = {
    window: [400, 300] as const,
    around: [],
    parts: [
      { names: ['dialog'], box: [20, 20, 300, 200] as const },
      { names: ['close', 'current'], box: [280, 30, 30, 30] as const },
    ],
    shapes: [{ box: [280, 30, 30, 30] as const, isPicture: false }],
    lines: [{ text: '<', box: [290, 40, 8, 12] as const }],
  };

  it('a drawn picture names the parts of each box, and escapes the text of the page', () => {
    const svg = drawPicture(scene);
    assert.deepEqual([...namesIn(svg)].sort(), ['close', 'current', 'dialog']);
    assert.match(svg, />close, current<\/text>/);
    assert.match(svg, />&lt;<\/text>/);
  });

  it('a drawn picture fails when no part is on screen', () => {
    assert.throws(() => drawPicture({ ...scene, parts: [] }), /No part is on screen/);
  });

  it('a drawn picture has the names of narrow boxes on the nearer side', () => {
    const at = (x: number, width: number) => ({ names: [`${x}`], box: [x, 0, width, 10] as const });
    const { left, right } = assignSides([at(0, 20), at(370, 20), at(0, 400)], 400);
    assert.deepEqual(
      [left, right].map((side) => side.map(({ names }) => names[0])),
      [['0', '0'], ['370']],
    );
  });

  for (const [title, wanted, height, expected] of [
    ['stays beside the box where there is space', [10, 100], 200, [10, 100]],
    ['moves down where names would touch', [10, 12, 14], 200, [10, 30, 50]],
    ['moves up at the lower end', [180, 195, 198], 200, [150, 170, 190]],
    ['needs more height than the boxes where there are many', [5, 5, 5], 30, [5, 25, 45]],
  ] as const) {
    it(`a drawn picture has names in a column: a name ${title}`, () => {
      assert.deepEqual(spread(wanted, height), expected);
    });
  }
});
