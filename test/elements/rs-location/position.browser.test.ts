import { expect } from '@open-wc/testing';
import { askPosition, type PositionSource } from '../../../elements/rs-location/position/ask-position.dom.js';
import { positionLimits } from '../../../elements/rs-location/position/position.model.js';
import { FakeClock } from '../../shared/fake-clock.js';
import { appears } from '../../shared/appears.js';
import { clearCookie, setCookie } from '../../shared/consent/toy-gate.js';
import { accepted, openLocation, playGeocoder, tiles, type Geocoder } from './location-page.js';
import { until } from '../../shared/until.js';
import { announced, liveRegions } from '../../shared/announced.js';

type Answer = PositionSource['getCurrentPosition'];

const found =
  (accuracy: number): Answer =>
  (success) =>
    success({ coords: { latitude: 41.5, longitude: 2.25, accuracy } } as GeolocationPosition);
const refused: Answer = (_success, error) =>
  error?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);

describe('<rs-location> position', () => {
  let service: Geocoder;
  let getCurrentPosition: Answer;

  before(() => {
    const source: PositionSource = { getCurrentPosition: (...all) => getCurrentPosition(...all) };
    Object.defineProperty(navigator, 'geolocation', { value: source, configurable: true });
  });
  after(() => {
    Reflect.deleteProperty(navigator, 'geolocation');
  });
  beforeEach(() => {
    service = playGeocoder();
    setCookie(accepted);
  });
  afterEach(async () => {
    service.stop();
    await clearCookie();
  });

  async function locate(answer: Answer) {
    getCurrentPosition = answer;
    const page = openLocation(`tiles="${tiles}" geolocation geocoder="/geo"`);
    await page.marker();
    ((await appears(page.root, '[part="locate"]:not([hidden])')) as HTMLElement).click();
    return page;
  }

  it('the visitor’s position is not asked for before the visitor presses the button', async () => {
    let count = 0;
    getCurrentPosition = () => (count += 1);
    const page = openLocation(`tiles="${tiles}" geolocation`);
    await page.marker();
    expect(count).to.equal(0);
  });

  it('the visitor’s position sets the centre and the marker, and the text tells its address', async () => {
    const page = await locate(found(20));
    await appears(page.root, '[part="marker"][aria-label="Marcador: Calle del Marcador 1"]');
    expect(page.text.value).to.equal('Calle del Marcador 1');
    expect(service.asked).to.deep.equal(['/geo/reverse?lat=41.5&lon=2.25']);
  });

  it('the visitor’s position moves the map alone where it is inaccurate, with a message', async () => {
    const page = await locate(found(25_000));
    await appears(page.root, '[part="message"]', 'aproximada');
    expect(page.text.value).to.equal('');
    expect((await page.marker()).part.contains('unset')).to.equal(true);
  });

  const lost = 'tiles="/nowhere/{z}/{x}/{y}.png"';
  for (const [title, attributes] of [
    ['has failed', lost],
    ['is not wanted', ''],
  ] as const) {
    /** Presses the button after the map has failed to load, or without a map. */
    async function locateWithoutMap(answer: Answer, more: string) {
      getCurrentPosition = answer;
      const page = openLocation(`${attributes} geolocation ${more}`);
      if (attributes !== '') await appears(page.root, '[part="message"]', 'El mapa no se ha podido cargar');
      ((await appears(page.root, '[part="locate"]:not([hidden])')) as HTMLElement).click();
      return page;
    }

    it(`the visitor’s position writes coordinates where the map ${title}, or their address, and names no marker`, async () => {
      const page = await locateWithoutMap(found(20), '');
      await until(() => page.text.value !== '');
      expect(page.text.value).to.equal('41.5,2.25');
      await appears(liveRegions(), '[role="status"]', '41.5,2.25');
      expect(announced().join()).not.to.match(/marcador/i);
      const other = await locateWithoutMap(found(20), 'geocoder="/geo"');
      await until(() => other.text.value !== '');
      expect(other.text.value).to.equal('Calle del Marcador 1');
    });

    it(`the visitor’s position says that it failed where it knows only the town and the map ${title}`, async () => {
      const page = await locateWithoutMap(found(25_000), '');
      await appears(
        page.root,
        '[part="message"]',
        'No se ha podido saber tu ubicación. Escribe la dirección.',
      );
      expect([page.text.value, page.root.textContent.match(/marcador a su sitio/i)]).to.deep.equal([
        '',
        null,
      ]);
    });
  }

  it('the visitor’s position does not write over text typed while the browser was looking', async () => {
    let asked = (_tell: () => void) => {};
    const isAsked = new Promise<() => void>((resolve) => (asked = resolve));
    const page = await locate((success) => asked(() => void found(20)(success)));
    await appears(page.root, '[part="message"]', 'Buscando');
    const answer = await isAsked;
    page.type('40.5,-3.5');
    answer();
    await appears(page.root, '[part="locate"][aria-disabled="false"]');
    await appears(page.root, '[part="message"][hidden]');
    expect(page.text.value).to.equal('40.5,-3.5');
    expect(service.asked).to.deep.equal([]);
  });

  it('the visitor’s position leaves the field usable where the visitor says no', async () => {
    const page = await locate(refused);
    await appears(page.root, '[part="message"]', 'Tu navegador no da tu ubicación');
    await appears(liveRegions(), '[role="status"]', 'Tu navegador no da tu ubicación');
    expect(page.root.querySelectorAll('[part="message"]').length).to.equal(1);
    page.type('40.5,-3.5');
    expect(page.text.value).to.equal('40.5,-3.5');
    expect(page.root.querySelector('[part="message"]')?.textContent).to.equal('');
  });

  it('the visitor’s position is given up where the browser never answers, its own question included', async () => {
    const clock = new FakeClock();
    const answer = askPosition({ getCurrentPosition: () => undefined }, clock);
    clock.pass(positionLimits.wholeMs);
    expect(await answer).to.deep.equal({ failure: 'unanswered' });
  });

  it('the visitor’s position is none where the browser tells nonsense', async () => {
    const nonsense: Answer = (success) =>
      success({ coords: { latitude: NaN, longitude: 0, accuracy: 1 } } as GeolocationPosition);
    expect(await askPosition({ getCurrentPosition: nonsense }, new FakeClock())).to.deep.equal({
      failure: 'unanswered',
    });
  });
});
