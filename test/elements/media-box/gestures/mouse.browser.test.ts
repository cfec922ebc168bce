import { expect } from '@open-wc/testing';
import type { BoxPage } from '../box-page.js';
import { closed, openPicture, pictureOf } from '../visitor.js';

describe('<media-box> mouse', () => {
  let page: BoxPage;
  let shown: HTMLImageElement;
  const zoomButton = () => page.part('zoom') as HTMLButtonElement;

  beforeEach(async () => {
    page = await openPicture();
    shown = await pictureOf(page);
  });
  afterEach(() => closed(page));

  function point(type: string, x: number, y: number, pointerType = 'mouse'): void {
    const { left, top } = shown.getBoundingClientRect();
    shown.dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, composed: true, cancelable: true, pointerId: 1, pointerType },
        ...{ clientX: left + x, clientY: top + y },
      }),
    );
  }

  it('a visitor who looks closer magnifies by the button, which has that state, and sees the whole again', async () => {
    zoomButton().click();
    expect(shown.style.scale).to.equal('2.5');
    await page.has('[part="zoom"][aria-pressed="true"]');
    zoomButton().click();
    expect(shown.style.scale).to.equal('');
    await page.has('[part="zoom"][aria-pressed="false"]');
  });

  it('a visitor who looks closer magnifies by the keys +, - and 0, and moves by the arrows', () => {
    page.press('+');
    expect(shown.style.scale).to.equal('1.5');
    page.press('+');
    page.press('ArrowRight');
    expect(shown.style.translate).to.match(/^-\d/);
    expect(page.part('counter')?.textContent).to.equal('1 / 3');
    page.press('-');
    expect(shown.style.scale).to.equal('1.5');
    page.press('0');
    expect(shown.style.scale).to.equal('');
  });

  it('a visitor who looks closer begins anew with the next picture', async () => {
    zoomButton().click();
    page.part('next')?.click();
    await page.has('[part="counter"]', '2 / 3');
    expect((await pictureOf(page)).style.scale).to.equal('');
    await page.has('[part="zoom"][aria-pressed="false"]');
  });

  it('a visitor who looks closer magnifies by two presses of the mouse, and not by the copies of a finger’s taps', () => {
    point('pointerdown', 10, 10, 'touch');
    point('dblclick', 10, 10);
    expect(shown.style.scale).to.equal('');
    point('pointerdown', 10, 10);
    point('dblclick', 10, 10);
    expect(shown.style.scale).to.equal('2.5');
  });

  for (const [what, init] of [
    ['the wheel', { deltaY: -1000 }],
    ['two fingers on a trackpad', { deltaY: -200, ctrlKey: true }],
  ] as const)
    it(`a visitor who looks closer magnifies by ${what} around the pointer, and the page keeps its size and place`, () => {
      const before = shown.getBoundingClientRect();
      const at = { clientX: before.left + before.width * 0.55, clientY: before.top + before.height * 0.3 };
      const turn = new WheelEvent('wheel', {
        bubbles: true,
        composed: true,
        cancelable: true,
        ...at,
        ...init,
      });
      shown.dispatchEvent(turn);
      for (const animation of shown.getAnimations()) animation.finish();
      const after = shown.getBoundingClientRect();
      expect(turn.defaultPrevented).to.equal(true);
      expect(shown.style.scale).to.equal('2');
      expect((at.clientX - after.left) / after.width).to.be.closeTo(0.55, 0.01);
      expect((at.clientY - after.top) / after.height).to.be.closeTo(0.3, 0.01);
    });

  it('a visitor who looks closer scrolls by the wheel where the author lets a high picture scroll', () => {
    const content = page.part('content') as HTMLElement;
    page.box.scrolling = 'scroll';
    shown.style.blockSize = '2000px';
    const turn = (ctrlKey: boolean) => {
      const event = new WheelEvent('wheel', {
        bubbles: true,
        composed: true,
        cancelable: true,
        deltaY: -50,
        ctrlKey,
      });
      shown.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(content.scrollHeight).to.be.above(content.clientHeight);
    expect(turn(false)).to.equal(false);
    expect(turn(true)).to.equal(true);
    expect(turn(false), 'a magnified one').to.equal(true);
  });

  it('a visitor who looks closer moves the magnified picture with the mouse, which closes nothing', () => {
    zoomButton().click();
    const before = shown.style.translate;
    point('pointerdown', 300, 200);
    point('pointermove', 250, 200);
    point('pointerup', 250, 200);
    page.part('content')?.click();
    expect(shown.style.translate).not.to.equal(before);
    expect(page.dialog?.open).to.equal(true);
    page.part('content')?.click();
    expect(page.dialog === null).to.equal(true);
  });

  it('a visitor who looks closer looks around without dragging: a press brings its place into the middle', () => {
    zoomButton().click();
    const { left, top, width } = (page.part('content') as HTMLElement).getBoundingClientRect();
    const at = { clientX: left + width - 20, clientY: top + 50, button: 0 };
    const init = { bubbles: true, composed: true, pointerId: 1, pointerType: 'mouse', ...at };
    shown.dispatchEvent(new PointerEvent('pointerdown', init));
    shown.dispatchEvent(new PointerEvent('pointerup', init));
    expect(shown.style.translate).to.match(/^-\d/);
  });

  for (const [what, target, type] of [
    ['the window has another size', window, 'resize'],
    ['the screen was turned', screen.orientation, 'change'],
  ] as const)
    it(`a visitor who looks closer still sees the picture when ${what}, once it stays so`, async () => {
      zoomButton().click();
      for (let press = 0; press < 20; press += 1) page.press('ArrowRight');
      const before = shown.style.translate;
      const content = page.part('content') as HTMLElement;
      content.style.inlineSize = '200px';
      const changed = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(shown, { attributes: true, attributeFilter: ['style'] });
      });
      const begin = performance.now();
      for (let times = 0; times < 3; times += 1) target.dispatchEvent(new Event(type));
      expect(shown.style.translate).to.equal(before);
      await changed;
      expect(performance.now() - begin).to.be.at.least(299);
      expect(shown.style.translate).not.to.equal(before);
    });
});
