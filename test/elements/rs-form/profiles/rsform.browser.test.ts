import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import {
  authoredMessageOf,
  errorElementOf,
  errorWordsOf,
  labelTextOf,
} from '../../../../elements/rs-form/markup/field-parts.dom.js';
import { indexServerForm, type ServerForm } from '../../../../elements/rs-form/markup/server-form.dom.js';
import { readServerErrors } from '../../../../elements/rs-form/checks/places.dom.js';
import { builtInProfiles } from '../../../../elements/rs-form/profiles/built-in.js';
import { chooseProfile } from '../../../../elements/rs-form/profiles/choose-profile.dom.js';
import { indexProfileForm } from '../../../../elements/rs-form/profiles/profile-form.dom.js';
import type { Profile } from '../../../../elements/rs-form/profiles/profile.model.js';
import { practiceForm } from '../practice-page.js';
import { kindRows } from '../rendering/kinds-form.js';

const rsform = builtInProfiles.find(({ name }) => name === 'rsform') as Profile;

/** Form with a field of every kind that RSForm renders. The six kinds of text have one name. */
const rows = kindRows.filter(({ title }) => !/^a (?:email|tel|url|number|range) input$/.test(title));
const everyKind = `<form>${rows.map(({ markup }) => markup).join('')}<input type="hidden" name="form[formId]" value="1"></form>`;

/** The practice's form as RSForm sends it back: words above the fields, and two fields with their errors. */
const sentBack = practiceForm
  .replace('<fieldset', '<div id="rsform_error_1"><p class="formRed">Revisa los campos.</p></div><fieldset')
  .replace('id="component13" class="formNoError"', 'id="component13" class="formError"')
  .replace('id="component15" class="formNoError"', 'id="component15" class="formError"')
  .replace('id="Email" class="', 'id="Email" class="rsform-error ')
  .replace('id="consulta" class="', 'id="consulta" class="rsform-error ');

const pages = {
  'the practice': practiceForm,
  'every kind of field': everyKind,
  'a form sent back': sentBack,
};

async function formOf(markup: string): Promise<HTMLFormElement> {
  const wrapper = await fixture<HTMLElement>(html`<div>${unsafeStatic(markup)}</div>`);
  return wrapper.querySelector('form') as HTMLFormElement;
}

/** Returns the names of the fields that the server has refused. */
const refusedIn = (form: ServerForm) => readServerErrors(form).flatMap(({ name }) => name || []);

/** Returns the found parts of each field. The text of a refused field is the server's, not the author's for any error. */
const fieldsOf = (form: ServerForm) =>
  form.names.map((name) => ({
    name,
    controls: form.controls(name),
    block: form.block(name),
    labels: form.labels(name),
    label: labelTextOf(form, name),
    error: errorElementOf(form, name),
    message: refusedIn(form).includes(name) ? '' : authoredMessageOf(form, name),
  }));

for (const [title, markup] of Object.entries(pages))
  describe(`a form of RSForm (${title})`, () => {
    it('a form of RSForm is recognised by the profile of RSForm', async () => {
      expect(chooseProfile(await formOf(markup), builtInProfiles)?.profile.name).to.equal('rsform');
    });

    it('a form of RSForm has the same fields, blocks, labels and errors by its profile as by the code for every form', async () => {
      const form = await formOf(markup);
      const byCode = indexServerForm(form, 1);
      const byProfile = indexProfileForm(form, rsform);
      expect(byProfile.formId).to.equal(1);
      expect(byProfile.names).to.deep.equal(byCode.names);
      const found = fieldsOf(byProfile);
      for (const [index, field] of fieldsOf(byCode).entries()) expect(found[index]).to.deep.equal(field);
    });

    it('a form of RSForm has the same errors of its server, and the same words above its fields', async () => {
      const form = await formOf(markup);
      const [byCode, byProfile] = [indexServerForm(form, 1), indexProfileForm(form, rsform)];
      expect(refusedIn(byProfile)).to.deep.equal(refusedIn(byCode));
      expect(errorWordsOf(byProfile).map(({ textContent }) => textContent)).to.deep.equal(
        errorWordsOf(byCode).map(({ textContent }) => textContent),
      );
    });
  });
