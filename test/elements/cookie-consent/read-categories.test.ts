import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readOffered } from '../../../elements/cookie-consent/choice/categories.model.js';
import { patternsOf, readCategories } from '../../../elements/cookie-consent/choice/read-categories.model.js';
import { noServices } from '../../../shared/consent/service-choice.model.js';

describe('<cookie-consent> read categories', () => {
  it('the settings of a consent layer are the usual ones where the page has none', () => {
    const { categories, diagnostics } = readCategories(undefined);
    assert.deepEqual(
      [categories.map(({ id }) => id), diagnostics],
      [['necessary', 'preferences', 'statistics'], []],
    );
  });

  it('the settings of a consent layer tell of cookies by name alone, or with all there is to know', () => {
    const cookies = [
      '_gid',
      { name: '_ga*', provider: 'Google', purpose: 'Contar', duration: '2 años' },
      {},
      7,
    ];
    const { categories } = readCategories(
      JSON.stringify({ categories: [{ id: 'statistics', label: 'A', cookies }] }),
    );
    const [, statistics] = categories;
    assert.equal(statistics?.label, 'A');
    assert.deepEqual(
      statistics?.cookies.map(({ name, provider }) => [name, provider]),
      [
        ['_gid', ''],
        ['_ga*', 'Google'],
      ],
    );
  });

  for (const [text, places] of [
    ['{', ['JSON']],
    ['[]', ['JSON']],
    ['{"categories":["analytics"]}', ['JSON at categories.0']],
    ['{"categories":["statistics",{"id":"__proto__"}]}', ['JSON at categories.1']],
  ] as const)
    it(`the settings of a consent layer name the error in ${text}`, () =>
      assert.deepEqual(
        readCategories(text).diagnostics.map(({ place }) => place),
        places,
      ));

  it('the settings of a consent layer keep a cookie that something in use has too', () => {
    const json = {
      categories: [
        { id: 'preferences', cookies: ['both', 'mine'] },
        { id: 'statistics', cookies: ['both'] },
      ],
    };
    const { categories } = readCategories(JSON.stringify(json));
    assert.deepEqual(patternsOf(categories, { accepted: ['preferences'], services: noServices }), {
      refused: ['both'],
      kept: ['both', 'mine'],
    });
  });

  for (const text of [
    undefined,
    '{',
    'null',
    '[]',
    '{"categories":["marketing",{"id":"statistics","label":"A"},"statistics"]}',
    '{"categories":["necessary",null,{"id":null},["statistics"],7,{"id":"__proto__"}]}',
  ])
    it(`the settings of a consent layer offer the same to the banner and to the settings: ${text}`, () => {
      const { categories } = readCategories(text);
      assert.deepEqual(
        categories.map(({ id }) => id),
        readOffered(text),
      );
    });
});
