import { expect, waitUntil } from '@open-wc/testing';
import { appears } from '../../shared/appears.js';
import { fileOf, growing, oneFile, openUploads, severalFiles } from './uploads-page.js';

/** Once the core is there. */
const started = (element: HTMLElement) => waitUntil(() => Reflect.get(element, 'hasCore') === true);

describe('<rs-uploads>', () => {
  it('says what is allowed before anything is picked, to eyes, ears and the dialog', async () => {
    const { element, input } = openUploads();
    const hint = await appears(element, '[slot="hint"]');
    expect(hint.textContent).to.equal('Formatos: PDF, PNG. Hasta 2 kB por archivo.');
    expect(input.getAttribute('aria-describedby')).to.equal(hint.id);
    expect(input.accept).to.equal('.pdf,.png');
  });

  it('lists what is picked, with its size and what is wrong with it', async () => {
    const { pick, rows } = openUploads(severalFiles);
    pick([fileOf('a.jpg', 2048), fileOf('b.exe')]);
    const [first, second] = await rows(2);
    expect(first?.textContent).to.equal('a.jpg2 kB');
    expect(second?.textContent).to.contain('No se admite este tipo de archivo');
    expect(second?.part.contains('refused')).to.equal(true);
  });

  it('takes one file back, and the focus goes to the next', async () => {
    const { element, root, pick, rows, posted } = openUploads(severalFiles);
    pick(['a.jpg', 'b.jpg', 'c.jpg'].map((name) => fileOf(name)));
    const [, second] = await rows(3);
    second?.querySelector<HTMLElement>('[part="remove"]')?.click();
    await rows(2);
    expect(posted().map(([, name]) => name)).to.deep.equal(['a.jpg', 'c.jpg']);
    expect(root.activeElement?.getAttribute('aria-label')).to.equal('Quitar c.jpg');
    expect(root.querySelector('[aria-live="polite"], [role="status"]')?.textContent).to.contain('2 archivos');
    expect(element.matches(':state(filled)')).to.equal(true);
  });

  it('gives the focus to the input when the last file is taken back', async () => {
    const { root, input, pick, rows, posted } = openUploads();
    pick([fileOf('a.pdf')]);
    const [row] = await rows(1);
    row?.querySelector<HTMLElement>('[part="remove"]')?.click();
    await waitUntil(() => !root.querySelector('[part~="file"]'));
    expect(document.activeElement === input).to.equal(true);
    expect(posted()).to.deep.equal([['form[CV]', '']]);
  });

  it('tells the page of what it takes and takes back, as a choice', async () => {
    const { form, drop, rows } = openUploads(severalFiles);
    await appears(form, '[slot="hint"]');
    const heard: string[] = [];
    for (const type of ['input', 'change']) form.addEventListener(type, () => heard.push(type));
    drop([fileOf('a.jpg')]);
    const [row] = await rows(1);
    row?.querySelector<HTMLElement>('[part="remove"]')?.click();
    expect(heard).to.deep.equal(['input', 'change', 'input', 'change']);
  });

  it('adds inputs up to the button’s number, and the button comes back when one goes', async () => {
    const { form, element, pick, rows, inputs, posted } = openUploads(growing);
    await started(element);
    const button = form.querySelector<HTMLButtonElement>(
      '.rsfp-field-multiple-plus-button',
    ) as HTMLButtonElement;
    button.click();
    button.click();
    expect(inputs().length).to.equal(3);
    expect(button.disabled).to.equal(true);
    expect(new Set(inputs().map(({ id }) => id)).size).to.equal(3);
    expect(document.activeElement === inputs()[2]).to.equal(true);
    expect(inputs()[2]?.getAttribute('aria-label')).to.equal('Informes 3');

    pick([fileOf('b.pdf')], inputs()[2]);
    const [row] = await rows(1);
    row?.querySelector<HTMLElement>('[part="remove"]')?.click();
    expect(inputs().length).to.equal(2);
    expect(button.disabled).to.equal(false);
    expect(posted()).to.deep.equal([
      ['form[Informes][]', ''],
      ['form[Informes][]', ''],
    ]);
  });

  it('empties itself with its form', async () => {
    const { form, element, root, pick, rows, inputs } = openUploads(growing);
    await started(element);
    form.querySelector<HTMLButtonElement>('.rsfp-field-multiple-plus-button')?.click();
    pick([fileOf('b.pdf')], inputs()[1]);
    await rows(1);
    form.reset();
    await waitUntil(() => !root.querySelector('[part~="file"]'));
    expect(inputs().length).to.equal(1);
    expect(element.matches(':state(filled)')).to.equal(false);
  });

  it('holds a page’s own form back, with the reason, and lets it go when all is right', async () => {
    const { form, element, input, pick } = openUploads();
    await started(element);
    const submit = form.querySelector<HTMLButtonElement>('[type="submit"]') as HTMLButtonElement;
    submit.click();
    expect(input.validationMessage).to.equal('Elige un archivo.');
    pick([fileOf('a.exe')]);
    expect(input.validationMessage).to.match(/^No se admite este tipo de archivo/);
    pick([fileOf('a.pdf', 4096)]);
    expect(input.validationMessage).to.match(/pesa demasiado: el máximo son 2 KB\.$/);
    pick([fileOf('a.pdf')]);
    expect(input.validationMessage).to.equal('');
    pick([]);
    input.hidden = true;
    submit.click();
    expect(input.validationMessage).to.equal('');
  });

  it('leaves the page as it was when it goes', async () => {
    const { form, element, input, inputs } = openUploads(growing);
    await started(element);
    form.querySelector<HTMLButtonElement>('.rsfp-field-multiple-plus-button')?.click();
    element.remove();
    await waitUntil(() => inputs().length === 1);
    expect(input.hasAttribute('accept') || input.hasAttribute('aria-describedby')).to.equal(false);
    expect(input.validationMessage).to.equal('');
    form.querySelector<HTMLButtonElement>('.rsfp-field-multiple-plus-button')?.click();
    expect(inputs().length).to.equal(1);
  });

  it('has a button of its own where the author wants it', async () => {
    const { root, inputs } = openUploads(
      '<label for="x">Papeles</label><input type="file" id="x" name="papeles[]">',
      'add-more max-files="2"',
    );
    const button = (await appears(root, '[part="add"]')) as HTMLButtonElement;
    button.click();
    expect(inputs().map(({ name }) => name)).to.deep.equal(['papeles[]', 'papeles[]']);
    expect(button.disabled).to.equal(true);
  });

  it('does nothing but say what is allowed where the field is disabled', async () => {
    const { element, root, input, drop } = openUploads(oneFile.replace('<input', '<input disabled'));
    await started(element);
    expect(drop([fileOf('a.pdf')]).defaultPrevented).to.equal(true);
    expect(input.files?.length).to.equal(0);
    expect(root.querySelector<HTMLElement>('.buttons')?.inert).to.equal(true);
  });
});
