import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { builtInProfiles } from '../../../../elements/rs-form/profiles/built-in.js';
import { fieldNameIn } from '../../../../elements/rs-form/profiles/profile.model.js';
import { fieldErrorClass } from '../../../../elements/rs-form/markup/error-names.model.js';
import {
  blockClass,
  fieldNameOf,
  formIdControl,
} from '../../../../elements/rs-form/markup/server-names.model.js';
import {
  thankYouPopupId,
  thankYouScrollId,
} from '../../../../elements/rs-form/markup/thank-you-names.model.js';

const rsform = builtInProfiles.find(({ name }) => name === 'rsform') ?? assert.fail('no profile of RSForm');

describe('the profile of RSForm', () => {
  it('the profile of RSForm is the first of all', () => assert.equal(builtInProfiles[0], rsform));

  it('the profile of RSForm has the names by which the code reads the markup of RSForm', () => {
    assert.equal(rsform.block, `.${blockClass}`);
    assert.equal(rsform.invalid.control, fieldErrorClass);
    assert.deepEqual(rsform.form, [`input[name='${formIdControl}']`]);
    assert.equal(rsform.thanks, `[id^='${thankYouPopupId}'], [id^='${thankYouScrollId}']`);
  });

  for (const name of ['form[Email]', 'form[forma contacto][]', 'form[fecha][d]', 'form[a]b]'])
    it(`the profile of RSForm reads the field of ${name} as the code does`, () => {
      const patterns = rsform.names.map((pattern) => new RegExp(pattern));
      assert.equal(fieldNameIn(patterns, name), fieldNameOf(name));
    });
});

describe('a control that is no field of RSForm', () => {
  for (const name of [formIdControl, 'form[', 'option', 'g-recaptcha-response', ''])
    it(`a control that is no field of RSForm is "${name}"`, () => assert.equal(fieldNameOf(name), null));
});
