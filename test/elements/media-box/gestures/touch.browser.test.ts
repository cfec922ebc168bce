import { expect, html } from '@open-wc/testing';
import type { BoxPage } from '../box-page.js';
import { picture } from '../box-page.js';
import { closed, openPicture, pictureOf, pictures, settled, swipe, touch } from '../visitor.js';

describe('<media-box> touch', () => {
  let page: BoxPage;
  const content = () => page.part('content') as HTMLElement;

  async function open(...args: Parameters<typeof openPicture>): Promise<void> {
    page = await openPicture(...args);
    await settled();
  }

  afterEach(() => closed(page));

  it('a visitor’s fingers go on and back by a swipe, and not around the end', async () => {
    await open();
    swipe(await pictureOf(page), [300, 200], [200, 205]);
    await page.has('[part="counter"]', '2 / 3');
    swipe(content(), [200, 200], [300, 205]);
    await page.has('[part="counter"]', '1 / 3');
    swipe(content(), [200, 200], [300, 205]);
    await settled();
    expect(page.part('counter')?.textContent).to.equal('1 / 3');
  });

  it('a visitor’s fingers go on and close beside the item too, which is small while it grows out of its thumbnail', async () => {
    await open();
    const body = page.part('body') as HTMLElement;
    swipe(body, [300, 200], [200, 205]);
    await page.has('[part="counter"]', '2 / 3');
    swipe(body, [200, 100], [205, 260]);
    await settled();
    expect(page.dialog === null).to.equal(true);
  });

  it('a visitor’s fingers do nothing on the counter, which is no item', async () => {
    await open();
    swipe(page.part('counter') as HTMLElement, [300, 200], [200, 205]);
    await settled();
    expect(page.part('counter')?.textContent).to.equal('1 / 3');
  });

  it('a visitor’s fingers go the other way where one reads from right to left', async () => {
    await open(html`<div dir="rtl">${pictures()}</div>`);
    swipe(content(), [200, 200], [300, 205]);
    await page.has('[part="counter"]', '2 / 3');
  });

  it('a visitor’s fingers close by a swipe downwards', async () => {
    await open();
    swipe(content(), [200, 100], [205, 260]);
    await settled();
    expect(page.dialog === null).to.equal(true);
  });

  it('a visitor’s fingers do nothing by a move that is too short', async () => {
    await open();
    swipe(content(), [200, 200], [165, 200]);
    await settled();
    expect(page.part('counter')?.textContent).to.equal('1 / 3');
  });

  it('a visitor’s fingers magnify by a pinch, which is no swipe, and which the browser leaves to us', async () => {
    await open();
    const shown = await pictureOf(page);
    touch(shown, 'touchstart', [[200, 200]]);
    touch(shown, 'touchstart', [
      [200, 200],
      [240, 200],
    ]);
    const move = touch(shown, 'touchmove', [
      [160, 200],
      [280, 200],
    ]);
    expect(move.defaultPrevented).to.equal(true);
    expect(Number(shown.style.scale)).to.be.closeTo(3, 0.01);
    touch(shown, 'touchend', [[280, 200]], [[160, 200]]);
    touch(shown, 'touchmove', [[380, 200]]);
    touch(shown, 'touchend', [], [[380, 200]]);
    await settled();
    expect(page.part('counter')?.textContent).to.equal('1 / 3');
    expect(Number(shown.style.scale)).to.be.closeTo(3, 0.01);
  });

  it('a visitor’s fingers magnify around the place between them, and take the picture along', async () => {
    await open();
    const shown = await pictureOf(page);
    page.box.transitionMs = 0;
    for (const animation of page.part('body')?.getAnimations() ?? []) animation.finish();
    const { left, top, width, height } = shown.getBoundingClientRect();
    const [x, y] = [left + width * 0.52, top + height * 0.4];
    const fingers = (apart: number, down = 0) =>
      [
        [x - apart, y + down],
        [x + apart, y + down],
      ] as const;
    touch(shown, 'touchstart', [[x, y]]);
    touch(shown, 'touchstart', fingers(20));
    touch(shown, 'touchmove', fingers(20));
    touch(shown, 'touchmove', fingers(60));
    touch(shown, 'touchmove', fingers(60, 15));
    const after = shown.getBoundingClientRect();
    expect(after.width / width).to.be.closeTo(3, 0.01);
    expect((x - after.left) / after.width).to.be.closeTo(0.52, 0.01);
    expect((y + 15 - after.top) / after.height).to.be.closeTo(0.4, 0.01);
    touch(shown, 'touchend', [], [[x, y]]);
  });

  it('a visitor’s fingers pinch the page as everywhere beside the picture', async () => {
    await open();
    touch(content(), 'touchstart', [[20, 20]]);
    touch(content(), 'touchstart', [
      [20, 20],
      [60, 20],
    ]);
    const move = touch(content(), 'touchmove', [
      [10, 20],
      [90, 20],
    ]);
    expect(move.defaultPrevented).to.equal(false);
    expect(getComputedStyle(content()).touchAction).to.include('pinch-zoom');
  });

  it('a visitor’s fingers magnify by two taps, move the picture then, and see the whole by two more', async () => {
    await open();
    const shown = await pictureOf(page);
    const { left, top, width, height } = content().getBoundingClientRect();
    const middle = [left + width / 2, top + height / 2] as const;
    const tap = () => {
      touch(shown, 'touchstart', [middle]);
      touch(shown, 'touchend', [], [middle]);
    };
    tap();
    await new Promise<void>((resolve) => setTimeout(resolve, 20));
    tap();
    await settled();
    expect(shown.style.scale).to.equal('2.5');

    swipe(shown, middle, [middle[0] - 60, middle[1]]);
    await settled();
    expect(page.part('counter')?.textContent).to.equal('1 / 3');
    expect(shown.style.translate).to.match(/^-\d/);
  });

  it('a visitor’s fingers leave a player its own gestures', async () => {
    page = await openPicture(
      html`<media-box lang="es">
        <a id="p1" data-mediabox="group[g]" href=${picture(1)}>Una</a>
        <a id="film" data-mediabox="group[g];type[video/mp4]" href="/demo/assets/none.mp4">Película</a>
      </media-box>`,
    );
    const player = document.createElement('video');
    content().append(player);
    swipe(player, [300, 200], [100, 200]);
    await settled();
    expect(page.part('counter')?.textContent).to.equal('1 / 2');
    player.remove();
  });
});
