import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { createNoScriptPasses, type NoScriptPasses } from '../../../demo/forms/no-script-pass.js';

describe('demo/forms: no script pass', () => {
  let now = 0;
  let passes: NoScriptPasses;
  beforeEach(() => {
    now = 1_000_000;
    passes = createNoScriptPasses(2000, () => now);
  });

  it('the pass of a visitor without scripts is taken once', () => {
    const pass = passes.issue('session');
    now += 2000;
    assert.equal(passes.redeem('session', pass), true);
    assert.equal(passes.redeem('session', pass), false);
  });

  it('the pass of a visitor without scripts is refused before a person could have read the form', () => {
    const pass = passes.issue('session');
    now += 1999;
    assert.equal(passes.redeem('session', pass), false);
  });

  it('the pass of a visitor without scripts is refused after an hour', () => {
    const pass = passes.issue('session');
    now += 60 * 60 * 1000 + 1;
    assert.equal(passes.redeem('session', pass), false);
  });

  it('the pass of a visitor without scripts is refused from another session', () => {
    const pass = passes.issue('session');
    now += 2000;
    assert.equal(passes.redeem('stranger', pass), false);
  });

  it('the pass of a visitor without scripts is refused with another date in it', () => {
    const [, nonce = '', signature = ''] = passes.issue('session').split('.');
    assert.equal(passes.redeem('session', `${now - 5000}.${nonce}.${signature}`), false);
  });

  for (const nonsense of ['', '.', '..', 'a.b.c', 'ñ'.repeat(64)]) {
    it(`the pass of a visitor without scripts is refused when it is "${nonsense.slice(0, 8)}"`, () =>
      assert.equal(passes.redeem('session', nonsense), false));
  }
});
