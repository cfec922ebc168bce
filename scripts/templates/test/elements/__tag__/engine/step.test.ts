import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { initial__Name__ } from '../../../../elements/__tag__/contract/state.js';
import { step__Name__ } from '../../../../elements/__tag__/engine/step.js';

describe('<__tag__> decisions', () => {
  it('shows the content at the first press, hides it at the second, and tells each', () => {
    const first = step__Name__(initial__Name__, { type: 'toggle-asked' });
    const second = step__Name__(first.state, { type: 'toggle-asked' });
    assert.deepEqual([first.state.isOpen, second.state.isOpen], [true, false]);
    assert.deepEqual(second.effects, [{ type: 'tell-toggled' }]);
  });
});
