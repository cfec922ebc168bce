import { expect } from '@open-wc/testing';
import { FormFeatures } from '../../../elements/rs-form/form/start-features.js';
import type { FormHost, FormSession } from '../../../elements/rs-form/form/rs-form.session.js';
import { errorsDuring } from '../../shared/record-console.js';
import { sessionOf } from './session-of.js';

describe('a part of <rs-form> that does not come', () => {
  const shell = document.createElement('rs-form') as FormHost;
  shell.id = 'contacto';

  it('is named in the words of the catalogue, with its element and what went wrong', async () => {
    const session: FormSession = { ...(await sessionOf()), shell };
    const load = () => Promise.reject(new TypeError('Failed to fetch drafts.js'));
    const features = new FormFeatures([{ when: 'now', load, isForSending: true }], () => session);
    const errors = await errorsDuring(async () => {
      features.start();
      expect(await features.ready()).to.be.false;
    });
    expect(errors).to.have.length(1);
    expect(errors[0]).to.contain(
      'Error in file: <rs-form id="contacto"> feature. Error: TypeError: Failed to fetch drafts.js',
    );
    features.stop();
  });

  it('keeps the author’s own error in its own words', async () => {
    const { ConfigError } = await import('../../../shared/element/config-error.js');
    const error = new ConfigError(shell, 'JSON at pages', 'found none', 'form-render');
    const errors = await errorsDuring(() => shell.report(error, 'feature'));
    expect(errors.join()).to.contain('JSON at pages: found none').and.not.contain('Error in file');
  });
});
