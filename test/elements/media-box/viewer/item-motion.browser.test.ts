import { expect } from '@open-wc/testing';
import { openPage, type BoxPage } from '../box-page.js';
import { closed, openPicture, pictureOf, pictures, swipe, wantLessMotion } from '../visitor.js';

describe('<media-box> item motion', () => {
  let page: BoxPage;
  const content = () => page.part('content') as HTMLElement;
  const motions = () => content().getAnimations();
  const transformOf = (motion: Animation | undefined) =>
    String((motion?.effect as KeyframeEffect).getKeyframes()[0]?.['transform']);

  afterEach(() => closed(page));

  it('the motion of an item starts at the picture that was pressed, with the same size', async () => {
    await openPicture();
    page = await openPage(pictures(91));
    const from = page.link('p2').querySelector('img')?.getBoundingClientRect() as DOMRect;
    await page.open('p2');
    await closed(page);
    page.link('p2').click();
    const [motion] = motions();
    motion?.pause();
    if (motion) motion.currentTime = 0;
    // The part of the area that is not cut off.
    const { left, top, width, height } = content().getBoundingClientRect();
    expect([Math.round(left + width / 2), Math.round(top + height / 2)]).to.deep.equal([
      Math.round(from.left + from.width / 2),
      Math.round(from.top + from.height / 2),
    ]);
    expect(transformOf(motion)).to.include('scale(');
  });

  it('the motion of an item comes from the side to which a visitor goes, also where lines begin on the right', async () => {
    page = await openPicture();
    for (const [dir, key, start] of [
      ['ltr', 'ArrowRight', 48],
      ['ltr', 'ArrowLeft', -48],
      ['rtl', 'ArrowLeft', -48],
      ['rtl', 'ArrowRight', 48],
    ] as const) {
      page.place.dir = dir;
      page.press(key);
      expect(transformOf(motions()[0]), `${dir} ${key}`).to.equal(`translateX(${start}px)`);
    }
    page.place.dir = '';
  });

  it('the motion of an item ends with the next press, and no press is lost', async () => {
    page = await openPicture(pictures(95));
    page.press('ArrowRight');
    const [first] = motions();
    page.press('ArrowRight');
    await page.has('[part="counter"]', '3 / 3');
    expect(first?.playState).to.not.equal('running');
    page.part('close')?.click();
    expect(page.dialog === null).to.equal(true);
  });

  it('the motion of an item is that of the finger during a swipe', async () => {
    page = await openPicture(pictures(98));
    for (const motion of motions()) motion.finish();
    swipe(content(), [600, 200], [100, 210]);
    await page.has('[part="counter"]', '2 / 3');
    expect(motions()).to.deep.equal([]);
  });

  it('the motion of an item is none where a visitor wants less of it, or the author none', async () => {
    const restore = wantLessMotion();
    page = await openPicture(pictures(101));
    page.press('ArrowRight');
    expect(motions()).to.deep.equal([]);
    restore();
    page.box.transitionMs = 0;
    page.press('ArrowRight');
    expect(motions()).to.deep.equal([]);
    await pictureOf(page);
  });
});
