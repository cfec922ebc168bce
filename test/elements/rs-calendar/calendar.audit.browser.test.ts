import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse, setViewport } from '@web/test-runner-commands';
import { type Axe, loadAxe, violationsOf } from '../../shared/axe.js';
import { until } from '../../shared/until.js';
import { openPage, type CalendarPage } from './calendar-page.js';

/** Opens a page in light or dark colours, its background included. */
function openIn(scheme: string): Promise<CalendarPage> {
  document.documentElement.style.colorScheme = scheme;
  document.body.style.background = 'Canvas';
  return openPage();
}

/** Returns the colours of an element without the pointer over it, and with it. */
async function colorsUnderPointer(element: HTMLElement) {
  const colors = () => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor];
  const beside = colors();
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  await sendMouse({
    type: 'move',
    position: [Math.round(left + width / 2), Math.round(top + height / 2)],
  });
  await until(() => element.matches(':hover'), 'the pointer is over it');
  return { beside, over: colors() };
}

describe('<rs-calendar> calendar audit', () => {
  let axe: Axe;
  let page: CalendarPage;

  before(async () => {
    axe = await loadAxe();
  });
  afterEach(async () => {
    await resetMouse();
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

    it(`<rs-calendar> keeps the colours of a chosen day and month that is under the pointer, at ${width} px`, async () => {
      await setViewport({ width, height: 800 });
      page = await openPage();
      await page.write('15-03-2027');
      const day = await colorsUnderPointer(page.find('selected'));
      await page.click(page.find('heading'));
      const month = await colorsUnderPointer(
        page.root.querySelector('[part~="month"][aria-selected="true"]') as HTMLElement,
      );
      expect({ day: day.over, month: month.over }).to.deep.equal({ day: day.beside, month: month.beside });
    });

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
