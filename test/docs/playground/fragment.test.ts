import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { fromBase64, textOf, toBase64, utf8Of } from '../../../docs/playground/model/base64.model.js';
import {
  compressedBytes,
  compressedFragment,
  decodeFragment,
  encodeFragment,
  fragmentJson,
  isProblem,
  mostSize,
  readFragment,
  readFragmentJson,
  safeSize,
} from '../../../docs/playground/model/fragment.model.js';
import { emptyPlayground, samplePlaygrounds } from '../../../docs/playground/model/state.model.js';
import { hostileTexts, playground, withFields } from './posts.js';

const encoded = (value: unknown) => `j.${toBase64(utf8Of(JSON.stringify(value)))}`;

describe('the fragment of a link', () => {
  for (const { id, state } of samplePlaygrounds)
    it(`the fragment of a link holds a whole form: ${id}`, () => {
      const text = encodeFragment(state);
      assert.match(text, /^[\w.-]+$/);
      assert.deepEqual(decodeFragment(text), state);
      assert.deepEqual(decodeFragment(`#${text}`), state);
    });

  it('the fragment of a link holds a form compressed, and is then short enough for mail programs, also with 40 fields', () => {
    for (const { id, state } of samplePlaygrounds) {
      const text = compressedFragment(deflateRawSync(fragmentJson(state)));
      const bytes = compressedBytes(text);
      assert.ok(bytes);
      const read = readFragmentJson(inflateRawSync(bytes).toString());
      assert.deepEqual(read.state, state);
      assert.ok(text.length <= safeSize, `${id}: ${text.length}`);
    }
  });

  for (const name of hostileTexts)
    it(`the fragment of a link holds any name and any text: ${JSON.stringify(name)}`, () => {
      const state = withFields({ name, type: 'text', caption: name, value: name });
      assert.deepEqual(decodeFragment(encodeFragment(state)), state);
    });

  it('the fragment of a link holds half a sign, as JSON writes it', () => {
    const state = playground({ title: '\ud83d', pages: [{ fields: [] }] });
    assert.deepEqual(decodeFragment(encodeFragment(state)), state);
  });

  const broken: readonly (readonly [title: string, text: string, words: RegExp])[] = [
    ['nothing', '', /incomplete/],
    ['a mark alone', 'j.', /incomplete/],
    ['no base64', 'j.a=b', /incomplete/],
    ['a digit too many', 'j.abcde', /incomplete/],
    ['bytes that are no text', 'j._w', /incomplete/],
    ['a link that was cut', encodeFragment(emptyPlayground).slice(0, -9), /incomplete/],
    ['another way of writing', 'x.abcd', /incomplete/],
    ['a number', encoded(7), /no form of this page/],
    ['null', encoded(null), /no form of this page/],
    ['a list', encoded([]), /no form of this page/],
    ['another version', encoded({ version: 2 }), /another version/],
    ['no form', encoded({ version: 1 }), /lacks/],
    ['a form without a number', encoded({ version: 1, form: { version: 1 } }), /lacks/],
    ['more than a form has', 'j.'.padEnd(mostSize + 1, 'A'), /too long/],
  ];
  for (const [title, text, words] of broken)
    it(`the fragment of a link names the error: ${title}`, () => {
      const result = decodeFragment(text);
      assert.ok(isProblem(result));
      assert.match(result.words.en, words);
      assert.notEqual(result.words.es, '');
    });

  it('the fragment of a link leaves out entries that the format does not allow, and reports them', () => {
    const form = { version: 1, formId: 1, pages: [{ fields: [{ name: 'A', type: 'wrong' }] }], other: 1 };
    const { state, ...rest } = readFragment(encoded({ version: 1, form, settings: { theme: 'pink', x: 1 } }));
    assert.ok(state && 'problems' in rest);
    assert.equal(state.settings.theme, 'plain-form');
    assert.deepEqual(
      rest.problems.map(({ words }) => words.en.slice(0, 40)),
      [
        'pages[0].fields[0].type: "wrong" was lef',
        'other: "other" was left out. Expected: o',
        'The setting "theme" was left out.',
        'The setting "x" was left out.',
      ],
    );
  });

  it('the fragment of a link gives each field a number of its own, and each page its break', () => {
    const form = {
      ...{ version: 1, formId: 1 },
      pages: [{ fields: [{ name: 'A', componentId: 2 }] }, { fields: [{ name: 'B', componentId: 2 }] }],
    };
    const { state } = readFragment(encoded({ version: 1, form }));
    assert.deepEqual(
      state?.form.pages.map(({ fields }) => fields.map(({ name, componentId }) => [name, componentId])),
      [
        [
          ['A', 2],
          ['Page_1', 3],
        ],
        [['B', 4]],
      ],
    );
  });
});

describe('base64 for addresses', () => {
  it('base64 for addresses is the same as that of Node', () => {
    for (let length = 0; length < 40; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256);
      assert.equal(toBase64(bytes), Buffer.from(bytes).toString('base64url'));
      assert.deepEqual(fromBase64(toBase64(bytes)), bytes);
    }
    assert.equal(textOf(utf8Of('año €🐱')), 'año €🐱');
  });
});
