import { expect } from '@open-wc/testing';
import { errorsDuring } from '../../../shared/record-console.js';
import { withoutChecks } from '../../../shared/without-checks.js';
import { drive, enhanced, openFormPage, touched } from '../page-driver.js';
import { practicePage } from '../practice-page.js';
import type { RsFormElement } from '../../../../elements/rs-form/rs-form.shell.js';

/** Returns all nodes inside the form. */
function piecesOf(form: HTMLFormElement): readonly Element[] {
  return [...form.querySelectorAll('*')];
}

describe('<rs-form> field faults', () => {
  it('<rs-form> works with the rest, whichever piece of the markup is missing (16)', async () => {
    const template = document.createElement('template');
    template.innerHTML = practicePage();
    const count = piecesOf(template.content.querySelector('form') as HTMLFormElement).length;
    // Without checks, because each missing piece is a diagnostic.
    const errors = await withoutChecks(() =>
      errorsDuring(async () => {
        for (let at = 0; at < count; at += 1) {
          const copy = template.content.cloneNode(true) as DocumentFragment;
          const form = copy.querySelector('form') as HTMLFormElement;
          const piece = piecesOf(form)[at] as Element;
          if (piece.getAttribute('name') === 'form[formId]') continue;
          piece.remove();
          const element = copy.querySelector('rs-form') as RsFormElement;
          document.body.append(element);
          await enhanced(element);
          await touched(element);
          element.querySelector<HTMLInputElement>('[type="checkbox"]')?.click();
          element.remove();
        }
      }),
    );
    expect(errors).to.deep.equal([]);
  });

  it('<rs-form> keeps two forms with the same ids apart (15)', async () => {
    const first = await openFormPage();
    const second = await openFormPage();
    second.tick('E-mail');
    second.type('Email', 'ana@');
    expect(await second.press()).to.equal(null);
    expect(first.block('email').getClientRects().length).to.equal(0);
    expect(first.form.querySelector('[aria-invalid]')).to.equal(null);
    first.tick('Teléfono');
    expect(first.block('telefono').getClientRects().length).to.equal(1);
    expect(second.block('telefono').getClientRects().length).to.equal(0);
  });

  it('<rs-form> takes what a password manager filled in without an event (25)', async () => {
    const page = await openFormPage();
    page.tick('E-mail');
    const email = page.form.querySelector<HTMLInputElement>('#Email') as HTMLInputElement;
    email.value = 'auto@';
    expect(await page.press()).to.equal(null);
    expect(email.getAttribute('aria-invalid')).to.equal('true');
    email.value = 'auto@ejemplo.es';
    const posted = await page.press();
    expect(posted?.get('form[Email]')).to.equal('auto@ejemplo.es');
  });

  it('<rs-form> checks nothing in the middle of a composition (24)', async () => {
    const page = await openFormPage();
    page.tick('E-mail');
    const email = page.type('Email', 'ana@');
    await page.press();
    email.value = 'ana@ejemplo.es';
    email.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    expect(email.getAttribute('aria-invalid')).to.equal('true');
    email.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    expect(email.hasAttribute('aria-invalid')).to.be.false;
  });

  it('<rs-form> lives with nodes that an extension puts anywhere (26)', async () => {
    const page = await openFormPage();
    const errors = await errorsDuring(async () => {
      for (const node of [page.element.shadowRoot as ShadowRoot, page.form]) {
        for (const element of [...node.querySelectorAll('*')]) {
          element.before(document.createElement('grammarly-extension'));
          element.setAttribute('data-gramm', 'true');
        }
      }
      page.tick('E-mail');
      page.type('Email', 'ana@');
      await page.press();
      page.type('Email', 'ana@ejemplo.es');
    });
    expect(errors).to.deep.equal([]);
    expect(await page.press()).not.to.equal(null);
  });

  it('<rs-form> is the same form when it is moved in the middle of things (13)', async () => {
    const page = await openFormPage();
    page.tick('E-mail');
    const email = page.type('Email', 'ana@');
    await page.press();
    const aside = document.createElement('aside');
    document.body.append(aside);
    aside.append(page.element);
    expect(email.getAttribute('aria-invalid')).to.equal('true');
    const again = drive(page.element);
    again.type('Email', 'ana@ejemplo.es');
    expect(await again.press()).not.to.equal(null);
    aside.remove();
  });

  it('<rs-form> is alive in a form that is put in later, with a state of its own', async () => {
    const first = await openFormPage();
    first.tick('E-mail');
    const template = document.createElement('template');
    template.innerHTML = practicePage();
    const later = (template.content.firstElementChild as RsFormElement).cloneNode(true) as RsFormElement;
    document.body.append(later);
    await enhanced(later);
    const page = drive(later);
    expect(page.block('email').getClientRects().length).to.equal(0);
    page.tick('Teléfono');
    expect(page.block('telefono').getClientRects().length).to.equal(1);
    later.remove();
  });
});
