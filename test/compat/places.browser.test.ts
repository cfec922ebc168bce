import { expect } from '@open-wc/testing';
import { appears } from '../shared/appears.js';
import { call, openLegacyPage } from './legacy-page.js';

const at = (id: string) => document.getElementById(id) as HTMLInputElement;

describe('rsform-compat.js: places', () => {
  it('a map of the page of the original suggests places for its own map, 500 ms after the last key', async () => {
    const page = await openLegacyPage(
      `<form><input type="hidden" name="form[formId]" value="7"><input name="form[Sitio]" id="Sitio"><ul id="rsform_geolocation9"></ul></form>`,
    );
    await page.parse();
    const asked: object[] = [];
    const location = { lat: () => 40.4168, lng: () => -3.7038 };
    const places = [{ formatted_address: 'Calle <b>Mayor</b>', geometry: { location } }];
    const answers: (() => void)[] = [];
    let isHeld = false;
    const geocoder = {
      geocode: (question: object, answer: (found: object[], status: string) => void) => {
        asked.push(question);
        answers.push(() => answer([{ ...places[0], formatted_address: JSON.stringify(question) }], 'OK'));
        if (!isHeld) answer(places, 'OK');
        page.root.dispatchEvent(new Event('asked'));
      },
    };
    const moved: unknown[] = [];
    const map = { setCenter: (place: unknown) => moved.push(place) };
    const marker = { setPosition: (place: unknown) => moved.push(place) };
    for (const term of ['C', 'Calle']) call('rsfp_geolocation', term, 9, 'Sitio', map, marker, geocoder, 0);
    const link = (await appears(page.root, '#rsform_geolocation9 li > a')) as HTMLElement;
    expect([asked, link.textContent]).to.deep.equal([[{ address: 'Calle' }], 'Calle <b>Mayor</b>']);
    link.click();
    expect([at('Sitio').value, moved.length, at('rsform_geolocation9').style.display]).to.deep.equal([
      '40.41680,-3.70380',
      2,
      'none',
    ]);

    // The places of the latest text stay, whichever answer arrives last.
    isHeld = true;
    for (const term of ['Vieja', 'Nueva']) {
      const isAsked = new Promise((resolve) => page.root.addEventListener('asked', resolve, { once: true }));
      call('rsfp_geolocation', term, 9, 'Sitio', map, marker, geocoder, 0);
      await isAsked;
    }
    for (const answer of answers.toReversed()) answer();
    expect(at('rsform_geolocation9').textContent).to.equal('{"address":"Nueva"}');
  });
});
