import { expect } from '@open-wc/testing';
import { openFormPage } from './page-driver.js';

describe('<rs-form> methods', () => {
  it('<rs-form> checks on request without sending, and says how it went', async () => {
    const page = await openFormPage();
    page.tick('E-mail');
    const email = page.type('Email', 'ana@');
    let posts = 0;
    page.form.addEventListener('submit', () => (posts += 1));
    expect(await page.element.requestValidation()).to.be.false;
    expect(email.getAttribute('aria-invalid')).to.equal('true');
    page.type('Email', 'ana@ejemplo.es');
    expect(await page.element.requestValidation()).to.be.true;
    expect(posts).to.equal(0);
  });

  it('<rs-form> gives names and values, and never the token or the form’s number', async () => {
    const page = await openFormPage();
    page.tick('E-mail');
    page.type('Email', 'ana@ejemplo.es');
    const values = page.element.values();
    expect(values.get('Email')).to.deep.equal(['ana@ejemplo.es']);
    expect(values.get('forma contacto')).to.deep.equal(['E-mail']);
    expect([...values.keys()].some((name) => /formId|[0-9a-f]{32}|recaptcha/.test(name))).to.be.false;
  });

  it('<rs-form> puts everything back on reset, by method and by request', async () => {
    const page = await openFormPage();
    for (const reset of [
      () => page.element.reset(),
      () => document.dispatchEvent(new CustomEvent('rs-form-reset-request', { cancelable: true })),
    ]) {
      page.tick('E-mail');
      expect(page.block('email').getClientRects().length).to.equal(1);
      const done = new Promise((resolve) => {
        page.form.addEventListener('reset', () => setTimeout(resolve), { once: true });
      });
      reset();
      await done;
      expect(page.box('E-mail').checked).to.be.false;
      expect(page.block('email').getClientRects().length).to.equal(0);
    }
  });

  it('<rs-form> has no other page to go to in a form of one page', async () => {
    const page = await openFormPage();
    expect(await page.element.goToPage(1)).to.be.false;
  });

  it('<rs-form> runs one queued form event a submit, in its place', async () => {
    const page = await openFormPage();
    const ran: string[] = [];
    page.element.hooks.addFormEvent(() => ran.push('first'));
    page.element.hooks.addFormEvent(() => ran.push('second'));
    expect(await page.press()).to.equal(null);
    expect(await page.press()).to.equal(null);
    expect(ran).to.deep.equal(['first', 'second']);
    expect(await page.press()).not.to.equal(null);
  });

  it('<rs-form> calls back after a check has passed or failed, and a callback that throws stops nothing', async () => {
    const page = await openFormPage();
    const { hooks } = page.element;
    const reported: string[] = [];
    const stop = hooks.addCallback('afterValidationFailed', () => reported.push('failed'));
    hooks.addCallback('afterValidationSuccess', () => reported.push('passed'));
    page.tick('E-mail');
    page.type('Email', 'ana@');
    await page.press();
    page.type('Email', 'ana@ejemplo.es');
    expect(await page.press()).not.to.equal(null);
    expect(reported).to.deep.equal(['failed', 'passed']);
    stop();
  });
});
