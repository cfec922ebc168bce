import { expect } from '@open-wc/testing';
import { appears, disappears } from '../../shared/appears.js';
import { clearCookie, setCookie } from '../../shared/consent/toy-gate.js';
import { nextError } from '../../shared/next-error.js';
import { accepted, openLocation, playGeocoder, serverMarkup, tiles, type Geocoder } from './location-page.js';
import { liveRegions } from '../../shared/announced.js';

const geocoder = 'geocoder="/geo"';
const both = `${geocoder} tiles="${tiles}"`;
/** Settles after a frame and a task, in which any request would be sent. */
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));

describe('<rs-location>', () => {
  let service: Geocoder;

  beforeEach(() => {
    service = playGeocoder();
    setCookie(accepted);
  });
  afterEach(async () => {
    service.stop();
    await clearCookie();
  });

  describe('suggestions', () => {
    it('the suggestions of <rs-location> come in the server’s own list, as a combobox, and are counted aloud', async () => {
      const page = openLocation(geocoder, serverMarkup);
      await appears(page.form, '[role="combobox"]');
      page.type('Calle');
      const options = await page.options();
      const list = page.form.querySelector('#rsform_geolocation7') as HTMLElement;
      expect(options.map(({ textContent }) => textContent)).to.deep.equal(['Calle Mayor 1', 'Calle Menor 2']);
      expect(options[0]?.parentElement).to.equal(list);
      expect(list.checkVisibility()).to.equal(true);
      expect(page.text.getAttribute('aria-controls')).to.equal(list.id);
      expect(page.text.getAttribute('aria-expanded')).to.equal('true');
      await appears(liveRegions(), '[role="status"] p:last-child', '2 direcciones');
      expect([service.asked, service.languages]).to.deep.equal([['/geo/api?q=Calle&limit=15'], ['es']]);
      // A page translator must not change an address.
      expect(options.map(({ translate, dir }) => [translate, dir])).to.deep.equal([
        [false, 'auto'],
        [false, 'auto'],
      ]);
    });

    it('the suggestions of <rs-location> are chosen by keyboard: the text is the address, and the list goes', async () => {
      const page = openLocation(both);
      await page.marker();
      page.type('Calle');
      const options = await page.options();
      page.key('ArrowDown');
      page.key('ArrowDown');
      expect(page.text.getAttribute('aria-activedescendant')).to.equal(options[1]?.id);
      expect(page.key('Enter').defaultPrevented).to.equal(true);
      expect(page.text.value).to.equal('Calle Menor 2');
      expect(page.text.getAttribute('aria-expanded')).to.equal('false');
      expect((await page.marker()).part.contains('unset')).to.equal(false);
    });

    it('the suggestions of <rs-location> are chosen by a press, and Escape takes them away without a word', async () => {
      const page = openLocation(geocoder);
      await appears(page.form, '[role="combobox"]');
      page.type('Calle');
      await page.options();
      page.key('Escape');
      expect(page.text.value).to.equal('Calle');
      expect(page.text.getAttribute('aria-expanded')).to.equal('false');
      await disappears(page.form, '[role="option"]');
      page.key('ArrowDown');
      (await page.options())[0]?.click();
      expect(page.text.value).to.equal('Calle Mayor 1');
    });

    it('the suggestions of <rs-location> are closed by Escape, and a second Escape empties the field', async () => {
      const page = openLocation(geocoder);
      await appears(page.form, '[role="combobox"]');
      page.type('Calle');
      await page.options();
      page.key('Escape');
      expect(page.text.value).to.equal('Calle');
      expect(page.key('Escape').defaultPrevented).to.equal(true);
      expect(page.text.value).to.equal('');
      expect(page.key('Escape').defaultPrevented).to.equal(false);
    });

    it('the suggestions of <rs-location> are degrees where the field asks for them', async () => {
      const page = openLocation(`${geocoder} value-form="coordinates"`);
      await appears(page.form, '[role="combobox"]');
      page.type('Calle');
      (await page.options())[0]?.click();
      expect(page.text.value).to.equal('40.42,-3.7');
    });

    it('the suggestions of <rs-location> are text, whatever the geocoder sends', async () => {
      service.answer = () => ({
        type: 'FeatureCollection',
        features: [{ properties: { name: '<img src=x onerror="window.wasRun = true">' } }],
      });
      const page = openLocation(geocoder);
      await appears(page.form, '[role="combobox"]');
      page.type('x');
      const [option] = await page.options();
      expect(option?.textContent).to.contain('<img');
      expect(option?.children.length).to.equal(0);
    });

    it('the suggestions of <rs-location> leave the server’s markup as it was when the element goes', async () => {
      const page = openLocation(geocoder, serverMarkup);
      const before = page.form.querySelector('.rsform-block')?.outerHTML;
      await appears(page.form, '[role="combobox"]');
      page.element.remove();
      await disappears(page.form, '[role="combobox"]');
      expect(page.form.querySelector('.rsform-block')?.outerHTML).to.equal(before);
    });
  });

  describe('map', () => {
    it('the map of <rs-location> has tiles, its owner’s name and a marker that is named', async () => {
      const page = openLocation(`${both} attribution="© Mapas de prueba" attribution-href="/mapas"`);
      const marker = await page.marker();
      expect(marker.querySelector('svg')).to.not.equal(null);
      expect(marker.getAttribute('aria-label')).to.equal('Marcador sin poner');
      expect(marker.closest('[role="group"]')?.getAttribute('aria-label')).to.equal('Mapa: ¿Dónde?');
      expect((await appears(page.root, '.leaflet-tile')).getAttribute('src')).to.contain('tile.svg?13/');
      const owner = page.root.querySelector<HTMLAnchorElement>('[part~="attribution"] a');
      expect(owner?.textContent).to.equal('© Mapas de prueba');
    });

    it('the map of <rs-location> has a marker that the keyboard moves, and the text follows', async () => {
      const page = openLocation(both);
      const marker = await page.marker();
      marker.focus();
      page.key('ArrowRight', marker);
      expect(marker.part.contains('unset')).to.equal(false);
      marker.blur();
      await appears(page.root, '[part~="marker"][aria-label="Marcador: Calle del Marcador 1"]');
      await appears(liveRegions(), '[role="status"] p:last-child', 'Marcador: Calle del Marcador 1');
      expect(page.text.value).to.equal('Calle del Marcador 1');
      expect(service.asked.length).to.equal(1);
    });

    it('the map of <rs-location> writes degrees as they change where there is no geocoder', async () => {
      const page = openLocation(`tiles="${tiles}" latitude="10" longitude="20"`);
      const marker = await page.marker();
      marker.focus();
      page.key('ArrowUp', marker);
      marker.blur();
      expect(page.text.value).to.match(/^10\.\d+,20$/);
    });

    it('the map of <rs-location> has a marker that a pointer drags', async () => {
      const page = openLocation(`tiles="${tiles}"`);
      const marker = await page.marker();
      const { left, top } = marker.getBoundingClientRect();
      const pointer = (type: string, target: EventTarget, x: number) =>
        target.dispatchEvent(
          new MouseEvent(type, {
            ...{ bubbles: true, composed: true, cancelable: true, button: 0, buttons: 1 },
            ...{ clientX: left + 20 + x, clientY: top + 20 },
          }),
        );
      pointer('mousedown', marker, 0);
      for (const x of [10, 40, 60]) pointer('mousemove', document.body, x);
      await frame();
      await frame();
      pointer('mouseup', document.body, 60);
      expect(page.text.value).to.match(/^40\.4\d+,-3\.6\d+$/);
    });

    it('the map of <rs-location> shows where a typed text is once it is complete, and takes an old place away', async () => {
      const page = openLocation(both);
      const marker = await page.marker();
      page.type('40.5,-3.5');
      expect(marker.part.contains('unset')).to.equal(false);
      page.type('Calle');
      expect(marker.part.contains('unset')).to.equal(true);
      page.text.dispatchEvent(new Event('change', { bubbles: true }));
      await appears(page.root, '[part="marker"]');
      expect(page.text.value).to.equal('Calle');
    });

    it('the map of <rs-location> loses its marker’s place with a reset', async () => {
      const page = openLocation(both);
      const marker = await page.marker();
      page.type('40.5,-3.5');
      page.form.reset();
      await appears(page.root, '[part~="unset"]');
      expect(marker.getAttribute('aria-label')).to.equal('Marcador sin poner');
    });

    it('the map of <rs-location> does not move for a place without degrees (geo-05)', async () => {
      service.answer = () => ({
        status: 'OK',
        results: [{ formatted_address: 'Nada', geometry: { location: { lat: 'NaN', lng: 'NaN' } } }],
      });
      const page = openLocation(`${both} provider="google"`);
      const marker = await page.marker();
      const before = marker.style.transform;
      page.type('Nada');
      (await page.options())[0]?.click();
      expect({ transform: marker.style.transform, isUnset: marker.part.contains('unset') }).to.deep.equal({
        transform: before,
        isUnset: true,
      });
    });

    it('the map of <rs-location> stays where a tile does not come before the others do', async () => {
      const page = openLocation(both);
      (await appears(page.root, '.leaflet-tile')).dispatchEvent(new Event('error'));
      await appears(page.root, '.leaflet-tile-loaded');
      expect((await page.marker()).isConnected).to.equal(true);
      expect(page.root.querySelector('[part="message"]')?.textContent).to.equal('');
    });

    it('the map of <rs-location> shows an error where no tile loads, and the text works on', async () => {
      const page = openLocation('tiles="/no-such-tiles/{z}/{x}/{y}.png"');
      await appears(page.root, '[part="message"]:not([hidden])', 'El mapa no se ha podido cargar');
      expect(page.root.querySelector('[part~="map"]')).to.equal(null);
    });

    it('the map of <rs-location> is not moved beside a text that is only to be read', async () => {
      const page = openLocation(both, '<label for="Donde">D</label><input type="text" id="Donde" readonly>');
      const marker = await page.marker();
      marker.focus();
      page.key('ArrowRight', marker);
      marker.blur();
      expect([page.text.value, marker.getAttribute('aria-disabled')]).to.deep.equal(['', 'true']);
    });
  });

  describe('tells its author', () => {
    for (const [what, attributes, found] of [
      ['of tiles that are none', 'tiles="mapa.png"', 'attribute tiles: found "mapa.png"'],
      [
        'of tiles with parts that nobody fills',
        'tiles="/{z}/{x}/{y}?k={key}"',
        'attribute tiles: found "/{z}',
      ],
      ['of a geocoder that is no address', 'geocoder="javascript:alert(1)"', 'attribute geocoder'],
      ['where there is nothing to do', '', 'found neither tiles nor geocoder'],
    ] as const)
      it(`<rs-location> tells its author ${what}`, async () => {
        expect(await nextError(() => void openLocation(attributes))).to.contain(found);
      });
  });
});
