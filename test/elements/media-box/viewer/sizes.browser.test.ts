import { expect, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { openPage, picture, type BoxPage } from '../box-page.js';
import { closed, openPicture, pictureOf, pictures } from '../visitor.js';
import { halfPixel } from '../../../pixels.js';

const boxOf = (element: Element | null | undefined) => {
  const { left, top, width, height } = (element as Element).getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
};

describe('<media-box> sizes', () => {
  let page: BoxPage;

  afterEach(async () => {
    await closed(page);
    await setViewport({ width: 800, height: 600 });
  });

  it('the viewer in windows of any size shows the item in its place from the frame of the click on: nothing moves', async () => {
    page = await openPage(pictures(20));
    page.box.transitionMs = 0;
    page.link('p1').click();
    const before = boxOf(page.part('content'));
    expect(boxOf(page.root.querySelector('.first'))).to.deep.equal(before);
    const close = boxOf(page.part('close'));
    await page.has('[part~="thumbnails"]');
    await pictureOf(page);
    expect(boxOf(page.part('content'))).to.deep.equal(before);
    expect(boxOf(page.part('close'))).to.deep.equal(close);
    const next = boxOf(page.part('next'));
    page.part('next')?.click();
    await page.has('[part="counter"]', '2 / 3');
    expect(boxOf(page.part('content'))).to.deep.equal(before);
    expect(boxOf(page.part('next'))).to.deep.equal(next);
  });

  for (const [width, height] of [
    [1280, 800],
    [360, 740],
    [320, 256],
    [740, 360],
  ] as const)
    it(`the viewer in windows of any size has targets that a finger can hit at ${width} by ${height}, and all of it can be reached`, async () => {
      await setViewport({ width, height });
      page = await openPage(pictures());
      page.box.transitionMs = 0;
      await page.open('p1');
      await pictureOf(page);
      const all = page.root.querySelectorAll<HTMLElement>('dialog :is(button, [part="download"])');
      const controls = [...all].filter((control) => control.checkVisibility());
      expect(controls.length).to.be.at.least(8);
      for (const control of controls) {
        const { offsetWidth, offsetHeight } = control;
        expect(Math.min(offsetWidth, offsetHeight), control.getAttribute('part') ?? '').to.be.at.least(44);
      }
      expect(page.dialog?.scrollWidth).to.be.at.most(width);
      const shown = (await pictureOf(page)).getBoundingClientRect();
      expect(shown.height).to.be.at.least(100);
      expect(shown.bottom).to.be.at.most(height + halfPixel);
    });

  it('the viewer in windows of any size keeps the item on show, whole, when a phone is turned', async () => {
    await setViewport({ width: 360, height: 740 });
    page = await openPicture();
    page.box.transitionMs = 0;
    page.part('next')?.click();
    await page.has('[part="counter"]', '2 / 3');
    const shown = await pictureOf(page);
    for (const [width, height] of [
      [740, 360],
      [360, 740],
    ] as const) {
      await setViewport({ width, height });
      const { left, right, bottom } = shown.getBoundingClientRect();
      expect(left).to.be.at.least(-halfPixel);
      expect(right).to.be.at.most(width + halfPixel);
      expect(bottom).to.be.at.most(height + halfPixel);
      expect(page.dialog?.scrollWidth).to.be.at.most(width);
      expect(page.part('counter')?.textContent).to.equal('2 / 3');
    }
  });

  it('the viewer in windows of any size is never narrower than 260 px', async () => {
    page = await openPicture();
    expect(getComputedStyle(page.part('body') as Element).minInlineSize).to.equal('260px');
  });

  it('the viewer in windows of any size scrolls a high picture where the author wants that', async () => {
    page = await openPage(html`
      <media-box lang="es" scrolling="scroll">
        <a id="p1" class="jcepopup" href="/demo/assets/screenshot.webp">Alta</a>
      </media-box>
    `);
    await setViewport({ width: 400, height: 500 });
    await page.open('p1');
    await pictureOf(page);
    const content = page.part('content') as HTMLElement;
    expect(content.scrollHeight).to.be.above(content.clientHeight);
  });

  it('the viewer in windows of any size has no row of small pictures for items that have none', async () => {
    page = await openPicture(html`
      <media-box lang="es" navigation="thumbnails">
        <a id="p1" data-mediabox="group[g]" href=${picture(1)}>Una</a>
        <a data-mediabox="group[g]" href=${picture(2)}>Otra</a>
      </media-box>
    `);
    expect(page.part('thumbnails') === null).to.equal(true);
    await page.has('[part="counter"]', '1 / 2');
  });

  it('the viewer in windows of any size shows the thousandth of a thousand with few buttons', async () => {
    page = await openPage(html`
      <media-box lang="es" navigation="thumbnails">
        ${Array.from(
          { length: 1000 },
          (_, at) =>
            html`<a id=${`m${at}`} data-mediabox="group[mil]" href=${picture(at)}
              ><img src="/demo/assets/map.svg" alt="" width="8" height="6"
            /></a>`,
        )}
      </media-box>
    `);
    await page.open('m999');
    await page.has('[part="counter"]', '1000 / 1000');
    expect(page.root.querySelectorAll('button').length).to.be.below(40);
  });
});
