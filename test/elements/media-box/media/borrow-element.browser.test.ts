import { expect, fixture, html } from '@open-wc/testing';
import { borrowElement } from '../../../../elements/media-box/media/borrow-element.dom.js';
import { withoutFeatures } from '../../../shared/without-features.js';

describe('<media-box> borrow element', () => {
  async function isLentAndBack(): Promise<void> {
    const page = await fixture<HTMLElement>(
      html`<div>
        <p id="before"></p>
        <section id="lent" hidden>Horario</section>
        <div class="host"></div>
      </div>`,
    );
    const host = page.querySelector('.host') as HTMLElement;
    const section = page.querySelector('#lent') as HTMLElement;
    const before = section.outerHTML;
    const giveBack = borrowElement(host, '#lent');
    expect({ isInside: section.parentNode === host, isHidden: section.hidden }).to.deep.equal({
      isInside: true,
      isHidden: false,
    });
    giveBack?.();
    expect(section.outerHTML).to.equal(before);
    expect(section.previousElementSibling === page.querySelector('#before')).to.equal(true);
  }

  it(
    'an element of the page in the viewer is the element itself, and is back in its place afterwards',
    isLentAndBack,
  );

  it('an element of the page in the viewer is itself and comes back also where the browser cannot move it in one step', () =>
    withoutFeatures(Element.prototype, ['moveBefore'], isLentAndBack));
});
