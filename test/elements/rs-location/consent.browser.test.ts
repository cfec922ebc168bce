import { expect } from '@open-wc/testing';
import { CookieConsentChangedEvent } from '../../../shared/consent/consent-events.js';
import { readConsent } from '../../../shared/consent/watch-choice.js';
import { appears } from '../../shared/appears.js';
import { clearCookie, setCookie } from '../../shared/consent/toy-gate.js';
import { until } from '../../shared/until.js';
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
/** Settles after a frame and a task, in which any request would be sent. */
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));

function choose(cookie: string): void {
  setCookie(cookie);
  const choice = { accepted: readConsent(document)?.accepted ?? [], isFirst: false, revision: 1 };
  document.dispatchEvent(new CookieConsentChangedEvent(choice));
}

describe('<rs-location> and consent', () => {
  let service: Geocoder;

  beforeEach(() => {
    service = playGeocoder();
    setCookie(accepted);
  });
  afterEach(async () => {
    service.stop();
    await clearCookie();
  });

  describe('before the visitor’s yes', () => {
    it('<rs-location> before the visitor’s yes requests nothing, gives the reason, and lets the address be typed', async () => {
      await clearCookie();
      const markup = '<label for="Donde">D</label><input id="Donde" autocomplete="street-address">';
      const page = openLocation(both, markup);
      await appears(page.root, '[part="consent-placeholder"]');
      expect(page.text.hasAttribute('role')).to.equal(false);
      page.type('Calle');
      page.text.dispatchEvent(new Event('change', { bubbles: true }));
      await frame();
      expect(service.asked).to.deep.equal([]);
      expect(page.root.querySelector('img')).to.equal(null);
      expect(page.text.value).to.equal('Calle');
      // With consent it is a combobox, until consent is withdrawn; `autocomplete` keeps the author's value throughout.
      choose(accepted);
      await appears(page.form, '[role="combobox"]');
      expect(page.text.role).to.equal('combobox');
      expect(page.text.autocomplete).to.equal('street-address');
      choose(refused);
      expect(page.text.outerHTML).to.equal('<input id="Donde" autocomplete="street-address">');
    });

    it('<rs-location> before the visitor’s yes asks in a low row, at once; the height of the map comes with consent', async () => {
      await clearCookie();
      const page = openLocation(both);
      await until(() => Reflect.get(page.element, 'hasCore') === true);
      const row = page.root.querySelector('[part="consent-placeholder"]') as HTMLElement;
      expect(row.getBoundingClientRect().height).to.be.lessThan(110);
      expect(page.element.getBoundingClientRect().height).to.be.lessThan(130);
      choose(accepted);
      await page.marker();
      expect(page.element.getBoundingClientRect().height).to.be.at.least(320);
      choose(refused);
      expect(page.element.getBoundingClientRect().height).to.be.lessThan(130);
    });

    it('<rs-location> before the visitor’s yes shows the map only where it is in view, and not while it is nearly so', async () => {
      await clearCookie();
      const page = openLocation(both);
      page.form.style.paddingBlockStart = `${innerHeight + 150}px`;
      await appears(page.root, '[part="consent-placeholder"]');
      choose(accepted);
      expect(page.root.querySelector('[part="consent-placeholder"]')).to.not.equal(null);
      page.element.scrollIntoView();
      await page.marker();
    });

    it('<rs-location> before the visitor’s yes shows the map once it is allowed, this time or for good, and takes it away after a no', async () => {
      await clearCookie();
      const page = openLocation(both);
      const once = (await appears(page.root, '[part="consent-allow-once"]')) as HTMLElement;
      once.focus();
      once.click();
      await page.marker();
      // The focus moves from the button to the map, not to the text: a phone's keyboard would cover the map.
      expect(page.root.activeElement?.getAttribute('aria-label')).to.equal('Mapa: ¿Dónde?');
      // A property that an author's script changes withdraws no consent.
      page.element.zoom = 10;
      await page.marker();
      expect(page.root.querySelector('[part="consent-placeholder"]')).to.equal(null);
      choose(accepted);
      choose(refused);
      await appears(page.root, '[part="consent-placeholder"]');
      expect(page.root.querySelector('[part~="map"]')).to.equal(null);
    });

    it('<rs-location> before the visitor’s yes shows nothing, and asks nothing, where the page is strict', async () => {
      const page = openLocation(`${both} geolocation privacy="strict"`);
      page.type('Calle');
      page.text.dispatchEvent(new Event('change', { bubbles: true }));
      await frame();
      await frame();
      expect(service.asked).to.deep.equal([]);
      expect(page.root.querySelector('img, button, [part]')).to.equal(null);
      expect(page.text.hasAttribute('role')).to.equal(false);
    });

    it('<rs-location> before the visitor’s yes asks for nothing while the field is hidden', async () => {
      const page = openLocation(both, `<div hidden>${serverMarkup}</div>`);
      page.element.hidden = true;
      await until(() => Reflect.get(page.element, 'hasCore') === true);
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
