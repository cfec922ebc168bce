import { expect } from '@open-wc/testing';
import { next, type BoxPage } from '../box-page.js';
import { openPage } from '../box-page.js';
import { closed, pictures, pictureOf, wantLessMotion } from '../visitor.js';

describe('<media-box> slideshow', () => {
  let page: BoxPage;

  async function start(): Promise<void> {
    page = await openPage(pictures());
    page.box.autoplaySeconds = 1;
    await page.open('p1');
    await pictureOf(page);
  }

  afterEach(() => closed(page));

  it('a slideshow goes on by itself and stops with the last item', async () => {
    await start();
    expect(page.part('pause')?.ariaLabel).to.equal('Parar el pase');
    await page.has('[part="counter"]', '2 / 3');
    await page.has('[part="counter"]', '3 / 3');
    await page.has('[part="pause"][aria-label="Reanudar el pase"]');
  });

  it('a slideshow stops and goes on by its button', async () => {
    await start();
    page.part('pause')?.click();
    await page.has('[part="pause"][aria-label="Reanudar el pase"]');
    expect(page.part('counter')?.textContent).to.equal('1 / 3');
    page.part('pause')?.click();
    await page.has('[part="pause"][aria-label="Parar el pase"]');
    await page.has('[part="counter"]', '2 / 3');
  });

  for (const [what, act] of [
    ['presses the picture', () => page.part('content')?.firstElementChild?.dispatchEvent(down())],
    ['presses a key', () => page.press('+')],
    ['goes on by hand', () => page.part('next')?.click()],
  ] as const)
    it(`a slideshow stops when the visitor ${what}`, async () => {
      await start();
      act();
      await page.has('[part="pause"][aria-label="Reanudar el pase"]');
    });

  it('a slideshow does not stop for a finger on its way to the button', async () => {
    await start();
    page.part('pause')?.dispatchEvent(down());
    page.press('Tab');
    expect(page.part('pause')?.ariaLabel).to.equal('Parar el pase');
  });

  it('a slideshow is none where the visitor wants less motion', async () => {
    const wantAll = wantLessMotion();
    try {
      await start();
      expect(page.part('pause') === null).to.equal(true);
    } finally {
      wantAll();
    }
  });

  it('a slideshow ends with the viewer', async () => {
    await start();
    const closedNow = next(page.box, 'media-box-closed');
    await closed(page);
    await closedNow;
    let changes = 0;
    page.box.addEventListener('media-box-item-changed', () => (changes += 1));
    page.box.autoplaySeconds = 0;
    await page.open('p1');
    expect(changes).to.equal(0);
    expect(page.part('counter')?.textContent).to.equal('1 / 3');
  });
});

function down(): Event {
  return new PointerEvent('pointerdown', { bubbles: true, composed: true, pointerId: 1 });
}
