import { expect, fixture, html } from '@open-wc/testing';
import { lendFocus, tryToFocus } from '../../../shared/dom/lend-focus.js';

describe('shared/dom: lend focus', () => {
  let place: HTMLElement;

  beforeEach(async () => {
    place = await fixture<HTMLElement>(html`
      <div>
        <h2 style="color: red;">Heading</h2>
        <a href="#x">Link</a>
        <button disabled>Disabled</button>
        <p hidden>Hidden</p>
        <div inert><a href="#y">Inert</a></div>
      </div>
    `);
  });

  const find = (selector: string) => place.querySelector(selector) as HTMLElement;

  it('the focus that is lent to a place is with a heading until the visitor goes on, and leaves no tab stop and no trace', () => {
    const heading = find('h2');
    const before = heading.outerHTML;
    expect(lendFocus(heading)).to.equal(true);
    expect(document.activeElement).to.equal(heading);
    expect(heading.tabIndex).to.equal(-1);
    find('a').focus();
    expect(heading.outerHTML).to.equal(before);
  });

  it('the focus that is lent to a place draws no ring around a place where it would say nothing', () => {
    const heading = find('h2');
    const before = heading.outerHTML;
    lendFocus(heading, { isRingless: true });
    expect(getComputedStyle(heading).outlineStyle).to.equal('none');
    heading.blur();
    expect(heading.outerHTML).to.equal(before);
  });

  it('the focus that is lent to a place changes nothing of what takes the focus by itself', () => {
    const link = find('a');
    const before = link.outerHTML;
    expect(lendFocus(link)).to.equal(true);
    expect([document.activeElement, link.outerHTML]).to.deep.equal([link, before]);
  });

  it('the focus that is lent to a place comes back at once from an element that is hidden, disabled, inert or gone', () => {
    const gone = document.createElement('p');
    for (const one of [find('p'), find('button'), find('[inert] a'), gone]) {
      const before = one.outerHTML;
      expect(lendFocus(one), before).to.equal(false);
      expect(one.outerHTML).to.equal(before);
    }
  });

  it('the focus that is lent to a place is seen inside a shadow root, and at the host that passes it on', async () => {
    const host = await fixture<HTMLElement>(html`<div></div>`);
    const root = host.attachShadow({ mode: 'open', delegatesFocus: true });
    const inner = document.createElement('p');
    const button = document.createElement('button');
    root.append(inner, button);
    expect(lendFocus(inner)).to.equal(true);
    expect(root.activeElement).to.equal(inner);
    expect(tryToFocus(host)).to.equal(true);
    expect(tryToFocus(document.createElementNS('http://www.w3.org/1998/Math/MathML', 'mi'))).to.equal(false);
  });
});
