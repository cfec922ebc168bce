import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { initial__Name__, step__Name__ } from '../../../elements/__tag__/__tag__.model.js';

const toggle = { type: 'toggle-requested' } as const;
const close = { type: 'close-requested' } as const;

describe('<__tag__> decisions', () => {
  it('shows the content at the first press, hides it at the second, and tells each', () => {
    const first = step__Name__(initial__Name__, toggle);
    assert.deepEqual(first, { state: { isOpen: true }, effects: [{ type: 'tell-toggled', isOpen: true }] });
    const second = step__Name__(first.state, toggle);
    assert.deepEqual(second, { state: { isOpen: false }, effects: [{ type: 'tell-toggled', isOpen: false }] });
  });

  it('hides the content once, and says nothing where it is hidden already', () => {
    const { state } = step__Name__(initial__Name__, toggle);
    assert.deepEqual(step__Name__(state, close).effects, [{ type: 'tell-toggled', isOpen: false }]);
    assert.deepEqual(step__Name__(initial__Name__, close), { state: initial__Name__, effects: [] });
  });
});
