import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import { nearestScroller, pageScroller, scrollersAround } from '../../../shared/dom/scroller.js';
import { bodyScrollers, restorePage, setStyles } from '../body-scrollers.js';

const { documentElement: root, body } = document;
const long = html`<p style="block-size: 5000px">Long</p>`;
const box = (inside: unknown, styles = 'block-size: 100vh; overflow-y: auto') =>
  html`<main class="box" style=${styles}>${inside}</main>`;
const shadows = ['scrollHeight', 'clientHeight'].map((name) => html`<input type="hidden" name=${name} />`);
const here = html`<i id="here">Here</i>`;

/** Opens a page with an element. Returns the names of the boxes that scroll the element, and the page. */
async function scrollersOf(inside: unknown): Promise<readonly [string, string]> {
  const place = await fixture<HTMLElement>(html`<div>${inside}</div>`);
  const element = place.querySelector('#here') as HTMLElement;
  return [nameOf(nearestScroller(element)), nameOf(pageScroller(element))];
}

function nameOf(scroller: Element): string {
  if (scroller === root) return 'window';
  return scroller === body ? 'body' : scroller.className;
}

describe('shared/dom: scroller', () => {
  afterEach(() => {
    fixtureCleanup();
    restorePage();
  });

  for (const [title, inside, nearest, page] of [
    ['is the window of a long page', [here, long], 'window', 'window'],
    ['is the window of a short page', here, 'window', 'window'],
    ['is a box that fills the window, for what is in it', box([here, long]), 'box', 'box'],
    ['is that box for what lies beside it, too', [here, box(long)], 'window', 'box'],
    [
      'is the window for what is in a small box',
      [box([here, long], 'height: 90px; overflow: auto'), long],
      'box',
      'window',
    ],
    [
      'is a form that fills the window, whatever the names of its fields',
      html`<form class="box" style="block-size: 100vh; overflow-y: auto">${here}${shadows}${long}</form>`,
      'box',
      'box',
    ],
    ['is no box that holds little', [box(here), long], 'window', 'window'],
    [
      'is no box that cuts off what it holds',
      [box([here, long], 'height: 300px; overflow: clip'), long],
      'window',
      'window',
    ],
    [
      'is no box that has grown with what it holds, though a corner hangs out of it',
      box(
        [here, long, html`<b style="position: absolute; inset-block-end: -40px">Corner</b>`],
        'position: relative; overflow-x: hidden',
      ),
      'window',
      'window',
    ],
    [
      'is no dialog that lies over a short page',
      [
        here,
        html`<div role="dialog" class="box" style="position: fixed; inset: 0; overflow: auto">${long}</div>`,
      ],
      'window',
      'window',
    ],
    [
      'is the window of a long page with a long list in its middle',
      [here, box(long, 'height: 80vh; overflow: auto'), long],
      'window',
      'window',
    ],
  ] as const)
    it(`the box that scrolls a page ${title}`, async () =>
      expect(await scrollersOf(inside)).to.deep.equal([nearest, page]));

  for (const { title, open } of bodyScrollers)
    it(`the box that scrolls a page is the body where that scrolls: ${title}`, async () => {
      open();
      expect(await scrollersOf([here, long])).to.deep.equal(['body', 'body']);
    });

  it('the box that scrolls a page is the window where only that takes the overflow that the body names', async () => {
    for (const element of [root, body]) setStyles(element, { height: '100%' });
    setStyles(body, { 'overflow-x': 'hidden' });
    expect(await scrollersOf([here, long])).to.deep.equal(['window', 'window']);
  });

  it('the box that scrolls a page is found through a shadow root and its slot', async () => {
    const place = await fixture<HTMLElement>(html`<div>${here}${long}</div>`);
    const shadow = place.attachShadow({ mode: 'open' });
    const frame = document.createElement('div');
    frame.className = 'inside';
    setStyles(frame, { height: '100vh', overflow: 'auto' });
    frame.append(document.createElement('slot'));
    shadow.append(frame);
    const element = place.querySelector('#here') as HTMLElement;
    expect([nearestScroller(element), pageScroller(element)].map(nameOf)).to.deep.equal(['inside', 'inside']);
    expect([...scrollersAround(element)].map(nameOf)).to.deep.equal(['inside', 'window']);
  });
});
