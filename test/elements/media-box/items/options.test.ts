import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  hasBrackets,
  readBrackets,
  readJsonOptions,
} from '../../../../elements/media-box/items/bracket-options.model.js';
import {
  readSlideOptions,
  readTextOptions,
} from '../../../../elements/media-box/items/text-options.model.js';
import { readsPerCharacter } from './links.js';

const size = 20_000;
const hostile = {
  'brackets that open and never close': 'a['.repeat(size),
  'brackets that close and never open': 'a]'.repeat(size),
  'brackets inside of brackets': `a${'['.repeat(size)}${']'.repeat(size)}`,
  'one endless name': 'a'.repeat(size),
  'one endless name before a bracket': `${'a'.repeat(size)}[x]`,
  'many short pairs': 'a[b];'.repeat(size),
  'brackets without a name': '[]'.repeat(size),
  'separators alone': '; '.repeat(size),
  'quotes alone': '"\''.repeat(size),
};

describe('<media-box> options', () => {
  it('the options an author writes leave the words outside of every pair as they stand', () => {
    const { options, rest } = readBrackets('nofollow title[Sala]; group[g] salas');
    assert.deepEqual(
      [...options],
      [
        ['title', 'Sala'],
        ['group', 'g'],
      ],
    );
    assert.equal(rest, 'nofollow salas');
  });

  it('the options an author writes are the last of a name', () => {
    assert.equal(readBrackets('a[1];A[2]').options.get('a'), '2');
  });

  it('the options an author writes may be empty', () => {
    assert.equal(readBrackets('title[]').options.get('title'), '');
  });

  it('the options an author writes are not found where there is nothing before a bracket', () => {
    assert.equal(hasBrackets(' [x]'), false);
    assert.equal(hasBrackets('[x] a[y]'), true);
    assert.equal(readBrackets('[x]').options.size, 0);
  });

  it('the options an author writes are flat texts, numbers and switches in JSON', () => {
    const { options } = readJsonOptions('{"A":"b","c":3,"d":true,"e":null,"f":[1],"g":{"h":1}}');
    assert.deepEqual(
      [...options],
      [
        ['a', 'b'],
        ['c', '3'],
        ['d', 'true'],
      ],
    );
  });

  it('the options an author writes are none in JSON that is no object', () => {
    for (const text of ['[1]', '1', 'null', '"a"', '{', '', '{"a":'.repeat(size)]) {
      const { options, problem } = readJsonOptions(text);
      assert.deepEqual(
        [options.size, problem],
        [0, 'found no JSON object, expected {"name":"value"}'],
        text.slice(0, 9),
      );
    }
  });

  it('the options an author writes keep a percent sign that encodes nothing', () => {
    assert.equal(readTextOptions('title=100%').options.get('title'), '100%');
  });

  it('the options an author writes of a slide keep the semicolons of a text', () => {
    const { options } = readSlideOptions('title: A; B: c; Description: d;; width: 90vw');
    assert.deepEqual(
      [...options],
      [
        ['title', 'A; B: c'],
        ['description', 'd'],
        ['width', '90vw'],
      ],
    );
  });

  it('the options an author writes of a slide that has no name are reported', () => {
    assert.notEqual(readSlideOptions('una sala').problem, '');
    assert.equal(readSlideOptions(' ').problem, '');
  });

  it('the options an author writes are none under the name of an object’s own machinery', () => {
    for (const text of ['__proto__[x]', '{"__proto__":"x"}', '__proto__=x', '__PROTO__=x', '__PROTO__[x]']) {
      assert.equal(readTextOptions(text).options.size, 0, text);
    }
  });

  it('the options an author writes never throw', () => {
    const pieces = fc.array(
      fc.constantFrom('a', '[', ']', '{', '}', '"', ':', ',', ';', '&', '=', '%', '__proto__'),
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      pieces.map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, (written) => {
        for (const parse of [readTextOptions, readBrackets, readJsonOptions, readSlideOptions]) {
          const { options, problem } = parse(written);
          assert.ok(problem === '' || options.size === 0);
          assert.equal(options.has('__proto__'), false);
        }
      }),
    );
  });

  for (const [name, text] of Object.entries(hostile)) {
    it(`the options an author writes are read in few looks at each character: ${name}`, () => {
      assert.ok(readsPerCharacter(text, readBrackets) <= 8);
      assert.ok(readsPerCharacter(text, hasBrackets) <= 8);
    });
  }
});
