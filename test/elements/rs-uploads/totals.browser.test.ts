import { expect } from '@open-wc/testing';
import { until } from '../../shared/until.js';
import { fileOf, openUploads, transferOf, type UploadsPage } from './uploads-page.js';

const field = (id: string) =>
  `<label for="${id}">${id}</label><input type="file" id="${id}" name="form[${id}][]" multiple>`;
/** Opens a field, and settles when it has its hint. */
async function open(attributes: string): Promise<UploadsPage> {
  const page = openUploads(field('Fotos'), attributes);
  await until(() => page.input.hasAttribute('aria-describedby'));
  return page;
}

const messageOf = (root: ShadowRoot) => root.querySelector('[part="message"]')?.textContent.trim() ?? '';

describe('<rs-uploads> sizes together: a field', () => {
  it('the files of a field together may have so many bytes: more are refused, and the message says how many', async () => {
    const { input, pick, root, rows } = await open('max-total-bytes="3000"');
    pick([fileOf('una.txt', 2000)]);
    expect(input.validationMessage).to.equal('');
    pick([fileOf('una.txt', 2000), fileOf('dos.txt', 2000)]);
    await rows(2);
    const words = 'Los archivos pesan demasiado en conjunto: 3,9 kB, y el máximo son 2,9 kB.';
    expect(input.validationMessage).to.equal(words);
    expect(root.querySelector('[part="problem"]')).to.equal(null);
    root.querySelectorAll<HTMLElement>('[part="remove"]')[1]?.click();
    expect(input.validationMessage).to.equal('');
    expect(messageOf(root)).to.equal('');
  });

  it('the files of a field together are in the hint before anything is picked', async () => {
    await open('max-total-bytes="3145728" max-form-bytes="8388608" shrink="1600"');
    const hint = document.getElementById(
      document.querySelector('#Fotos')?.getAttribute('aria-describedby') ?? '',
    );
    expect(hint?.textContent).to.equal(
      'Hasta 3 MB en total. Hasta 8 MB entre todos los archivos del formulario. Las fotos se reducen antes de enviarse.',
    );
  });
});

describe('<rs-uploads> sizes together: a form', () => {
  it('the files of a form together may have so many bytes: the field is refused until another one has lost a file', async () => {
    const { form, input, pick } = await open('max-form-bytes="3000"');
    form.insertAdjacentHTML('afterbegin', field('Informes'));
    const other = form.querySelector<HTMLInputElement>('#Informes') as HTMLInputElement;
    other.files = transferOf([fileOf('informe.pdf', 2000)]).files;
    pick([fileOf('una.txt', 2000)]);
    expect(input.validationMessage).to.equal(
      'Los archivos del formulario pesan demasiado en conjunto: 3,9 kB, y el máximo son 2,9 kB.',
    );
    other.value = '';
    other.dispatchEvent(new Event('change', { bubbles: true }));
    expect(input.validationMessage).to.equal('');
  });

  it('the files of a form together do not count those of a field that is disabled', async () => {
    const { form, input, pick } = await open('max-form-bytes="3000"');
    form.insertAdjacentHTML('afterbegin', field('Informes'));
    const other = form.querySelector<HTMLInputElement>('#Informes') as HTMLInputElement;
    other.files = transferOf([fileOf('informe.pdf', 2000)]).files;
    other.disabled = true;
    pick([fileOf('una.txt', 2000)]);
    expect(input.validationMessage).to.equal('');
  });
});
