import { expect } from '@open-wc/testing';
import { createStates } from '../../../shared/element/custom-states.js';
import { withoutFeatures } from '../without-features.js';

class StatedElement extends HTMLElement {
  readonly states = createStates(this);
}
customElements.define('test-stated', StatedElement);

const setBoth = ({ states }: StatedElement) => {
  states.set('open', true);
  states.set('open', false);
};

describe('the states of an element', () => {
  it('are seen by the style sheets of the page', () => {
    const element = new StatedElement();
    element.states.set('open', true);
    expect(element.matches(':state(open)')).to.equal(true);
    element.states.set('open', false);
    expect(element.matches(':state(open)')).to.equal(false);
  });

  for (const [browser, owner, name] of [
    ['has no internals of elements', HTMLElement.prototype, 'attachInternals'],
    ['has internals without states', ElementInternals.prototype, 'states'],
  ] as const)
    it(`change nothing, and break nothing, where the browser ${browser}`, () =>
      withoutFeatures(owner, [name], () => setBoth(new StatedElement())));

  it('change nothing where the browser takes names with dashes only', () =>
    withoutFeatures(CustomStateSet.prototype, ['add'], () => setBoth(new StatedElement())));
});
