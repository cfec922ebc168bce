import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { type Axe, loadAxe, violationsOf } from '../../shared/axe.js';
import { openPage, type CalendarPage } from './calendar-page.js';

/** Opens a page in light or dark colours, its background included. */
function openIn(scheme: string): Promise<CalendarPage> {
  document.documentElement.style.colorScheme = scheme;
  document.body.style.background = 'Canvas';
  return openPage();
}

describe('<rs-calendar> calendar audit', () => {
  let axe: Axe;
  let page: CalendarPage;

  before(async () => {
    axe = await loadAxe();
  });
  afterEach(async () => {
    await page.stop();
    document.documentElement.style.colorScheme = '';
  });

  for (const width of [320, 360, 1280]) {
    for (const scheme of ['light', 'dark']) {
      it(`<rs-calendar> has no violation at ${width} px in ${scheme} colours, untouched, with a day and with a time`, async () => {
        await setViewport({ width, height: 800 });
        page = await openIn(scheme);
        expect(await violationsOf(axe, page.form)).to.deep.equal([]);
        await page.write('15-03-2027');
        expect(await violationsOf(axe, page.form)).to.deep.equal([]);
        await page.click(page.find('heading'));
        expect(await violationsOf(axe, page.form)).to.deep.equal([]);
        await page.click(page.find('heading'));
        await page.write('31-12-2050 10:30');
        expect(await violationsOf(axe, page.form)).to.deep.equal([]);
      });
    }

    it(`<rs-calendar> fits ${width} px with targets that a finger can hit`, async () => {
      await setViewport({ width, height: 800 });
      page = await openPage();
      await page.write('15-03-2027');
      expect(document.documentElement.scrollWidth).to.be.at.most(width);
      for (const target of page.root.querySelectorAll('button, [part~="day"], [part~="time"]')) {
        const { width: across, height } = target.getBoundingClientRect();
        expect(across).to.be.at.least(24);
        expect(height).to.be.at.least(25);
        expect(parseFloat(getComputedStyle(target).fontSize)).to.be.at.least(16);
      }
    });
  }
});
