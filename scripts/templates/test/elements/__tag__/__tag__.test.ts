import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { initial__Name__, step__Name__ } from '../../../elements/__tag__/__tag__.model.js';

describe('<__tag__>', () => {
  it('<__tag__> shows the content at the first press, hides it at the second, and reports each', () => {
    let state = initial__Name__;
    for (const isOpen of [true, false]) {
      const step = step__Name__(state, { type: 'toggle-requested' });
      assert.deepEqual(step, { state: { isOpen }, effects: [{ type: 'dispatch-toggled', isOpen }] });
      state = step.state;
    }
  });
});
