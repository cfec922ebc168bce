import { expect } from '@open-wc/testing';
import { FormFeatures } from '../../../elements/rs-form/form/start-features.js';
import type { FormHost, FormSession } from '../../../elements/rs-form/form/rs-form.session.js';
import { errorsDuring } from '../../shared/record-console.js';
import { sessionOf } from './session-of.js';

describe('<rs-form> lost feature', () => {
  const shell = document.createElement('rs-form') as FormHost;
  shell.id = 'contacto';

  it('a late folder of <rs-form> that does not load is named in the words of the catalogue, with its element and what went wrong', async () => {
    const session: FormSession = { ...(await sessionOf()), shell };
    const load = () => Promise.reject(new TypeError('Failed to fetch captcha.js'));
    const features = new FormFeatures([{ name: 'captcha', load }], () => session);
    const errors = await errorsDuring(async () => {
      await features.request('captcha');
      expect(features.find((feature) => feature)).to.equal(undefined);
    });
    expect(errors).to.have.length(1);
    expect(errors[0]).to.contain(
      'Error in file: <rs-form id="contacto"> captcha. Error: TypeError: Failed to fetch captcha.js',
    );
    features.stop();
  });

  it('a late folder of <rs-form> that does not load keeps the author’s own error in its own words', async () => {
    const { ConfigError } = await import('../../../shared/element/config-error.js');
    const error = new ConfigError(shell, 'JSON at pages', 'found none', 'form-render');
    const errors = await errorsDuring(() => shell.report(error, 'feature'));
    expect(errors.join()).to.contain('JSON at pages: found none').and.not.contain('Error in file');
  });
});
