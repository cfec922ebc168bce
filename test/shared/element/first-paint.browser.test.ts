import { expect } from '@open-wc/testing';
import { ToyBoxElement } from '../toy/toy-box.shell.js';
import { type ToyCore, startCore } from '../toy/toy-box.core.js';
import { until } from '../until.js';
import '../toy/define.js';

/** Toy that is built with its core, like a form: its content is slotted when nothing has to hide it any more. */
class PendingToy extends ToyBoxElement {
  protected override buildOnce(): void {
    // It waits for the core.
  }

  protected override startCore(): ToyCore {
    super.buildOnce();
    this.removeAttribute('data-pending');
    return startCore(this);
  }
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  @keyframes toy-waiting { from, to { visibility: hidden; } }
  [data-pending] > p { animation: toy-waiting 100s step-end; }
`);

describe('shared/element: first paint', () => {
  before(() => document.adoptedStyleSheets.push(sheet));
  after(() => document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1));

  it('content that the first paint hides by an animation is seen as soon as the element works', async () => {
    const toy = document.createElement('toy-pending') as ToyBoxElement;
    const content = document.createElement('p');
    toy.setAttribute('data-pending', '');
    toy.append(content);
    document.body.append(toy);
    await until(() => content.getAnimations()[0]?.playState === 'running', 'it is hidden');
    customElements.define('toy-pending', PendingToy);
    await toy.whenCore;
    await until(() => content.getAnimations().length === 0, 'the animation has ended');
    expect(content.checkVisibility({ visibilityProperty: true })).to.equal(true);
    toy.remove();
  });
});
