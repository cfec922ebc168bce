import { expect } from '@open-wc/testing';
import { appears } from '../../shared/appears.js';
import { type Axe, loadAxe, violationsOf } from '../../shared/axe.js';
import { clearCookie, setCookie } from '../../shared/consent/toy-gate.js';
import { accepted, openLocation, playGeocoder, serverMarkup, tiles, type Geocoder } from './location-page.js';

const attributes = `tiles="${tiles}" geocoder="/geo" geolocation attribution="Mapas" attribution-href="/mapas"`;

describe('<rs-location> location audit', () => {
  let axe: Axe;
  let service: Geocoder;

  before(async () => {
    axe = await loadAxe();
  });
  beforeEach(() => {
    service = playGeocoder();
  });
  afterEach(async () => {
    service.stop();
    await clearCookie();
    document.documentElement.style.colorScheme = '';
  });

  for (const scheme of ['light', 'dark']) {
    const open = (wanted = attributes) => {
      document.documentElement.style.colorScheme = scheme;
      document.body.style.background = 'Canvas';
      document.body.style.color = 'CanvasText';
      return openLocation(wanted, serverMarkup);
    };

    it(`<rs-location> has no violation before consent, in ${scheme} colours`, async () => {
      const { form, root } = open();
      await appears(root, '[part="consent-placeholder"]');
      expect(await violationsOf(axe, form)).to.deep.equal([]);
    });

    it(`<rs-location> has no violation with its map, its marker unset and set, in ${scheme} colours`, async () => {
      setCookie(accepted);
      const page = open();
      await page.marker();
      expect(await violationsOf(axe, page.form)).to.deep.equal([]);
      page.type('40.5,-3.5');
      expect(await violationsOf(axe, page.form)).to.deep.equal([]);
    });

    it(`<rs-location> has no violation with its suggestions on show, in ${scheme} colours`, async () => {
      setCookie(accepted);
      const page = open();
      await page.marker();
      page.type('Calle');
      await page.options();
      page.key('ArrowDown');
      expect(await violationsOf(axe, page.form)).to.deep.equal([]);
    });

    it(`<rs-location> has no violation while a message says that the map did not come, in ${scheme} colours`, async () => {
      setCookie(accepted);
      const { form, root } = open('tiles="/no-such-tiles/{z}/{x}/{y}.png" geocoder="/geo" geolocation');
      await appears(root, '[part="message"]:not([hidden])');
      expect(await violationsOf(axe, form)).to.deep.equal([]);
    });
  }
});
