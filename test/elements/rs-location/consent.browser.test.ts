import { expect } from '@open-wc/testing';
import { CookieConsentChangedEvent } from '../../../shared/consent/consent-events.js';
import { parseConsent } from '../../../shared/consent/parse-consent.model.js';
import { appears } from '../../shared/appears.js';
import { clearCookie, setCookie } from '../../shared/consent/toy-gate.js';
import {
  accepted,
  openLocation,
  playGeocoder,
  refused,
  serverMarkup,
  tiles,
  type Geocoder,
} from './location-page.js';

const both = `geocoder="/geo" tiles="${tiles}"`;
/** Lets whatever would be asked for be asked for. */
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));

function choose(cookie: string): void {
  setCookie(cookie);
  const choice = { accepted: parseConsent(cookie)?.accepted ?? [], isFirst: false, revision: 1 };
  document.dispatchEvent(new CookieConsentChangedEvent(choice));
}

describe('<rs-location> and consent', () => {
  let service: Geocoder;

  beforeEach(() => {
    service = playGeocoder();
    setCookie(accepted);
  });
  afterEach(() => {
    service.stop();
    clearCookie();
  });

  describe('before the visitor’s yes', () => {
    it('asks nobody, says why, and lets the address be typed', async () => {
      clearCookie();
      const page = openLocation(both);
      await appears(page.root, '[part="consent-placeholder"]');
      page.type('Calle');
      page.text.dispatchEvent(new Event('change', { bubbles: true }));
      await frame();
      expect(service.asked).to.deep.equal([]);
      expect(page.root.querySelector('img')).to.equal(null);
      expect(page.text.value).to.equal('Calle');
    });

    it('shows the map once it is allowed, this time or for good, and takes it away after a no', async () => {
      clearCookie();
      const page = openLocation(both);
      ((await appears(page.root, '[part="consent-allow-once"]')) as HTMLElement).click();
      await page.marker();
      expect(page.root.querySelector('[part="consent-placeholder"]')).to.equal(null);
      choose(accepted);
      choose(refused);
      await appears(page.root, '[part="consent-placeholder"]');
      expect(page.root.querySelector('[part~="map"]')).to.equal(null);
    });

    it('shows nothing, and asks nothing, where the page is strict', async () => {
      const page = openLocation(`${both} geolocation privacy="strict"`);
      page.type('Calle');
      page.text.dispatchEvent(new Event('change', { bubbles: true }));
      await frame();
      await frame();
      expect(service.asked).to.deep.equal([]);
      expect(page.root.querySelector('img, button, [part]')).to.equal(null);
      expect(page.text.hasAttribute('role')).to.equal(false);
    });

    it('asks for nothing while the field is hidden', async () => {
      const page = openLocation(both, `<div hidden>${serverMarkup}</div>`);
      page.element.hidden = true;
      await appears(page.form, '[role="combobox"]');
      page.text.value = 'Calle';
      page.text.dispatchEvent(new Event('change', { bubbles: true }));
      await frame();
      expect(service.asked).to.deep.equal([]);
      expect(page.root.querySelector('[part~="map"]')).to.equal(null);
      page.form.querySelector('div')?.removeAttribute('hidden');
      page.element.hidden = false;
      await page.marker();
    });
  });
});
