import { expect } from '@open-wc/testing';
import { appears } from '../../shared/appears.js';
import { clearCookie, setCookie } from '../../shared/consent/toy-gate.js';
import { accepted, openLocation, playGeocoder, type Geocoder } from './location-page.js';
import { halfPixel } from '../../pixels.js';

/** Rules of Bootstrap 5 for lists, and for an input group and its cells. */
const bootstrap = `
  ul { padding-left: 2rem; margin-top: 0; margin-bottom: 1rem; }
  .input-group { position: relative; display: flex; flex-wrap: wrap; align-items: stretch; width: 100%; }
  .input-group > .form-control { position: relative; flex: 1 1 auto; width: 1%; min-width: 0; }`;

const group = `<label for="Donde">Where?</label><div class="input-group"><span>@</span>
  <input class="form-control" id="Donde" name="donde"><button type="button">Go</button></div>`;

describe('<rs-location> foreign page', () => {
  let service: Geocoder;
  const sheet = document.createElement('style');
  sheet.textContent = bootstrap;

  before(() => document.head.append(sheet));
  after(() => sheet.remove());
  beforeEach(() => {
    service = playGeocoder();
    setCookie(accepted);
  });
  afterEach(async () => {
    service.stop();
    await clearCookie();
  });

  it('<rs-location> on a page with Bootstrap shows its suggestions below an input group, none of whose cells moves', async () => {
    const { form, text, type, options } = openLocation('geocoder="/geo"', group);
    await appears(form, '[role="combobox"]');
    const before = text.getBoundingClientRect();
    type('Calle');
    const [option] = await options();
    const after = text.getBoundingClientRect();
    expect(after.width).to.be.closeTo(before.width, halfPixel);
    expect(after.height).to.be.closeTo(before.height, halfPixel);
    expect(option?.getBoundingClientRect().top).to.be.at.least(after.bottom - halfPixel);
  });

  it('<rs-location> on a page with Bootstrap lets no reset of the page push its suggestions aside, and every class of the page dress them', async () => {
    const page = openLocation('geocoder="/geo"');
    await appears(page.form, '[role="combobox"]');
    page.type('Calle');
    const [option] = await page.options();
    const list = option?.parentElement as HTMLElement;
    expect(getComputedStyle(list).paddingLeft).to.equal('0px');
    sheet.textContent = `${bootstrap} .rsform-map-geolocation { padding-left: 7px }`;
    expect(getComputedStyle(list).paddingLeft).to.equal('7px');
    sheet.textContent = bootstrap;
  });
});
