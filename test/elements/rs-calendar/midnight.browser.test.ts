import { expect } from '@open-wc/testing';
import { openPage, rendered, type CalendarPage } from './calendar-page.js';

const BrowserDate = Date;

/** Lets the browser's clock show a moment of the visitor's time. */
function setClock(...[year, month, day, hour]: readonly [number, number, number, number]): void {
  globalThis.Date = class extends BrowserDate {
    constructor(...parts: readonly number[]) {
      if (parts.length === 0) super(year, month - 1, day, hour);
      else super(...(parts as [number]));
    }
  } as DateConstructor;
}

describe('<rs-calendar> midnight', () => {
  let page: CalendarPage;

  beforeEach(async () => {
    setClock(2027, 3, 11, 23);
    page = await openPage({ min: 'today+1', format: 'DD-MM-YYYY', 'blur-invalid': 'clear' }, '15-03-2027');
  });
  afterEach(async () => {
    globalThis.Date = BrowserDate;
    await page.stop();
  });

  const isOffered = (label: string) => !page.day(label).hasAttribute('aria-disabled');

  it('<rs-calendar> on a page that is open over midnight offers the days of the new day when the visitor comes back to the field', async () => {
    expect(isOffered('viernes, 12 de marzo')).to.equal(true);
    setClock(2027, 3, 12, 0);
    page.input.focus();
    await rendered();
    expect(page.day('viernes, 12 de marzo').getAttribute('aria-current')).to.equal('date');
    expect({
      friday: isOffered('viernes, 12 de marzo'),
      saturday: isOffered('sábado, 13 de marzo'),
    }).to.deep.equal({
      friday: false,
      saturday: true,
    });
  });

  it('<rs-calendar> on a page that is open over midnight refuses a typed date that was allowed the evening before', async () => {
    page.input.focus();
    await page.write('12-03-2027');
    setClock(2027, 3, 12, 0);
    page.input.blur();
    await rendered();
    expect(page.input.value).to.equal('');
  });
});
