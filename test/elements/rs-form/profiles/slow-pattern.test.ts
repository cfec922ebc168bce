import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { builtInProfiles } from '../../../../elements/rs-form/profiles/built-in.js';
import { fieldNameIn } from '../../../../elements/rs-form/profiles/profile.model.js';
import { isSlowPattern } from '../../../../elements/rs-form/profiles/slow-pattern.model.js';

describe('<rs-form> slow pattern', () => {
  for (const pattern of ['^(a+)+$', '^(a|a)*$', '^((a*)b?)+$', '(?:\\w+\\s?){2,}$', '^(([a-z])+.)+$'])
    it(`a pattern of names in a profile is refused if it can hang the page: ${pattern}`, () =>
      assert.equal(isSlowPattern(pattern), true));

  for (const pattern of ['^(.+)\\.\\d+$', '^(a|b)$', '^(\\+\\|)+$', '^([+*|]a)+$', '^(ab){2}c+$'])
    it(`a pattern of names in a profile is used if it cannot: ${pattern}`, () =>
      assert.equal(isSlowPattern(pattern), false));

  it('a pattern of names in a profile is used in each of the suite’s own profiles', () => {
    const patterns = builtInProfiles.flatMap(({ names }) => names);
    assert.deepEqual(patterns.filter(isSlowPattern), []);
  });

  it('a pattern of names in a profile is not tried on a name of more than 200 characters, which is the field’s own', () => {
    const patterns = [/^(.+)\.\d+$/];
    assert.equal(fieldNameIn(patterns, 'input_3.1'), 'input_3');
    const long = `${'a'.repeat(199)}.1`;
    assert.equal(fieldNameIn(patterns, long), long);
  });
});
