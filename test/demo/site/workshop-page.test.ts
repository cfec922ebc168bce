import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { attributeOf, createVisitor, hiddenFieldsOf, tagWithId } from '../visitor.js';
import { withDemo } from '../with-demo.js';

const demo = withDemo();
const open = async (query = '', path = '/formulario') => (await createVisitor(demo()).get(path + query)).html;
const tagOf = (html: string) => /<rs-form[^>]*>/.exec(html)?.[0];

describe('the registration as the server writes it', () => {
  it('the registration as the server writes it has three pages, all hidden by the original’s class, and an empty progress line', async () => {
    const html = await open();
    for (const page of [0, 1, 2])
      assert.equal(
        attributeOf(tagWithId(html, `rsform_2_page_${page}`), 'class'),
        'formContainer formHidden',
      );
    assert.match(html, /<div class="rsformProgress" id="rsform_progress_2"><\/div>/);
    assert.match(html, /<div id="rsform_error_2"/);
  });

  const controls = [
    ['Nombre', 'form[Nombre]', 'text', 'rsform-input-box form-control'],
    ['Email', 'form[Email]', 'email', 'rsform-input-box form-control'],
    ['Telefono', 'form[Telefono]', 'tel', 'rsform-input-box form-control'],
    ['Web', 'form[Web]', 'url', 'rsform-input-box form-control'],
    ['Acompanantes', 'form[Acompanantes]', 'number', 'rsform-input-box form-control'],
    ['Experiencia', 'form[Experiencia]', 'range', 'rsform-input-box form-control'],
    ['Motivo', 'form[Motivo]', '', 'rsform-text-box form-control'],
    ['Sede', 'form[Sede][]', '', 'rsform-select-box form-select'],
    ['Temas de interés', 'form[Temas de interés][]', '', 'rsform-select-box form-select'],
    ['Extras0', 'form[Extras][]', 'checkbox', 'rsform-checkbox form-check-input'],
    ['Modalidad0', 'form[Modalidad]', 'radio', 'rsform-radio form-check-input'],
    ['Fecha de nacimientod', 'form[Fecha de nacimiento][d]', '', 'rsform-select-box-small form-select'],
    ['Fecha de nacimientoy', 'form[Fecha de nacimiento][y]', '', 'rsform-select-box-small form-select'],
    ['txtjQcal2_0', 'form[Llegada]', 'text', 'rsform-calendar-box txtCal form-control'],
    ['txtjQcal2_2', 'form[Llamada_previa]', 'text', 'rsform-calendar-box txtCal form-control'],
    ['rs-range-slider2_0', 'form[Horario]', 'text', 'rsform-range-slider-box form-control'],
    ['Clave', 'form[Clave]', 'password', 'rsform-password-box form-control'],
    ['Imprimir', 'form[Imprimir]', 'button', 'rsform-button btn btn-secondary'],
    ['Origen', 'form[Origen]', 'hidden', ''],
    ['Numero', 'form[Numero]', 'hidden', ''],
    ['Paso_1Next', '', 'button', 'rsform-button btn btn-success'],
    ['Paso_2Prev', '', 'button', 'rsform-button btn btn-warning'],
    ['EnviarPrev', '', 'button', 'rsform-button-prev rsform-button btn btn-warning'],
    ['Enviar', 'form[Enviar]', 'submit', 'rsform-submit-button btn btn-primary'],
  ] as const;
  for (const [id, name, type, classes] of controls) {
    it(`the registration as the server writes it has the control ${id}`, async () => {
      const tag = tagWithId(await open(), id);
      assert.deepEqual(
        ['name', 'type', 'class'].map((one) => attributeOf(tag, one)),
        [name, type, classes],
      );
    });
  }

  it('the registration as the server writes it offers choices under headings, and one that cannot be taken', async () => {
    const html = await open();
    assert.match(html, /<optgroup label="Madrid">.*<option disabled value="Retiro">.*<\/optgroup>/s);
    assert.match(html, /<select size="4" multiple name="form\[Temas de interés\]\[\]"/);
    assert.match(html, /<button type="reset" class="rsform-reset-button btn btn-danger">/);
    assert.match(html, /<p id="rsfp-counter-132"[^>]*>0\/300<\/p>/);
  });

  it('the registration as the server writes it posts hidden fields after the pages, the session’s token last', async () => {
    const names = hiddenFieldsOf(await open()).map(([name]) => name);
    assert.deepEqual(names.slice(-5, -1), [
      'form[Origen]',
      'form[Numero]',
      'g-recaptcha-response',
      'form[formId]',
    ]);
    assert.match(names.at(-1) ?? '', /^[0-9a-f]{32}$/);
  });

  it('the registration as the server writes it gives every visit a ticket of its own', async () => {
    const ticket = async () => attributeOf(tagWithId(await open(), 'Numero'), 'value');
    assert.notEqual(await ticket(), await ticket());
  });
});

describe('the switches of the registration', () => {
  it('the switches of the registration keep a draft unless told otherwise', async () => {
    assert.equal(tagOf(await open()), '<rs-form>');
    const query = '?attrs=history=pages,without-draft,validation=browser server';
    assert.equal(
      tagOf(await open(query)),
      '<rs-form history="pages" without-draft="" validation="browser server">',
    );
  });

  it('the switches of the registration write the original’s handlers, which the policy blocks', async () => {
    const html = await open('?handlers=on');
    const next =
      'rsfp_changePage(2, 1, 2, 1, {&quot;parent&quot;:&quot;&quot;,&quot;field&quot;:&quot;is-invalid&quot;})';
    assert.equal(attributeOf(tagWithId(html, 'Paso_1Next'), 'onclick'), next);
    assert.equal(attributeOf(tagWithId(html, 'EnviarPrev'), 'onclick'), 'rsfp_changePage(2, 1, 2)');
    assert.equal(attributeOf(tagWithId(html, 'Motivo'), 'oninput'), 'RSFormPro.showCounter(this,132)');
    assert.doesNotMatch(await open(), / on\w+="/);
  });

  it('the switches of the registration ask for numbers as texts', async () => {
    assert.match(tagOf(await open('?ids=strings')) ?? '', /fault=strings/);
  });

  it('the switches of the registration give the page below a folder the place of the site', async () => {
    const [, text = ''] =
      /<script type="application\/json" class="joomla-script-options new">(.*?)<\/script>/.exec(
        await open('', '/sub/formulario'),
      ) ?? [];
    const options = JSON.parse(text) as Record<string, Record<string, string>>;
    assert.equal(options['system.paths']?.['root'], '/sub');
    assert.equal(options['system.paths']?.['rootFull'], `${demo().url}/sub/`);
  });
});
