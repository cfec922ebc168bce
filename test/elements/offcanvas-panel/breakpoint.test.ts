import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fromLength } from '../../../shared/element/breakpoint.model.js';

describe('<offcanvas-panel> breakpoint', () => {
  for (const text of ['48rem', '47.938rem', '768px', '60em', ' 48rem ']) {
    it(`the breakpoint of <offcanvas-panel> may be "${text}"`, () =>
      assert.equal(fromLength(text), `(min-width: ${text.trim()})`));
  }
  for (const text of [
    '',
    '48',
    '<script>',
    '48rem) or (min-width: 0',
    '-1px',
    '100vw',
    '1e3px',
    '999999px',
  ]) {
    it(`the breakpoint of <offcanvas-panel> cannot be "${text}" (attr-11)`, () =>
      assert.equal(fromLength(text), ''));
  }
});
