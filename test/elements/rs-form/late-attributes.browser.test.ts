import { expect } from '@open-wc/testing';
import { openFormPage } from './page-driver.js';
import { practiceJson, practicePage } from './practice-page.js';

describe('<rs-form> late attributes', () => {
  it('<rs-form validation> that is set late or changed sends what the browser would refuse, once it says none', async () => {
    const page = await openFormPage();
    page.element.setAttribute('validation', 'none');
    page.tick('E-mail');
    page.type('Email', 'ana@');
    expect(await page.press()).not.to.equal(null);
  });

  it('<rs-form validation> that is set late or changed refuses it again once the attribute is taken away', async () => {
    const page = await openFormPage(practicePage(practiceJson, 'privacy="strict" validation="none"'));
    page.element.removeAttribute('validation');
    page.tick('E-mail');
    const email = page.type('Email', 'ana@');
    expect(await page.press()).to.equal(null);
    expect(email.getAttribute('aria-invalid')).to.equal('true');
  });
});
