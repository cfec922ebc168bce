import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import '../../../../elements/rs-form/define.js';
import { appears } from '../../../shared/appears.js';
import { fileOf, growing, oneFile, transferOf } from '../../rs-uploads/uploads-page.js';
import { enhanced } from '../page-driver.js';
import { until } from '../../../shared/until.js';

type RsForm = HTMLElementTagNameMap['rs-form'];

const block = (name: string, controls: string, componentId: number) =>
  `<div class="rsform-block rsform-block-${name}"><div class="formControls">${controls}
  <span class="formValidation"><span id="component${componentId}" class="formNoError">Falta: ${name}.</span></span>
  </div></div>`;

const both = `${block('cv', oneFile, 5)}${block('informes', growing, 6)}`;

interface Options {
  readonly markup?: string;
  readonly attributes?: string;
  readonly json?: object;
}

/** Opens a form of the server with file fields. */
async function openForm({ markup = both, attributes = '', json = {} }: Options = {}): Promise<RsForm> {
  const text = JSON.stringify({ version: 1, formId: 1, pages: [], ...json });
  const element = await fixture<RsForm>(
    html`${unsafeStatic(`<rs-form lang="es" without-draft ${attributes}>
      <form method="post" enctype="multipart/form-data">${markup}
      <select name="form[Ruta][]"><option>no</option><option>si</option></select>
      <input type="hidden" name="form[formId]" value="1">
      <button type="reset">Borrar</button><button type="submit">Enviar</button></form>
      <script type="application/json">${text}</script></rs-form>`)}`,
  );
  await enhanced(element);
  await appears(element, 'rs-uploads');
  return element;
}

const inputOf = (form: RsForm, name: string, nth = 0) =>
  form.querySelectorAll<HTMLInputElement>(`input[name^="form[${name}]"]`)[nth] as HTMLInputElement;

function pick(input: HTMLInputElement, ...files: readonly File[]): void {
  input.files = transferOf(files).files;
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
}

const errorOf = (form: RsForm, componentId: number) => {
  const error = form.querySelector(`#component${componentId}`);
  return error?.classList.contains('formError') ? error.textContent : '';
};

describe('<rs-form> uploads', () => {
  it('the file fields of a form have the settings that the author gives them in the JSON', async () => {
    const fields = [{ name: 'CV', shrink: 1600, quality: 0.7, maxTotalBytes: 3000, maxFormBytes: 9000 }];
    const form = await openForm({ json: { pages: [{ fields }] } });
    const settings = [...form.querySelectorAll('rs-uploads')].map(
      ({ shrink, quality, maxTotalBytes, maxFormBytes }) => [shrink, quality, maxTotalBytes, maxFormBytes],
    );
    expect(settings).to.deep.equal([
      [1600, 0.7, 3000, 9000],
      [0, 0.8, 0, 0],
    ]);
  });

  it('the file fields of a form are checked before anything is sent, with the server’s words for one that is missing', async () => {
    const form = await openForm();
    expect(await form.requestValidation()).to.equal(false);
    expect(errorOf(form, 5)).to.equal('Falta: cv.');
    expect(inputOf(form, 'CV').getAttribute('aria-invalid')).to.equal('true');
    expect(errorOf(form, 6)).to.equal('');

    pick(inputOf(form, 'CV'), fileOf('a.exe'));
    expect(errorOf(form, 5)).to.match(/^No se admite este tipo de archivo: .a\.exe.\.$/);
    pick(inputOf(form, 'CV'), fileOf('a.pdf', 4096));
    expect(errorOf(form, 5)).to.match(/pesa demasiado: el máximo son 2\skB\.$/);
    pick(inputOf(form, 'CV'), fileOf('a.pdf'));
    expect(errorOf(form, 5)).to.equal('');
    expect(await form.requestValidation()).to.equal(true);
  });

  for (const [validation, isChecked] of [
    ['server', true],
    ['none', false],
  ] as const) {
    it(`the file fields of a form are ${isChecked ? '' : 'not '}checked with validation="${validation}"`, async () => {
      const { fetch } = window;
      window.fetch = () => Promise.resolve(new Response('{"formComponents":[5,6]}'));
      try {
        const form = await openForm({ attributes: `validation="${validation}"` });
        expect(await form.requestValidation()).to.equal(!isChecked);
        expect(errorOf(form, 5) !== '').to.equal(isChecked);
      } finally {
        window.fetch = fetch;
      }
    });
  }

  it('the file fields of a form that are disabled, or are in a part that the page hides, are not checked', async () => {
    const form = await openForm({ markup: `<div id="around">${block('cv', oneFile, 5)}</div>` });
    const around = form.querySelector('#around') as HTMLElement;
    const input = inputOf(form, 'CV');
    await until(() => input.validationMessage !== '');
    around.style.display = 'none';
    await until(() => input.validationMessage === '');
    expect(await form.requestValidation()).to.equal(true);
    around.style.display = '';
    input.disabled = true;
    expect(await form.requestValidation()).to.equal(true);
    input.disabled = false;
    expect(await form.requestValidation()).to.equal(false);
  });

  it('the file fields of a form with an element of the author’s get no second one', async () => {
    const authored = `${oneFile}<rs-uploads for="CV" max-bytes="5"></rs-uploads>`;
    const form = await openForm({ markup: `${block('cv', authored, 5)}${block('informes', growing, 6)}` });
    await appears(form, '.rsform-block-informes rs-uploads');
    expect(form.querySelectorAll('.rsform-block-cv rs-uploads').length).to.equal(1);
  });

  it('the file fields of a form that a condition hides are not checked', async () => {
    const condition = {
      action: 'show',
      match: 'all',
      scope: 'block',
      targets: ['CV'],
      when: [{ field: 'Ruta', operator: 'is', value: 'si' }],
    };
    const form = await openForm({ json: { conditions: [condition] } });
    expect(await form.requestValidation()).to.equal(true);
    const route = form.querySelector('select') as HTMLSelectElement;
    route.selectedIndex = 1;
    route.dispatchEvent(new Event('change', { bubbles: true }));
    expect(await form.requestValidation()).to.equal(false);
  });

  it('the file fields of a form with inputs that were added are checked once, over all of them', async () => {
    const many = growing
      .replace('data-rsfp-minfiles="1"', 'data-rsfp-required="true" data-rsfp-minfiles="2"')
      .replaceAll('data-rsfp-maxfiles="3"', 'data-rsfp-maxfiles="4"');
    const form = await openForm({ markup: block('informes', many, 6) });
    await until(() => Reflect.get(form.querySelector('rs-uploads') ?? {}, 'hasCore') === true);
    expect(await form.requestValidation()).to.equal(false);
    expect(errorOf(form, 6)).to.equal('Falta: informes.');
    form.querySelector<HTMLButtonElement>('.rsfp-field-multiple-plus-button')?.click();
    pick(inputOf(form, 'Informes', 1), fileOf('b.pdf'));
    expect(errorOf(form, 6)).to.equal('Elige al menos 2 archivos.');
    pick(inputOf(form, 'Informes'), fileOf('a.pdf'));
    expect(errorOf(form, 6)).to.equal('');
    expect(await form.requestValidation()).to.equal(true);
  });

  it('the file fields of a form of one name without the server’s mark are checked one by one', async () => {
    const two = `${oneFile}${oneFile.replaceAll('"CV"', '"CV2"')}`;
    const form = await openForm({ markup: block('cv', two, 5) });
    pick(inputOf(form, 'CV'), fileOf('a.pdf'));
    expect(await form.requestValidation()).to.equal(false);
    expect(form.querySelectorAll('rs-uploads').length).to.equal(2);
  });

  it('the file fields of a form say it in the field’s words, else in the form’s, with their values in any order', async () => {
    const texts = { COM_RSFORM_FILE_EXTENSION_NOT_ALLOWED: '%s: no', COM_RSFORM_FILE_EXCEEDS_LIMIT: 'x' };
    const own = { COM_RSFORM_FILE_EXCEEDS_LIMIT: '%2$s KB para %1$s' };
    const fields = [{ name: 'CV', texts: own }];
    const form = await openForm({ json: { texts, pages: [{ fields }] } });
    pick(inputOf(form, 'CV'), fileOf('a.exe'));
    await form.requestValidation();
    expect(errorOf(form, 5)?.replaceAll(/[\u2068\u2069]/g, '')).to.equal('a.exe: no');
    pick(inputOf(form, 'CV'), fileOf('a.pdf', 4096));
    expect(errorOf(form, 5)?.replaceAll(/[\u2068\u2069]/g, '')).to.equal('2 KB para a.pdf');
  });

  it('the file fields of a form are put into the markup by the JSON as the server would, and behave the same', async () => {
    const fields = [
      {
        name: 'CV',
        type: 'file',
        caption: 'CV',
        required: true,
        maxBytes: 2048,
        extensions: ['pdf'],
        componentId: 5,
      },
      { name: 'Informes', type: 'file', caption: 'Informes', addMore: true, maxFiles: 2 },
      { name: 'Fotos', type: 'file', caption: 'Fotos', multiple: true },
    ];
    const text = JSON.stringify({ version: 1, formId: 1, render: true, pages: [{ fields }] });
    const form = await fixture<RsForm>(
      html`${unsafeStatic(
        `<rs-form lang="es" without-draft><script type="application/json">${text}</script></rs-form>`,
      )}`,
    );
    await appears(form, 'rs-uploads');
    expect(form.querySelector('form')?.getAttribute('enctype')).to.equal('multipart/form-data');
    const inputs = [...form.querySelectorAll<HTMLInputElement>('input[type="file"]')];
    expect(inputs.map(({ name }) => name)).to.deep.equal(['form[CV]', 'form[Informes][]', 'form[Fotos][]']);
    expect(inputs[0]?.dataset).to.deep.include({
      rsfpRequired: 'true',
      rsfpSize: '2048',
      rsfpExts: '["pdf"]',
    });
    await until(() => inputs[0]?.accept === '.pdf');
    const button = form.querySelector<HTMLButtonElement>('.rsfp-field-multiple-plus-button');
    button?.click();
    expect(button?.disabled).to.equal(true);
    expect(await form.requestValidation()).to.equal(false);
  });

  it('the file fields of a form are what they were when the tag goes', async () => {
    const form = await openForm();
    const server = form.querySelector('form') as HTMLFormElement;
    await until(() => server.querySelectorAll('[slot="hint"]').length > 0);
    form.replaceWith(server);
    await until(() => server.querySelectorAll('rs-uploads').length === 0);
    expect(inputOf(form, 'CV')).to.equal(undefined);
    expect(server.querySelector('#CV')?.hasAttribute('aria-describedby')).to.equal(false);
    server.remove();
  });

  it('the file fields of a form go with all that was added to them where a condition hides the field alone', async () => {
    const hides = { action: 'hide', scope: 'field', targets: ['Informes'] };
    const when = [{ field: 'Ruta', operator: 'is', value: 'si' }];
    const form = await openForm({ json: { conditions: [{ ...hides, when }] } });
    await appears(form, '.rsform-block-informes [slot="hint"]');
    const button = form.querySelector('.rsfp-field-multiple-plus-button') as HTMLElement;
    const route = form.querySelector('select') as HTMLSelectElement;
    const choose = (value: string) => {
      route.value = value;
      for (const type of ['input', 'change']) route.dispatchEvent(new Event(type, { bubbles: true }));
    };
    const parts = () => [
      ...form.querySelectorAll('input[name^="form[Informes]"], .rsform-block-informes rs-uploads'),
      button,
    ];
    button.click();
    await until(() => form.querySelectorAll('input[name^="form[Informes]"]').length > 1);
    choose('si');
    await until(() => !button.checkVisibility());
    expect(parts().filter((part) => part.checkVisibility())).to.deep.equal([]);
    choose('no');
    await until(() => button.checkVisibility());
    expect(parts().filter((part) => !part.checkVisibility())).to.deep.equal([]);
  });
});
