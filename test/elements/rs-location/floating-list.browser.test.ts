import { expect } from '@open-wc/testing';
import { appears } from '../../shared/appears.js';
import { clearCookie, setCookie } from '../../shared/consent/toy-gate.js';
import { halfPixel } from '../../pixels.js';
import { until } from '../../shared/until.js';
import {
  accepted,
  openLocation,
  plainMarkup,
  playGeocoder,
  serverMarkup,
  type Geocoder,
  type LocationPage,
} from './location-page.js';

const boxOf = (element: Element | null | undefined) => (element as Element).getBoundingClientRect();

/** Types an address; returns the list, which is open. */
async function openList(page: LocationPage): Promise<HTMLElement> {
  await appears(page.form, '[role="combobox"]');
  page.type('Calle');
  const [option] = await page.options();
  return option?.parentElement as HTMLElement;
}

describe('<rs-location> floating list', () => {
  let service: Geocoder;

  beforeEach(() => {
    service = playGeocoder();
    setCookie(accepted);
  });
  afterEach(async () => {
    service.stop();
    await clearCookie();
  });

  for (const [whose, markup] of [
    ['their own', plainMarkup],
    ['the server’s', serverMarkup],
  ] as const)
    it(`the suggestions of an address lie over the page in ${whose} list: a button below stays where it is while they open and close`, async () => {
      const page = openLocation('geocoder="/geo"', markup);
      const button = page.form.querySelector('[type="reset"]');
      await appears(page.form, '[role="combobox"]');
      const before = boxOf(button).top;
      const list = await openList(page);
      expect(list.matches(':popover-open')).to.equal(true);
      expect(boxOf(list).height).to.be.greaterThan(80);
      expect(boxOf(button).top).to.be.closeTo(before, halfPixel);
      page.text.blur();
      expect(list.checkVisibility()).to.equal(false);
      expect(boxOf(button).top).to.be.closeTo(before, halfPixel);
    });

  it('the suggestions of an address are as wide as their field, directly below it, and follow it when the page scrolls', async () => {
    const page = openLocation('geocoder="/geo"');
    page.form.style.paddingBlockEnd = '200vh';
    const list = await openList(page);
    const isAtField = () => Math.abs(boxOf(list).top - boxOf(page.text).bottom - 4) <= halfPixel;
    expect(boxOf(list).width).to.be.closeTo(boxOf(page.text).width, halfPixel);
    expect(isAtField()).to.equal(true);
    scrollBy(0, 3);
    await until(isAtField);
    scrollTo(0, boxOf(page.form).bottom);
    await until(() => getComputedStyle(list).visibility === 'hidden');
    scrollTo(0, 0);
  });

  it('the suggestions of an address are placed no more after they close, although a script has removed the list meanwhile', async () => {
    const page = openLocation('geocoder="/geo"', serverMarkup);
    const list = await openList(page);
    const writes = new MutationObserver(() => undefined);
    writes.observe(list, { attributes: true });
    const placedAfterMove = (margin: string) => {
      writes.takeRecords();
      page.form.style.marginBlockStart = margin;
      dispatchEvent(new Event('scroll'));
      return writes.takeRecords().length > 0;
    };
    const whileOpen = placedAfterMove('20px');
    list.remove();
    page.text.blur();
    expect({ whileOpen, afterwards: placedAfterMove('40px') }).to.deep.equal({
      whileOpen: true,
      afterwards: false,
    });
  });

  it('the suggestions of an address stay at their field under a class of the page that places them', async () => {
    const sheet = document.createElement('style');
    sheet.textContent = '.rsform-map-geolocation { position: absolute; left: 0; right: 0; bottom: 0 }';
    document.head.append(sheet);
    const page = openLocation('geocoder="/geo"', serverMarkup);
    const list = await openList(page);
    expect(boxOf(list).top).to.be.closeTo(boxOf(page.text).bottom + 4, halfPixel);
    expect(boxOf(list).width).to.be.closeTo(boxOf(page.text).width, halfPixel);
    sheet.remove();
  });

  it('the suggestions of an address leave nothing behind in the server’s list', async () => {
    const page = openLocation('geocoder="/geo"', serverMarkup);
    const list = await openList(page);
    page.element.remove();
    await until(() => !list.hasAttribute('popover'));
    expect(list.getAttribute('style')).to.equal('display: none;');
  });
});
