import { expect, html } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import { picture, type BoxPage } from '../box-page.js';
import { closed, openPicture, pictures } from '../visitor.js';
import { halfPixel } from '../../../pixels.js';

/** Group of so many pictures, with thumbnails or without. */
const group = (count: number, hasSmall: boolean, theme = 'standard') => html`
  <media-box lang="es" transition-ms="0" theme=${theme}>
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

describe('the controls of a viewer', () => {
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

  for (const theme of ['none', 'standard', 'light', 'shadow', 'squeeze'])
    for (const height of [740, 640, 568])
      for (const hasSmall of [true, false])
        it(`take at most a fifth of 360 by ${height} (theme ${theme}, small pictures: ${hasSmall})`, async () => {
          await setViewport({ width: 360, height });
          if (theme !== 'none') await wear(theme);
          page = await openPicture(group(9, hasSmall, theme === 'none' ? 'standard' : theme));
          if (hasSmall) await page.has('[part~="thumbnails"]');
          expect(heightTaken()).to.be.at.most(height * 0.2 + halfPixel);
          for (const name of ['previous', 'next', 'close', 'counter'] as const)
            expect(inSight()).to.include(page.part(name));
        });

  for (const [count, hasSmall, shown] of [
    [9, true, ['thumbnails']],
    [9, false, []],
    [4, false, ['pages']],
    [3, true, ['thumbnails']],
  ] as const)
    it(`are only those that fit at 360 px: ${count} items, small pictures ${hasSmall}`, async () => {
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

  it('let nothing of the page shine through small pictures and numbers', async () => {
    await setViewport({ width: 1280, height: 800 });
    page = await openPicture(group(9, true));
    await page.has('[part~="thumbnails"]');
    for (const selector of [
      '[part~="pages"]',
      '[part~="thumbnails"]',
      '[part~="thumbnail"]',
      '[part="counter"]',
      '[part="info"]',
    ]) {
      const found = page.root.querySelector(selector) as HTMLElement;
      const { backgroundColor, opacity } = getComputedStyle(found);
      expect([backgroundColor, opacity], selector).to.deep.equal(['rgb(28, 28, 30)', '1']);
    }
  });

  it('look different under the mouse than the current one, and than the others', async () => {
    await setViewport({ width: 1280, height: 800 });
    page = await openPicture(group(3, true));
    await page.has('[part~="thumbnails"]');
    haveMouse();
    for (const part of ['page-button', 'thumbnail']) {
      const [current, hovered, other] = page.root.querySelectorAll<HTMLElement>(`button[part~="${part}"]`);
      const look = (element: HTMLElement | undefined) => {
        const { borderColor, backgroundColor } = getComputedStyle(element as Element);
        const { opacity = '' } = element?.firstElementChild
          ? getComputedStyle(element.firstElementChild)
          : {};
        return [borderColor, backgroundColor, opacity].join();
      };
      const { left, top, width, height } = (hovered as Element).getBoundingClientRect();
      await sendMouse({
        type: 'move',
        position: [Math.round(left + width / 2), Math.round(top + height / 2)],
      });
      expect(new Set([look(current), look(hovered), look(other)]).size, part).to.equal(3);
    }
    await sendMouse({ type: 'move', position: [1, 400] });
  });

  it('keep no look of a finger that has left: each hover is one of a mouse', async () => {
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
