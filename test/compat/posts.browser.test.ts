import { expect } from '@open-wc/testing';
import { server } from '../elements/rs-form/server-check/ask-play-server.js';
import { call, openLegacyPage, type LegacyPage } from './legacy-page.js';

const form = `<form method="post" id="userForm" action="#" target="answer"><div id="rsform_9_page_0">
  <div class="rsform-block rsform-block-nombre"><input type="text" name="form[Nombre]" id="Nombre" value="Ana">
    <span id="component1" class="formNoError">Nombre</span></div>
  <div class="rsform-block rsform-block-budget">
    <input type="text" name="form[Budget]" id="rs-range-slider9_0" value="100-300" readonly></div>
  <button type="submit" name="form[Enviar]" id="Enviar" value="">Enviar</button>
  <input type="hidden" name="form[formId]" value="9"></div></form><iframe name="answer"></iframe>`;

const slider = { type: 'double', min: '0', max: '500', skin: 'flat', input_values_separator: '-' };
const classes = { parent: '', field: 'is-invalid' };

/** Presses the button and returns the post. */
async function posted(page: LegacyPage): Promise<Readonly<Record<string, unknown>>> {
  await page.parse();
  const sent = new Promise<FormData>((resolve) =>
    page.form.addEventListener('formdata', ({ formData }) => resolve(formData)),
  );
  page.root.querySelector<HTMLElement>('#Enviar')?.click();
  return Object.fromEntries(await sent);
}

describe('rsform-compat.js: posts', () => {
  it('the post of a page of the original has no button where the form is sent by script, once the server has agreed', async () => {
    const page = await openLegacyPage(form);
    page.api.Ajax.URL = server({});
    call('RSFormPro.Ajax.overrideSubmit', 9, classes, false);
    expect(Object.keys(await posted(page))).to.deep.equal(['form[Nombre]', 'form[Budget]', 'form[formId]']);
  });

  it('the post of a page of the original has the button that was pressed where the browser sends the form', async () => {
    const page = await openLegacyPage(form);
    call('RSFormPro.setHTML5Validation', '9', false, classes, 0);
    expect(await posted(page)).to.have.property('form[Enviar]', '');
  });

  it('the post of a page of the original has no slider that may not be moved, which is disabled as there', async () => {
    const page = await openLegacyPage(form);
    call('RSFormPro.ionSlider.setSlider', 9, '9_0', { ...slider, disable: true });
    call('RSFormPro.setHTML5Validation', '9', false, classes, 0);
    expect(await posted(page)).not.to.have.property('form[Budget]');
    expect(page.root.querySelector('#rs-range-slider9_0')?.matches(':disabled')).to.equal(true);
  });

  it('the post of a page of the original has the slider that may be moved', async () => {
    const page = await openLegacyPage(form.replace(' readonly', ''));
    call('RSFormPro.ionSlider.setSlider', 9, '9_0', { ...slider, disable: false });
    call('RSFormPro.setHTML5Validation', '9', false, classes, 0);
    expect(await posted(page)).to.have.property('form[Budget]', '100-300');
  });
});
