import { expect, html } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import { openPage, picture, type BoxPage } from '../box-page.js';
import { closed, openPicture, pictures } from '../visitor.js';
import { halfPixel } from '../../../pixels.js';

/** Group of so many pictures, with a strip of thumbnails or with numbers. */
const group = (count: number, hasSmall: boolean, theme = 'standard') => html`
  <media-box lang="es" transition-ms="0" theme=${theme} navigation=${hasSmall ? 'thumbnails' : 'pages'}>
    ${Array.from(
      { length: count },
      (_, at) =>
        html`<a
          id=${`p${at + 1}`}
          class="jcepopup"
          rel="group[g]"
          title=${`Foto ${at + 1}`}
          href=${picture(at)}
          >${hasSmall ? html`<img src="/demo/assets/map.svg" alt="" width="8" height="6" />` : 'Foto'}</a
        >`,
    )}
  </media-box>
`;

const ways = ['counter', 'tools', 'close', 'previous', 'next', 'pages', 'thumbnails'] as const;

describe('<media-box> appearance', () => {
  let page: BoxPage;
  const sheets: HTMLLinkElement[] = [];

  const inSight = () =>
    ways
      .map((name) => page.part(name))
      .filter((part): part is HTMLElement => !!part?.checkVisibility() && part.offsetWidth > 0);

  /** Height of the window with a control in it, in pixels. */
  function heightTaken(): number {
    const bands = inSight()
      .map((part) => part.getBoundingClientRect())
      .sort((one, other) => one.top - other.top);
    let [taken, end] = [0, 0];
    for (const { top, bottom } of bands) {
      taken += Math.max(0, bottom - Math.max(top, end));
      end = Math.max(end, bottom);
    }
    return taken;
  }

  const hoverRules = () =>
    page.root.adoptedStyleSheets
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule.cssText.includes(':hover'));

  /** Applies the rules for pages with a mouse, which a headless browser does not have. */
  function haveMouse(): void {
    const sheet = new CSSStyleSheet();
    const rules = hoverRules().flatMap((rule) => [...(rule as CSSMediaRule).cssRules]);
    sheet.replaceSync(rules.map(({ cssText }) => cssText).join('\n'));
    page.root.adoptedStyleSheets.push(sheet);
  }

  async function wear(theme: string): Promise<void> {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = `/elements/media-box/themes/${theme}.css`;
    const loaded = new Promise((resolve) => sheet.addEventListener('load', resolve));
    document.head.append(sheet);
    sheets.push(sheet);
    await loaded;
  }

  afterEach(async () => {
    await closed(page);
    for (const sheet of sheets.splice(0)) sheet.remove();
    await setViewport({ width: 800, height: 600 });
  });

  for (const theme of ['none', 'standard', 'light', 'shadow', 'squeeze', 'jce'])
    for (const height of [740, 640, 568])
      for (const hasSmall of [true, false])
        it(`the controls of a viewer take at most a fifth of 360 by ${height} (theme ${theme}, small pictures: ${hasSmall})`, async () => {
          await setViewport({ width: 360, height });
          if (theme !== 'none') await wear(theme);
          page = await openPicture(group(9, hasSmall, theme === 'none' ? 'standard' : theme));
          if (hasSmall) await page.has('[part~="thumbnails"]');
          expect(heightTaken()).to.be.at.most(height * 0.2 + halfPixel);
          for (const name of ['previous', 'next', 'close', 'counter'] as const)
            expect(inSight(), name).to.include(page.part(name));
        });

  for (const [count, hasSmall, shown] of [
    [9, true, ['thumbnails']],
    [9, false, []],
    [4, false, ['pages']],
    [3, true, ['thumbnails']],
  ] as const)
    it(`the controls of a viewer are only those that fit at 360 px: ${count} items, small pictures ${hasSmall}`, async () => {
      await setViewport({ width: 360, height: 740 });
      page = await openPicture(group(count, hasSmall));
      if (hasSmall) await page.has('[part~="thumbnails"]');
      const rows = ['pages', 'thumbnails'].filter((name) => page.part(name)?.checkVisibility());
      expect(rows).to.deep.equal(shown);
      const numbers = page.part('pages');
      if (rows.includes('pages')) expect(numbers?.scrollWidth).to.equal(numbers?.clientWidth);
      const boxes = [...inSight(), ...[page.part('info') as HTMLElement]]
        .filter((part) => part !== page.part('tools'))
        .map((part) => part.getBoundingClientRect());
      for (const one of boxes) {
        expect(one.left).to.be.at.least(0);
        expect(one.right).to.be.at.most(360);
        for (const other of boxes) if (one !== other) expect(overlap(one, other)).to.be.at.most(halfPixel);
      }
    });

  it('the controls of a viewer are one index: a number, or a row of numbers, or a strip of whole pictures', async () => {
    await setViewport({ width: 1280, height: 800 });
    const rows = ['counter', 'pages', 'thumbnails'] as const;
    const shown: Record<string, readonly string[]> = {};
    for (const navigation of rows) {
      page = await openPage(group(9, true));
      page.box.navigation = navigation;
      await page.open('p1');
      await page.has(`[part~="${navigation}"]`);
      shown[navigation] = rows.filter((name) => page.part(name)?.checkVisibility());
      const pictures = page.root.querySelectorAll('[part~="thumbnail"] > img');
      for (const one of pictures) expect(getComputedStyle(one).opacity).to.equal('1');
      await closed(page);
    }
    expect(shown).to.deep.equal({
      counter: ['counter'],
      pages: ['pages'],
      thumbnails: ['counter', 'thumbnails'],
    });
  });

  it('the controls of a viewer let no visitor read the page behind them', async () => {
    page = await openPicture(group(3, false));
    const { backgroundColor, opacity } = getComputedStyle(page.part('overlay') as Element);
    expect(backgroundColor).to.equal('rgb(0, 0, 0)');
    // White beside black of the page, through the overlay (WCAG 2.2, relative luminance).
    const light = luminance((1 - Number(opacity)) * 255);
    expect((light + 0.05) / 0.05).to.be.below(1.1);
  });

  it('the controls of a viewer stay white where the page has dark words on a bright ground', async () => {
    document.documentElement.style.setProperty('--suite-text', 'rgb(20, 20, 20)');
    document.documentElement.style.setProperty('--suite-surface', 'rgb(255, 255, 255)');
    page = await openPicture(group(3, false));
    for (const name of ['close', 'next', 'info', 'counter'] as const)
      expect(getComputedStyle(page.part(name) as Element).color, name).to.equal('rgb(255, 255, 255)');
    document.documentElement.removeAttribute('style');
  });

  it('the controls of a viewer have a caption on the dark part of a gradient, above the row of the arrows', async () => {
    await setViewport({ width: 360, height: 740 });
    page = await openPicture(group(3, false));
    const words = (page.part('title') as HTMLElement).getBoundingClientRect();
    const content = (page.part('content') as HTMLElement).getBoundingClientRect();
    const info = page.part('info') as HTMLElement;
    expect(getComputedStyle(info).backgroundImage).to.include('linear-gradient');
    expect(words.top - info.getBoundingClientRect().top).to.be.at.least(32);
    expect(words.bottom).to.be.at.most(content.bottom + halfPixel);
  });

  for (const part of ['page-button', 'thumbnail'])
    it(`the controls of a viewer look different under the mouse than the current one, and than the others: ${part}`, async () => {
      await setViewport({ width: 1280, height: 800 });
      page = await openPicture(group(3, part === 'thumbnail'));
      await page.has(`[part~="${part}"]`);
      haveMouse();
      const [current, hovered, other] = page.root.querySelectorAll<HTMLElement>(`button[part~="${part}"]`);
      const look = (element: HTMLElement | undefined) => {
        const { borderColor, backgroundColor } = getComputedStyle(element as Element);
        return [borderColor, backgroundColor].join();
      };
      const { left, top, width, height } = (hovered as Element).getBoundingClientRect();
      await sendMouse({
        type: 'move',
        position: [Math.round(left + width / 2), Math.round(top + height / 2)],
      });
      expect(new Set([look(current), look(hovered), look(other)]).size).to.equal(3);
      await sendMouse({ type: 'move', position: [1, 400] });
    });

  it('the controls of a viewer keep no look of a finger that has left: each hover is one of a mouse', async () => {
    page = await openPicture(pictures());
    const hovers = hoverRules();
    expect(hovers.length).to.be.above(0);
    for (const rule of hovers)
      expect(rule instanceof CSSMediaRule && rule.conditionText, rule.cssText).to.equal('(hover: hover)');
  });
});

/** Returns the smaller side of the intersection of two boxes, in pixels. */
function overlap(one: DOMRect, other: DOMRect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, Math.min(width, height));
}

/** Returns the relative luminance of a grey from 0 to 255. */
function luminance(grey: number): number {
  const part = grey / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
