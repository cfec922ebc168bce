import { expect, html } from '@open-wc/testing';
import { openPage, picture, type BoxPage } from '../box-page.js';
import { closed, pictureOf, pictures, type Place, settled, touch, wantLessMotion } from '../visitor.js';

const leftOf = (element: Element | null) => Math.round((element as Element).getBoundingClientRect().left);

describe('<media-box> slide', () => {
  let page: BoxPage;
  const content = () => page.part('content') as HTMLElement;
  const beside = () => content().querySelector<HTMLElement>('.neighbour');
  const at = () => page.part('counter')?.textContent;
  const still = () => page.has('[part="content"]:not(.dragged, :has(.neighbour))');

  async function open(markup = pictures()): Promise<HTMLImageElement> {
    page = await openPage(markup);
    page.box.transitionMs = 0;
    await page.open('p1');
    await settled();
    return pictureOf(page);
  }

  /** Drags with one finger in so many milliseconds, and does not lift it. */
  function pull(from: Place, to: Place, ms: number): void {
    touch(content(), 'touchstart', [from], [from], 1000);
    for (let step = 1; step <= 4; step += 1) {
      const place = [
        from[0] + ((to[0] - from[0]) * step) / 4,
        from[1] + ((to[1] - from[1]) * step) / 4,
      ] as const;
      touch(content(), 'touchmove', [place], [place], 1000 + (ms * step) / 4);
    }
  }

  const lift = (to: Place, time: number) => touch(content(), 'touchend', [], [to], time);

  afterEach(() => closed(page));

  it('an item that a finger moves follows it, with the next one beside it', async () => {
    const shown = await open();
    const before = leftOf(shown);
    pull([500, 200], [400, 200], 1000);
    expect(leftOf(shown) - before).to.equal(-100);
    const next = beside()?.querySelector('img');
    expect(next?.src).to.equal(location.origin + picture(2));
    expect(leftOf(beside())).to.equal(leftOf(content()) + content().clientWidth - 100);
    expect(beside()?.offsetWidth).to.equal(content().clientWidth);
    await next?.decode();
    expect([next?.offsetWidth, next?.offsetHeight]).to.deep.equal([shown.offsetWidth, shown.offsetHeight]);
    expect(beside()?.ariaHidden).to.equal('true');
    lift([400, 200], 2000);
    await still();
  });

  it('an item that a finger moves has the next one on the left where one reads from right to left', async () => {
    await open(html`<div dir="rtl">${pictures()}</div>`);
    pull([400, 200], [500, 200], 1000);
    expect(beside()?.querySelector('img')?.src).to.equal(location.origin + picture(2));
    expect(leftOf(beside())).to.equal(leftOf(content()) - content().clientWidth + 100);
    lift([500, 200], 2000);
    await still();
  });

  it('an item that a finger moves comes back below a third of the width', async () => {
    const shown = await open();
    const before = leftOf(shown);
    pull([500, 200], [250, 200], 1000);
    lift([250, 200], 2000);
    await still();
    expect([at(), leftOf(shown)]).to.deep.equal(['1 / 3', before]);
  });

  it('an item that a finger moves gives its place to the next one beyond it, however slowly', async () => {
    await open();
    pull([500, 200], [200, 200], 1000);
    lift([200, 200], 2000);
    await page.has('[part="counter"]', '2 / 3');
    await still();
    expect((await pictureOf(page)).src).to.equal(location.origin + picture(2));
  });

  it('an item that a finger moves goes on by a short fling, and is never without a picture meanwhile', async () => {
    await open();
    pull([500, 200], [440, 200], 60);
    lift([440, 200], 1065);
    const look = beside() as HTMLElement;
    page.box.addEventListener('media-box-item-changed', () => expect(look.isConnected).to.equal(true));
    await page.has('[part="counter"]', '2 / 3');
    await still();
    expect(leftOf(await pictureOf(page))).to.be.at.least(0);
  });

  it('an item that a finger moves follows less at the end of its group, where nothing is beside it', async () => {
    const shown = await open();
    const before = leftOf(shown);
    pull([200, 200], [500, 200], 1000);
    expect(leftOf(shown) - before).to.equal(90);
    expect(beside() === null).to.equal(true);
    lift([500, 200], 2000);
    await still();
    expect(at()).to.equal('1 / 3');
  });

  it('an item that a finger moves follows downwards too, and comes back where the page wants it open', async () => {
    const shown = await open();
    const before = Math.round(shown.getBoundingClientRect().top);
    page.box.addEventListener('media-box-close', (event) => event.preventDefault(), { once: true });
    pull([400, 100], [400, 220], 1000);
    expect(Math.round(shown.getBoundingClientRect().top) - before).to.equal(120);
    lift([400, 220], 2000);
    await still();
    expect(page.dialog?.open).to.equal(true);
    expect(Math.round(shown.getBoundingClientRect().top)).to.equal(before);
  });

  it('an item that a finger moves comes back where the browser takes the finger, or another joins it', async () => {
    await open();
    pull([500, 200], [200, 200], 1000);
    content().dispatchEvent(new Event('touchcancel', { bubbles: true }));
    await still();
    expect(at()).to.equal('1 / 3');
  });

  it('an item that a finger moves is ready for the next finger while it slides', async () => {
    await open();
    for (const words of ['2 / 3', '3 / 3']) {
      pull([500, 200], [200, 200], 100);
      lift([200, 200], 1101);
      touch(content(), 'touchstart', [[300, 200]], [[300, 200]], 1105);
      await page.has('[part="counter"]', words);
      lift([300, 200], 1110);
    }
    await still();
  });

  it('an item that a finger moves does not slide where the visitor wants less motion, and still goes on', async () => {
    const wantAll = wantLessMotion();
    try {
      const shown = await open();
      const before = leftOf(shown);
      pull([500, 200], [200, 200], 1000);
      expect(leftOf(shown)).to.equal(before);
      expect(beside() === null).to.equal(true);
      lift([200, 200], 2000);
      await page.has('[part="counter"]', '2 / 3');
      expect(content().getAnimations({ subtree: true })).to.deep.equal([]);
    } finally {
      wantAll();
    }
  });

  it('an item that a finger moves requests no neighbour of another site without consent', async () => {
    await open(html`
      <media-box lang="es" privacy="strict">
        <a id="p1" class="jcepopup" rel="group[g]" href=${picture(1)}>Una</a>
        <a class="jcepopup" rel="group[g]" title="De fuera" href="https://foreign.test/a.jpg">Otra</a>
      </media-box>
    `);
    pull([500, 200], [400, 200], 1000);
    expect(beside()?.querySelector('img') === null).to.equal(true);
    expect(beside()?.textContent).to.equal('De fuera');
    lift([400, 200], 2000);
    await still();
  });
});
