import { expect } from '@open-wc/testing';
import { startCore } from '../../../elements/rs-location/rs-location.core.js';
import type { LocationHost } from '../../../elements/rs-location/rs-location.host.js';
import { RsLocationElement } from '../../../elements/rs-location/rs-location.shell.js';
import type { LoadLocationView } from '../../../elements/rs-location/location-view.js';
import { defineElement } from '../../../shared/element/define-element.js';
import { halfPixel } from '../../pixels.js';
import { appears } from '../../shared/appears.js';
import { clearCookie, say, setCookie } from '../../shared/consent/toy-gate.js';
import { recordConsole } from '../../shared/record-console.js';
import { until } from '../../shared/until.js';
import { accepted, openLocation, playGeocoder, serverMarkup, tiles, type Geocoder } from './location-page.js';
import { liveRegions } from '../../shared/announced.js';

const come: LoadLocationView = () => import('../../../elements/rs-location/rs-location.view.js');
/** Loads the view of each page's element. */
let load = come;

class LateLocationElement extends RsLocationElement {}
defineElement('late-location', LateLocationElement, (host: LocationHost) => startCore(host, () => load()));

const both = `geocoder="/geo" tiles="${tiles}" geolocation`;
const open = (attributes: string, markup?: string) => openLocation(attributes, markup, 'late-location');

/** Holds the view back; returns the function that releases it. */
function holdView(): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  load = () => held.then(come);
  return release;
}

describe('<rs-location> and its view', () => {
  let service: Geocoder;

  beforeEach(() => {
    service = playGeocoder();
    setCookie(accepted);
  });
  afterEach(async () => {
    load = come;
    service.stop();
    await clearCookie();
  });

  describe('that comes late', () => {
    it('<rs-location> whose view comes late suggests addresses for the text typed before, and the caret stays in the text', async () => {
      const release = holdView();
      const page = open('geocoder="/geo"');
      await until(() => Reflect.get(page.element, 'hasCore') === true);
      page.type('Calle');
      expect(page.text.hasAttribute('role')).to.equal(false);
      release();
      const options = await page.options();
      expect(options.map(({ textContent }) => textContent)).to.deep.equal(['Calle Mayor 1', 'Calle Menor 2']);
      expect({ text: page.text.value, isFocused: document.activeElement === page.text }).to.deep.equal({
        text: 'Calle',
        isFocused: true,
      });
      await appears(liveRegions(), '[role="status"] p:last-child', '2 direcciones');
    });

    it('<rs-location> whose view comes late suggests nothing where the visitor has gone on, nor for the text of the server', async () => {
      for (const markup of [undefined, '<input id="Donde" name="donde" value="Calle">']) {
        const release = holdView();
        const page = open('geocoder="/geo" value-form="coordinates"', markup);
        await until(() => Reflect.get(page.element, 'hasCore') === true);
        page.text.focus();
        if (!markup) page.type('Calle');
        if (!markup) page.text.blur();
        release();
        await appears(page.form, '[role="combobox"]');
        page.type('Plaza');
        await page.options();
        expect(service.asked.splice(0)).to.deep.equal(['/geo/api?q=Plaza&limit=15']);
      }
    });

    it('<rs-location> whose view comes late shows the map, whose marker the keyboard moves, and then its buttons where nothing moves', async () => {
      const release = holdView();
      const page = open(`tiles="${tiles}" geolocation attribution="Mapas"`);
      const marker = await page.marker();
      marker.focus();
      page.key('ArrowUp', marker);
      expect(marker.part.contains('unset')).to.equal(false);
      expect(page.root.querySelector('[part="attribution"]')?.textContent).to.equal('Mapas');
      expect(page.root.querySelector('[part="zoom-in"]')).to.equal(null);
      const { top } = (page.form.querySelector('[type="reset"]') as Element).getBoundingClientRect();
      release();
      await appears(page.root, '[part="zoom-in"]');
      await appears(page.root, '[part="locate"]');
      const after = (page.form.querySelector('[type="reset"]') as Element).getBoundingClientRect();
      expect(after.top).to.be.closeTo(top, halfPixel);
      expect(page.root.activeElement === marker).to.equal(true);
    });

    it('<rs-location> whose view comes late asks for consent before it has loaded, and nothing moves when it loads', async () => {
      await clearCookie();
      const release = holdView();
      const page = open(`${both} attribution="Mapas"`);
      const row = await appears(page.root, '[part="consent-placeholder"]');
      const { top } = (page.form.querySelector('[type="reset"]') as Element).getBoundingClientRect();
      page.type('Calle');
      release();
      await until(() => page.root.querySelector('rs-location-view'));
      const after = (page.form.querySelector('[type="reset"]') as Element).getBoundingClientRect();
      expect(after.top).to.be.closeTo(top, halfPixel);
      expect(row.isConnected).to.equal(true);
      expect({ text: page.text.value, isFocused: document.activeElement === page.text }).to.deep.equal({
        text: 'Calle',
        isFocused: true,
      });
    });
  });

  describe('that does not come', () => {
    beforeEach(() => (load = () => Promise.reject(new TypeError('Failed to fetch rs-location.view.js'))));

    /** Opens a field, and waits until the lost view is reported. */
    async function openLost(attributes: string, markup?: string) {
      const { errors, stop } = recordConsole();
      try {
        const page = open(attributes, markup);
        await until(() => errors.length > 0);
        expect(errors.join()).to.contain('Failed to fetch rs-location.view.js');
        return page;
      } finally {
        stop();
      }
    }

    it('<rs-location> whose view does not load leaves the text and the server’s list as they were: an address is typed', async () => {
      const page = await openLost('geocoder="/geo"', serverMarkup);
      expect(page.form.querySelector('[role]')).to.equal(null);
      page.type('Calle Mayor 1');
      expect([...new FormData(page.form)]).to.deep.equal([['form[Donde]', 'Calle Mayor 1']]);
    });

    it('<rs-location> whose view does not load keeps the map, where a position is typed and a marker moved', async () => {
      const page = await openLost(`${both} attribution="Mapas"`);
      const marker = await page.marker();
      expect(page.root.querySelector('[part="attribution"]')?.textContent).to.equal('Mapas');
      page.type('40.5,-3.5');
      expect(marker.part.contains('unset')).to.equal(false);
      marker.focus();
      page.key('ArrowRight', marker);
      marker.blur();
      await until(() => page.text.value === 'Calle del Marcador 1');
    });

    it('<rs-location> whose view does not load shows the map to a visitor who allows it: the question needs no view', async () => {
      await clearCookie();
      const page = await openLost(both);
      const once = (await appears(page.root, '[part="consent-allow-once"]')) as HTMLElement;
      once.click();
      await page.marker();
      expect(page.root.querySelector('.chrome > [part="message"]')?.isConnected).to.equal(true);
    });

    it('<rs-location> whose view does not load takes the question away, out of sight, where there are only suggestions, which would not come', async () => {
      await clearCookie();
      const page = await openLost('geocoder="/geo"');
      expect(page.root.querySelector('[part="consent-placeholder"]')).to.not.equal(null);
      page.form.style.cssText = 'position: fixed; inset-block-start: -9000px';
      await until(() => page.root.querySelector('[part="consent-placeholder"]') === null);
      page.form.style.cssText = '';
      setCookie(accepted);
      say(['necessary', 'preferences']);
      expect(page.root.querySelector('[part="consent-placeholder"]')).to.equal(null);
    });
  });
});
