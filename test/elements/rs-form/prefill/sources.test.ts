import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSources, type PageSources } from '../../../../elements/rs-form/prefill/sources.model.js';

type From = 'query' | 'referrer' | 'cookie';

/** Returns what a page has for one entry of the author's list. */
function read(page: Partial<PageSources>, from: From = 'query', name?: string): readonly string[] {
  const entry = { field: 'Curso', from, ...(name !== undefined && { name }) };
  return createSources({ query: '', referrer: '', cookies: '', ...page }, [entry])(entry);
}

describe('values of a link', () => {
  const rows: readonly (readonly [title: string, query: string, values: readonly string[], name?: string])[] =
    [
      ['the parameter with the name of the field', '?a=1&Curso=Yoga', ['Yoga']],
      ['the parameter that the author names', '?course=Yoga', ['Yoga'], 'course'],
      [
        'letters, signs and spaces that are escaped',
        '?Curso=Espa%C3%B1ol+b%C3%A1sico%20%2B',
        ['Español básico +'],
      ],
      ['an escaped name', '?form%5BCurso%5D=Yoga', ['Yoga'], 'form[Curso]'],
      ['an equals sign in the value', '?Curso=a=b', ['a=b']],
      ['every parameter of the name, in order', '?Curso=b&x=1&Curso=a', ['b', 'a']],
      ['nothing for a malformed escape', '?Curso=%E0%A4%A', []],
      ['the next one after a malformed escape', '?Curso=%&%=1&Curso=Yoga', ['Yoga']],
      ['nothing for a parameter without a value', '?Curso&Curso=', []],
      ['nothing for a name in other letters', '?curso=Yoga', []],
      ['nothing for the name of a member of objects', '?__proto__=1&constructor=2', [], 'toString'],
      ['a value of 10,000 characters', `?Curso=${'x'.repeat(10_000)}`, ['x'.repeat(10_000)]],
      ['nothing for a longer one', `?Curso=${'x'.repeat(10_001)}`, []],
      ['nothing without a query', '', []],
    ];
  for (const [title, query, values, name] of rows)
    it(`the value that a link has for a field: ${title}`, () =>
      assert.deepEqual(read({ query }, 'query', name), values));

  it('the value that a link has for a field is found behind 100,000 other parameters', () => {
    assert.deepEqual(read({ query: `?${'&'.repeat(100_000)}Curso=Yoga` }), ['Yoga']);
  });
});

describe('values of a cookie', () => {
  const cookies = 'a=1; Curso="Yoga%20b%C3%A1sico"; otro=100%; b=Curso=2';
  it('the value that a cookie has for a field is its value, without quotation marks and escapes', () => {
    assert.deepEqual(read({ cookies }, 'cookie'), ['Yoga básico']);
  });

  it('the value that a cookie has for a field is nothing for a malformed escape, and for another cookie', () => {
    assert.deepEqual(read({ cookies }, 'cookie', 'otro'), []);
    assert.deepEqual(read({ cookies }, 'cookie', 'tercero'), []);
  });

  it('the value that a cookie has for a field is not in the address, and the other way round', () => {
    assert.deepEqual(read({ cookies }, 'query'), []);
    assert.deepEqual(read({ query: '?Curso=Yoga' }, 'cookie'), []);
  });
});

describe('the page before', () => {
  it('the value that the page before has for a field is its address, and nothing where the browser says none', () => {
    assert.deepEqual(read({ referrer: 'https://example.org/' }, 'referrer'), ['https://example.org/']);
    assert.deepEqual(read({}, 'referrer'), []);
  });
});
