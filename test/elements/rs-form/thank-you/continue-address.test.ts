import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { continueAddress } from '../../../../elements/rs-form/thank-you/return-url.model.js';

describe('<rs-form> continue address', () => {
  const cases: readonly (readonly [string, string | null])[] = [
    ["document.location='/gracias'", '/gracias'],
    ['document.location = "https://ejemplo.es/a?b=1&c=2"', 'https://ejemplo.es/a?b=1&c=2'],
    ["document.location.href='index.php'", 'index.php'],
    ["window.location='/a'; return false;", '/a'],
    ["location.href = '/a'", '/a'],
    ["location.assign('/a')", '/a'],
    ["window.location.replace('https:\\/\\/ejemplo.es\\/a')", 'https://ejemplo.es/a'],
    ["document.location=''", ''],
    ['document.location.reload();', ''],
    ['location.reload(true)', ''],
    ["javascript:document.location='/a'", '/a'],
    ['', null],
    ['closeAll()', null],
    ["my.location='/a'", null],
    ["relocation='/a'", null],
    ['document.location=address', null],
    [`document.location='${'x'.repeat(5000)}'`, null],
  ];
  for (const [handler, address] of cases) {
    it(`the handler of a continue button ${handler.slice(0, 60)} leads to ${address === null ? 'nothing known' : address || 'a reload'}`, () =>
      assert.equal(continueAddress(handler), address));
  }
});
