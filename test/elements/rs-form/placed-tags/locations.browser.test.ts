import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import '../../../../elements/rs-form/define.js';
import { appears } from '../../../shared/appears.js';
import { clearCookie, setCookie } from '../../../shared/consent/toy-gate.js';
import {
  accepted,
  playGeocoder,
  serverMarkup,
  tiles,
  type Geocoder,
} from '../../rs-location/location-page.js';
import { enhanced } from '../page-driver.js';

type RsForm = HTMLElementTagNameMap['rs-form'];

/** Opens a form of the server with one location field. */
async function openForm(settings: object, attributes = ''): Promise<RsForm> {
  const fields = [{ name: 'Donde', type: 'location', tiles, geocoder: '/geo', ...settings }];
  const json = JSON.stringify({ version: 1, formId: 1, pages: [{ fields }] });
  const markup = serverMarkup.replace('class="rsformMaps"', 'class="rsformMaps" style="height: 250px;"');
  const element = await fixture<RsForm>(
    html`${unsafeStatic(`<rs-form lang="es" consent-category="preferences" ${attributes}>
      <form method="post">${markup}<input type="hidden" name="form[formId]" value="1">
      <button type="reset">Borrar</button><button type="submit">Enviar</button></form>
      <script type="application/json">${json}</script></rs-form>`)}`,
  );
  await enhanced(element);
  return element;
}

async function rootOf(form: Element): Promise<ShadowRoot> {
  const element = await appears(form, '#rsform-map7 > rs-location');
  await customElements.whenDefined('rs-location');
  return element.shadowRoot as ShadowRoot;
}

describe('<rs-form> locations', () => {
  let service: Geocoder;

  beforeEach(() => {
    service = playGeocoder();
  });
  afterEach(async () => {
    service.stop();
    await clearCookie();
  });

  it('the server’s map field gets its map in the server’s box, as high as that, and its suggestions in the server’s list', async () => {
    setCookie(accepted);
    const form = await openForm({});
    const root = await rootOf(form);
    const map = await appears(root, '[part~="map"]');
    await appears(root, '[part~="marker"]');
    expect(map.getBoundingClientRect().height).to.equal(250);
    // The suggestions come with the view, which loads apart from the map.
    await appears(form, '[name="form[Donde]"][aria-controls="rsform_geolocation7"]');
  });

  it('the server’s map field has its text directly under its label: the map that the server writes first comes after it', async () => {
    setCookie(accepted);
    const form = await openForm({});
    await appears(await rootOf(form), '[part~="map"]');
    const [label, text, box] = ['label', '[name="form[Donde]"]', '#rsform-map7'].map((selector) =>
      (form.querySelector(selector) as Element).getBoundingClientRect(),
    );
    expect((text?.top ?? 0) - (label?.bottom ?? 0)).to.be.lessThan(20);
    expect(box?.top ?? 0).to.be.at.least(text?.bottom ?? 0);
  });

  it('the server’s map field loses its marker when the form is reset', async () => {
    setCookie(accepted);
    const form = await openForm({ valueForm: 'coordinates' });
    const root = await rootOf(form);
    const marker = await appears(root, '[part~="marker"]');
    const text = form.querySelector('[name="form[Donde]"]') as HTMLInputElement;
    text.value = '40.5,-3.5';
    text.dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(marker.part.contains('unset')).to.equal(false);
    form.querySelector<HTMLButtonElement>('[type="reset"]')?.click();
    await appears(root, '[part~="unset"]');
    expect(text.value).to.equal('');
  });

  it('the server’s map field asks for consent in place, by the form’s own category', async () => {
    const root = await rootOf(await openForm({}));
    await appears(root, '[part="consent-placeholder"]');
    expect(service.asked).to.deep.equal([]);
  });

  it('the server’s map field is a text alone in a strict form', async () => {
    setCookie(accepted);
    const form = await openForm({}, 'privacy="strict"');
    const root = await rootOf(form);
    expect(root.querySelector('[part], img')).to.equal(null);
    expect(form.querySelector('[name="form[Donde]"]')?.hasAttribute('role')).to.equal(false);
    expect(service.asked).to.deep.equal([]);
  });

  it('the server’s map field is the server’s again when the form goes', async () => {
    const form = await openForm({});
    await rootOf(form);
    const box = form.querySelector('#rsform-map7') as HTMLElement;
    const parent = form.parentNode;
    const [label, row, last] = [...(box.parentElement as Element).children];
    expect([label?.localName, row?.localName, last]).to.deep.equal(['label', 'span', box]);
    form.replaceWith(...form.childNodes);
    await appears(parent as ParentNode & Node, '#rsform-map7:empty');
    expect(box.getAttribute('style')).to.equal('height: 250px;');
    expect(box.nextElementSibling?.localName).to.equal('span');
  });
});
