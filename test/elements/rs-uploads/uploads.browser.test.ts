import { expect } from '@open-wc/testing';
import { appears } from '../../shared/appears.js';
import { fileOf, growing, oneFile, openUploads, severalFiles } from './uploads-page.js';
import { until } from '../../shared/until.js';
import { liveRegions } from '../../shared/announced.js';

/** Settles when the core has started. */
const started = (element: HTMLElement) => until(() => Reflect.get(element, 'hasCore') === true);

describe('<rs-uploads> uploads', () => {
  it('<rs-uploads> says the allowed types before anything is picked, to eyes, ears and the dialog', async () => {
    const { element, input } = openUploads();
    const hint = await appears(element, '[slot="hint"]');
    expect(hint.textContent).to.equal('Formatos: PDF y PNG. Hasta 2 kB por archivo.');
    expect(input.getAttribute('aria-describedby')).to.equal(hint.id);
    expect(input.accept).to.equal('.pdf,.png');
  });

  it('<rs-uploads> goes by the input’s own endings where nothing else names the allowed types', async () => {
    const own = '<label for="x">x</label><input type="file" id="x" name="x" accept=".pdf, .PNG">';
    const { element, root, input, pick } = openUploads(own);
    const hint = await appears(element, '[slot="hint"]');
    expect(hint.textContent).to.equal('Formatos: PDF y PNG.');
    expect(input.accept).to.equal('.pdf, .PNG');
    await appears(root, '[part~="hint"]');
    expect(root.querySelectorAll('[part="camera"]').length).to.equal(0);
    pick([fileOf('a.exe')]);
    expect(input.validationMessage).to.match(/^No se admite este tipo de archivo/);
  });

  it('<rs-uploads> lists a picked file, with its size and its error', async () => {
    const { pick, rows } = openUploads(severalFiles);
    pick([fileOf('a.jpg', 2048), fileOf('b.exe')]);
    const [first, second] = await rows(2);
    expect(first?.textContent).to.equal('a.jpg2 kB');
    // Its name stands once, above.
    expect(second?.textContent).to.match(/^b\.exe.*B\s?No se admite este tipo de archivo\.$/);
    expect(second?.part.contains('refused')).to.equal(true);
  });

  it('<rs-uploads> takes one file back, and the focus goes to the next', async () => {
    const { element, root, pick, rows, posted } = openUploads(severalFiles);
    pick(['a.jpg', 'b.jpg', 'c.jpg'].map((name) => fileOf(name)));
    const [, second] = await rows(3);
    second?.querySelector<HTMLElement>('[part="remove"]')?.click();
    await rows(2);
    expect(posted().map(([, name]) => name)).to.deep.equal(['a.jpg', 'c.jpg']);
    expect(root.activeElement?.getAttribute('aria-label')).to.equal('Quitar c.jpg');
    await appears(liveRegions(), '[aria-live="polite"]', '2 archivos');
    expect(element.matches(':state(filled)')).to.equal(true);
  });

  it('<rs-uploads> says that there are too many as long as there are', async () => {
    const { root, pick, rows } = openUploads(severalFiles);
    pick(['a', 'b', 'c', 'd', 'e'].map((name) => fileOf(`${name}.jpg`)));
    const message = () => root.querySelector('[part="message"]:not([hidden])')?.textContent ?? '';
    for (const [count, words] of [
      [5, /se pueden enviar 3/],
      [4, /^$/],
    ] as const) {
      (await rows(count))[0]?.querySelector<HTMLElement>('[part="remove"]')?.click();
      expect(message()).to.match(words);
    }
  });

  it('<rs-uploads> gives the focus to the input when the last file is taken back', async () => {
    const { root, input, pick, rows, posted } = openUploads();
    pick([fileOf('a.pdf')]);
    const [row] = await rows(1);
    row?.querySelector<HTMLElement>('[part="remove"]')?.click();
    await until(() => !root.querySelector('[part~="file"]'));
    expect(document.activeElement === input).to.equal(true);
    expect(posted()).to.deep.equal([['form[CV]', '']]);
  });

  it('<rs-uploads> tells the page of what it takes and takes back, as a choice', async () => {
    const { form, drop, rows } = openUploads(severalFiles);
    await appears(form, '[slot="hint"]');
    const heard: string[] = [];
    for (const type of ['input', 'change']) form.addEventListener(type, () => heard.push(type));
    drop([fileOf('a.jpg')]);
    const [row] = await rows(1);
    row?.querySelector<HTMLElement>('[part="remove"]')?.click();
    expect(heard).to.deep.equal(['input', 'change', 'input', 'change']);
  });

  it('<rs-uploads> adds inputs up to the button’s number, and the button comes back when one goes', async () => {
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

  it('<rs-uploads> names inputs apart to which the server gave one id, and names the allowed types of each', async () => {
    const input = `<input type="file" id="P" name="form[P][]" class="is-invalid mine" required
      data-rsfp-skip-ajax="true" data-rsfp-exts='["pdf"]'>`;
    const box = `<div class="rsfp-field-multiple-plus">${input}</div>`;
    const { form, element, inputs, posted } = openUploads(`<div><label for="P">Pruebas</label>${box}${box}
      <button type="button" class="rsfp-field-multiple-plus-button">Otro</button></div>`);
    const hint = await appears(element, '[slot="hint"]');
    const button = form.querySelector<HTMLButtonElement>('.rsfp-field-multiple-plus-button');
    button?.click();
    expect(inputs().map(({ id }) => id)).to.deep.equal(['P', 'P-1', 'P-2']);
    expect(inputs().map((one) => one.getAttribute('aria-label'))).to.deep.equal([
      null,
      'Pruebas 2',
      'Pruebas 3',
    ]);
    for (const one of inputs()) {
      expect(one.accept).to.equal('.pdf');
      expect(one.getAttribute('aria-describedby')).to.equal(hint.id);
    }
    // A new input does not take over the errors of the first one.
    expect(inputs()[2]?.className).to.equal('mine');
    element.remove();
    await until(() => posted().length === 2);
    expect(inputs().map(({ id, accept }) => [id, accept])).to.deep.equal([
      ['P', ''],
      ['P', ''],
    ]);
  });

  it('<rs-uploads> adds one input a press, beside several of one name as well', async () => {
    const box = '<div class="rsfp-field-multiple-plus"><input type="file" id="P" name="form[P][]"></div>';
    const { form, element, inputs } = openUploads(
      `<div>${box}${box}<button type="button" class="rsfp-field-multiple-plus-button">Otro</button></div>`,
    );
    const second = document.createElement('rs-uploads');
    second.input = inputs()[1] ?? null;
    form.append(second);
    await started(element);
    await started(second);
    form.querySelector<HTMLButtonElement>('.rsfp-field-multiple-plus-button')?.click();
    expect(inputs().length).to.equal(3);
  });

  it('<rs-uploads> takes the browser’s own demand as met by any input of the field', async () => {
    const { root, input, inputs, pick, rows } = openUploads(
      '<label for="x">Papeles</label><input type="file" id="x" name="papeles[]" required>',
      'add-more',
    );
    ((await appears(root, '[part="add"]')) as HTMLElement).click();
    pick([fileOf('a.pdf')], inputs()[1]);
    const [row] = await rows(1);
    expect(input.validity.valid).to.equal(true);
    row?.querySelector<HTMLElement>('[part="remove"]')?.click();
    expect({ required: input.required, valid: input.validity.valid }).to.deep.equal({
      required: true,
      valid: false,
    });
  });

  it('<rs-uploads> keeps the files of two fields of one name apart', async () => {
    const field = (id: string) => `<label for="${id}">${id}</label><input type="file" id="${id}" name="x[]">`;
    const { form, element, pick, rows } = openUploads(`${field('x')}${field('y')}`, 'add-more');
    const other = document.createElement('rs-uploads');
    Object.assign(other, { addMore: true, input: form.querySelector('#y') });
    form.append(other);
    await started(element);
    await started(other);
    pick([fileOf('a.pdf')]);
    await rows(1);
    expect([element, other].filter((one) => one.matches(':state(filled)'))).to.deep.equal([element]);
  });

  it('<rs-uploads> empties itself with its form, in a shadow root as well', async () => {
    for (const isInside of [false, true]) {
      const { form, element, root, pick, rows, inputs } = openUploads(growing);
      const around = document.createElement('div');
      document.body.append(around);
      if (isInside) around.attachShadow({ mode: 'open' }).append(form);
      await started(element);
      form.querySelector<HTMLButtonElement>('.rsfp-field-multiple-plus-button')?.click();
      pick([fileOf('b.pdf')], inputs()[1]);
      await rows(1);
      form.reset();
      await until(() => !root.querySelector('[part~="file"]'));
      expect(inputs().length).to.equal(1);
      expect(element.matches(':state(filled)')).to.equal(false);
      around.remove();
    }
  });

  it('<rs-uploads> holds a page’s own form back, with the reason, and lets it go when all is right', async () => {
    const { form, element, input, pick } = openUploads();
    await started(element);
    const submit = form.querySelector<HTMLButtonElement>('[type="submit"]') as HTMLButtonElement;
    submit.click();
    expect(input.validationMessage).to.equal('Elige un archivo.');
    pick([fileOf('a.exe')]);
    expect(input.validationMessage).to.match(/^No se admite este tipo de archivo/);
    pick([fileOf('a.pdf', 4096)]);
    expect(input.validationMessage).to.match(/pesa demasiado: el máximo son 2\skB\.$/);
    pick([fileOf('a.pdf')]);
    expect(input.validationMessage).to.equal('');
    pick([]);
    input.style.visibility = 'hidden';
    submit.click();
    expect(input.validationMessage).to.equal('');
    input.style.visibility = '';
    input.hidden = true;
    submit.click();
    expect(input.validationMessage).to.equal('');
  });

  it('<rs-uploads> leaves the page as it was when it goes', async () => {
    const { form, element, input, inputs } = openUploads(growing);
    await started(element);
    form.querySelector<HTMLButtonElement>('.rsfp-field-multiple-plus-button')?.click();
    element.remove();
    await until(() => inputs().length === 1);
    expect(input.hasAttribute('accept') || input.hasAttribute('aria-describedby')).to.equal(false);
    expect(input.validationMessage).to.equal('');
    form.querySelector<HTMLButtonElement>('.rsfp-field-multiple-plus-button')?.click();
    expect(inputs().length).to.equal(1);
  });

  it('<rs-uploads> has a button of its own where the author wants it', async () => {
    const { root, inputs } = openUploads(
      '<label for="x">Papeles</label><input type="file" id="x" name="papeles[]">',
      'add-more max-files="2"',
    );
    const button = (await appears(root, '[part="add"]')) as HTMLButtonElement;
    button.click();
    expect(inputs().map(({ name }) => name)).to.deep.equal(['papeles[]', 'papeles[]']);
    await until(() => button.disabled);
    button.click();
    expect(inputs().length).to.equal(2);
  });

  it('<rs-uploads> only names the allowed types where the field is disabled', async () => {
    const { element, root, input, drop } = openUploads(oneFile.replace('<input', '<input disabled'));
    await started(element);
    expect(drop([fileOf('a.pdf')]).defaultPrevented).to.equal(true);
    expect(input.files?.length).to.equal(0);
    expect(root.querySelector<HTMLElement>('.buttons')?.inert).to.equal(true);
  });
});
