import { expect } from '@open-wc/testing';
import { settled } from '../../settled.js';
import { openLocation, plainMarkup, tiles, type LocationPage } from './location-page.js';
import { until } from '../../shared/until.js';

const coordinates = `value-form="coordinates" tiles="${tiles}" privacy="strict"`;
const filled = (value: string) => plainMarkup.replace('name="donde"', `name="donde" value="${value}"`);

/** Settles when a form is valid, or invalid: the check of coordinates is a chunk of its own. */
const becomes = ({ form }: LocationPage, isValid: boolean) =>
  until(() => form.checkValidity() === isValid, isValid ? 'valid' : 'invalid');

/** Opens a field that checks its text. */
async function openChecked(): Promise<LocationPage> {
  const page = openLocation(coordinates);
  page.type('Madrid');
  await becomes(page, false);
  return page;
}

describe('<rs-location> coordinates', () => {
  for (const [text, isValid] of [
    ['40.41678,-3.70379', true],
    [' 40.4 , -3.7 ', true],
    ['(40.4; -3.7)', true],
    ['', true],
    ['Calle Mayor 1', false],
    ['40.41678', false],
    ['91,0', false],
    ['0,181', false],
    ['40,41678,-3,70379', false],
  ] as const) {
    it(`<rs-location> that takes coordinates ${isValid ? 'accepts' : 'refuses'} "${text}", typed or sent by the server`, async () => {
      const typed = await openChecked();
      typed.type(text);
      expect(typed.form.checkValidity()).to.equal(isValid);
      await becomes(openLocation(coordinates, filled(text)), isValid);
    });
  }

  it('<rs-location> that takes coordinates says what to write', async () => {
    const page = await openChecked();
    expect(page.text.validationMessage).to.equal('Escribe latitud y longitud, como 40.41678,-3.70379.');
    page.type('40.4,-3.7');
    expect(page.text.validationMessage).to.equal('');
  });

  it('<rs-location> that takes coordinates writes them as they are posted, once they are complete', async () => {
    const page = await openChecked();
    page.type('(40.416780 ; -3.70379)');
    expect(page.text.value).to.equal('(40.416780 ; -3.70379)');
    page.text.dispatchEvent(new Event('change', { bubbles: true }));
    expect(page.text.value).to.equal('40.41678,-3.70379');
  });

  it('<rs-location> that takes coordinates takes every text where an address is posted, or once its form is another one', async () => {
    const address = openLocation(`tiles="${tiles}" privacy="strict"`);
    await settled();
    address.type('Madrid');
    expect(address.form.checkValidity()).to.equal(true);
    const page = openLocation(coordinates, filled('Madrid'));
    await becomes(page, false);
    page.element.valueForm = 'address';
    await becomes(page, true);
  });
});
