import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { halfPixel } from '../../pixels.js';
import { openPage, rendered, type CalendarPage } from './calendar-page.js';

const partOf = (element: Element | null) => element?.getAttribute('part');

describe('<rs-calendar> month chooser', () => {
  let page: CalendarPage;

  beforeEach(async () => {
    await setViewport({ width: 390, height: 844 });
    page = await openPage();
  });
  afterEach(() => page.stop());
  after(() => setViewport({ width: 800, height: 600 }));

  const find = (selector: string) => page.root.querySelector<HTMLElement>(selector);
  const heading = () => page.find('heading');
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await sendKeys({ press: key });
    await rendered();
  };

  it('the heading of an <rs-calendar> is the month and the year, in the middle between the two arrows', () => {
    expect(heading().textContent).to.equal('Marzo 2027');
    const middleOf = (element: Element) => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    const middle = (middleOf(page.find('previous')) + middleOf(page.find('next'))) / 2;
    expect(middleOf(heading())).to.be.closeTo(middle, halfPixel);
    expect(page.root.querySelector('select')).to.equal(null);
  });

  it('the heading of an <rs-calendar> opens months and years in the place of the days, and nothing moves', async () => {
    const { height } = page.element.getBoundingClientRect();
    await page.click(heading());
    expect(heading().getAttribute('aria-expanded')).to.equal('true');
    expect(page.element.getBoundingClientRect().height).to.be.closeTo(height, halfPixel);
    expect(find('.choices.months')?.children.length).to.equal(12);
    expect(page.focused()?.textContent).to.equal('Marzo');
    const years = find('.choices.years') as HTMLElement;
    const year = years.querySelector('[aria-selected="true"]') as HTMLElement;
    expect(year.textContent).to.equal('2027');
    expect(year.getBoundingClientRect().top).to.be.at.least(years.getBoundingClientRect().top);
    expect(year.getBoundingClientRect().bottom).to.be.at.most(years.getBoundingClientRect().bottom);
    for (const target of page.root.querySelectorAll('.choice')) {
      expect(target.getBoundingClientRect().height).to.be.at.least(36);
      expect(parseFloat(getComputedStyle(target).fontSize)).to.be.at.least(16);
    }
  });

  it('the heading of an <rs-calendar> is operated by keyboard alone: a year, then a month, which closes the grids', async () => {
    heading().focus();
    await press('Enter', 'Tab', 'ArrowUp', 'ArrowRight', 'Enter');
    expect(heading().textContent).to.equal('Marzo 2024');
    expect(find('.chooser')).to.not.equal(null);
    await sendKeys({ down: 'Shift' });
    await press('Tab');
    await sendKeys({ up: 'Shift' });
    await press('End', ' ');
    expect(heading().textContent).to.equal('Diciembre 2024');
    expect(find('.chooser')).to.equal(null);
    expect(partOf(page.focused())).to.equal('heading');
    expect(page.picked).to.deep.equal([]);
  });

  it('the heading of an <rs-calendar> gets the focus back from the grids by Escape', async () => {
    heading().focus();
    await press('Enter', 'ArrowDown', 'Escape');
    expect(find('.chooser')).to.equal(null);
    expect(partOf(page.focused())).to.equal('heading');
    expect(heading().textContent).to.equal('Marzo 2027');
  });

  it('the heading of an <rs-calendar> keeps the days out of reach while the grids cover them', async () => {
    await page.click(heading());
    await press('Tab', 'Tab');
    expect(page.focused()?.closest('[role="grid"]') ?? null).to.equal(null);
  });
});
