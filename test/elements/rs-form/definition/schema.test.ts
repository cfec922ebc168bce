import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { definitionFormat } from '../../../../elements/rs-form/definition/authored-format.model.js';
import { checkDefinition } from '../../../../elements/rs-form/definition/check-definition.model.js';
import { descriptions } from '../../../../scripts/metadata/schema/descriptions.js';
import type { JsonSchema } from '../../../../scripts/metadata/schema/json-schema.js';
import { publishedSchema } from '../../../../scripts/metadata/schema/write-schema.js';
import { allows, everyKey, flawedValueOf, rightValueOf } from './json-schemas.js';

const schema = publishedSchema() as JsonSchema;

describe('the reader of a definition and the published schema', () => {
  const isRead = (value: unknown) => checkDefinition(value).invalid.length === 0;

  it('the reader of a definition and the published schema allow every definition without a mistake', () => {
    fc.assert(
      fc.property(rightValueOf(definitionFormat), (value) => {
        assert.deepEqual(checkDefinition(value).invalid, []);
        assert.ok(allows(schema, value));
      }),
      { numRuns: 200 },
    );
  });

  it('the reader of a definition and the published schema agree on every definition with a few mistakes', () => {
    let wrong = 0;
    fc.assert(
      fc.property(flawedValueOf(definitionFormat), (value) => {
        if (!isRead(value)) wrong += 1;
        assert.equal(isRead(value), allows(schema, value));
      }),
      { numRuns: 300 },
    );
    assert.ok(wrong > 0, 'no wrong definition was tried');
  });
});

describe('a definition with invalid parts', () => {
  const read = (value: object) => checkDefinition({ version: 1, formId: 1, ...value });

  it('a definition with invalid parts reports each of them with its path, the found and the allowed value', () => {
    const { invalid } = read({
      pages: [{ fields: [{ name: 'a', min: true }, {}, 7] }],
      texts: { a: 1, constructor: 2 },
      colour: 'red',
      $Schema: '',
    });
    const keys = Object.keys(schema.properties ?? {});
    assert.deepEqual(invalid, [
      { path: ['pages', 0, 'fields', 0, 'min'], found: true, expected: 'a text or a number' },
      { path: ['pages', 0, 'fields', 1, 'name'], found: undefined, expected: 'a text' },
      { path: ['pages', 0, 'fields', 2], found: 7, expected: 'an object' },
      { path: ['texts', 'a'], found: 1, expected: 'a text' },
      { path: ['texts', 'constructor'], found: 2, expected: 'a text' },
      { path: ['colour'], found: 'colour', expected: `one of the keys ${keys.join(', ')}` },
      { path: ['$Schema'], found: '$Schema', expected: `one of the keys ${keys.join(', ')}` },
    ]);
  });

  it('a definition with invalid parts says what the bot check of its provider lacks', () => {
    const lacking = (botCheck: object) =>
      read({ botCheck }).invalid.map(({ path, expected }) => [path.join('.'), expected]);
    assert.deepEqual(lacking({ provider: 'altcha' }), [['botCheck.challengeUrl', 'a text']]);
    assert.deepEqual(lacking({ provider: 'turnstile' }), [['botCheck.siteKey', 'a text']]);
  });

  it('a definition with invalid parts keeps the valid parts, with what stands for a missing key', () => {
    const { definition } = read({ pages: [{ fields: [{ name: 'a', rows: 'x', cols: 4 }, {}] }], checks: 1 });
    assert.deepEqual(definition?.pages, [{ fields: [{ name: 'a', cols: 4 }] }]);
    assert.equal(definition.checks, 'native');
    assert.deepEqual(definition.conditions, []);
  });

  it('a definition with invalid parts goes on after a part without which there is no definition', () => {
    const { definition, invalid } = checkDefinition({ version: 2, formId: '1', layout: 'x' });
    assert.equal(definition, undefined);
    assert.deepEqual(
      invalid.map(({ path }) => path),
      [['version'], ['formId'], ['layout']],
    );
  });

  it('a definition with invalid parts leaves out a condition whole of which a part is invalid', () => {
    const rule = { field: 'a', operator: 'equals' };
    const { definition, invalid } = read({ conditions: [{ targets: ['b'], when: [rule] }] });
    assert.deepEqual(definition?.conditions, []);
    assert.equal(invalid.length, 1);
  });
});

describe('the published schema', () => {
  it('the published schema describes every key, and describes no key that is not there', () => {
    const keys = everyKey(schema);
    assert.deepEqual(
      keys.filter(([, { description }]) => !description).map(([path]) => path),
      [],
    );
    assert.deepEqual(
      [...descriptions.keys()].filter((path) => !keys.some(([known]) => known === path)),
      [],
    );
  });

  it('the published schema forbids unknown keys and asks for the version, and not for the number that only a form of RSForm! has', () => {
    assert.equal(schema.additionalProperties, false);
    assert.deepEqual(schema.required, ['version']);
  });
});
