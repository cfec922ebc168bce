import { expect } from '@open-wc/testing';
import { shimJquery } from '../../compat/shims.js';
import { appears } from '../shared/appears.js';
import { call, openLegacyPage } from './legacy-page.js';

const form = (
  formId: number,
  id = 'userForm',
) => `<form method="post" id="${id}" action="#" class="formResponsive">
  <div class="rsform-block rsform-block-correo"><label>Correo <input type="email" name="form[Correo]" value="ana@"></label>
  <span class="formValidation"><span id="component${formId}" class="formNoError">Escribe un correo.</span></span></div>
  <button type="submit" name="form[Enviar]" class="rsform-submit-button">Enviar</button>
  <input type="hidden" name="form[formId]" value="${formId}"></form>`;
const isMarked = (one: HTMLFormElement) => one.querySelector('.formError') !== null;

describe('rsform-compat.js: pages', () => {
  it('a page of the original with two forms of one id: each has its own element and its own errors', async () => {
    const page = await openLegacyPage(form(3) + form(4));
    call('RSFormPro.setHTML5Validation', '3', false, { parent: '', field: 'rsform-error' }, 0);
    call('RSFormPro.setHTML5Validation', '4', true, { parent: '', field: 'rsform-error' }, 0);
    await page.parse();
    const [first, second] = [...page.root.querySelectorAll('form')] as [HTMLFormElement, HTMLFormElement];
    const tags = [...page.root.querySelectorAll('rs-form')];
    expect(tags.map((tag) => ({ first: tag.form === first, disables: tag.disableOnSubmit }))).to.deep.equal([
      { first: true, disables: false },
      { first: false, disables: true },
    ]);
    second.querySelector('button')?.click();
    await appears(second, '.formError');
    expect({ first: isMarked(first), second: isMarked(second) }).to.deep.equal({
      first: false,
      second: true,
    });
  });

  it('a page of the original with the same form twice does in both what its calls say', async () => {
    const page = await openLegacyPage(form(3) + form(3));
    call('RSFormPro.setDisabledSubmit', 3);
    await page.parse();
    const [first, second] = [...page.root.querySelectorAll('rs-form')];
    const disabled = { first: first?.disableOnSubmit, second: second?.disableOnSubmit };
    expect(disabled).to.deep.equal({ first: true, second: true });
  });

  it('a page of the original with a form that comes later, in a window with its own block', async () => {
    const page = await openLegacyPage(form(3));
    await page.parse();
    const dialog = document.createElement('dialog');
    dialog.append(document.createRange().createContextualFragment(form(5, 'otro')));
    page.root.append(dialog);
    call('RSFormPro.setDisabledSubmit', 5);
    const tag = (await appears(page.root, 'dialog rs-form')) as HTMLElementTagNameMap['rs-form'];
    expect({ form: tag.form?.id, disableOnSubmit: tag.disableOnSubmit }).to.deep.equal({
      form: 'otro',
      disableOnSubmit: true,
    });
  });

  it('a page of the original with a block that runs twice, and in two pieces', async () => {
    const page = await openLegacyPage(form(3));
    for (let time = 0; time < 2; time += 1) {
      call('RSFormPro.setHTML5Validation', '3', false, { parent: '', field: 'rsform-error' }, 0);
      call('RSFormPro.limitSelections', 3, 'Extras', 2);
    }
    const tag = await page.parse();
    expect(page.root.querySelectorAll('rs-form')).to.have.length(1);
    expect(tag.textContent.match(/maxSelections/g)).to.have.length(1);
  });

  it('a page of the original with a tag of the author’s around the form: what it says counts', async () => {
    const json = '{"version":1,"formId":3,"checks":"all"}';
    const page = await openLegacyPage(
      `<rs-form privacy="strict"><script type="application/json">${json}</script>${form(3)}</rs-form>`,
    );
    call('RSFormPro.setHTML5Validation', '3', true, { parent: '', field: 'x' }, 0);
    const tag = await page.parse();
    expect({
      disableOnSubmit: tag.disableOnSubmit,
      tags: page.root.querySelectorAll('rs-form').length,
      hasJson: tag.textContent.includes(json),
    }).to.deep.equal({ disableOnSubmit: false, tags: 1, hasJson: true });
  });

  it('a page of the original with a popup of thanks: it is a dialog', async () => {
    const page = await openLegacyPage(`<div id="rsfp-thankyou-popup-container3"><p>Gracias</p>
      <input type="hidden" id="rsfp-thankyou-popup-return-link" value=""></div>`);
    call('RSFormPro.showThankYouPopup', page.root.firstElementChild);
    const tag = await page.parse();
    const { shadowRoot } = tag;
    expect(tag.matches(':state(submitted)')).to.equal(true);
    expect(shadowRoot?.querySelector('dialog')?.open).to.equal(true);
  });

  it('a page of the original with thanks that are marked, up to their button: they are one message', async () => {
    const page = await openLegacyPage(`<p>Antes</p><div id="rsfp-thankyou-scroll3"></div><h2>Gracias</h2>
      <button type="button" name="continue" class="rsform-submit-button rsform-thankyou-button" onclick="document.location='/x'">Continuar</button><p>Después</p>`);
    const tag = await page.parse();
    expect(tag.textContent.replaceAll(/\s+/g, ' ').trim()).to.equal('Gracias Continuar');
    expect(tag.matches(':state(submitted)')).to.equal(true);
  });

  it('a page of the original with a control that is named “continue” in a form of its own: nothing is done to it', async () => {
    const page = await openLegacyPage(`${form(3)}<form><button name="continue">Sigue</button></form>`);
    await page.parse();
    expect(page.root.querySelectorAll('rs-form')).to.have.length(1);
  });
});

describe('the stand-in for jQuery', () => {
  const run = (code: string) => {
    const script = document.createElement('script');
    script.textContent = code;
    document.body.append(script);
    script.remove();
  };
  const missing: string[] = [];
  const noteMissing = (name: string) => missing.push(name);
  beforeEach(() => {
    Reflect.deleteProperty(window, 'jQuery');
    missing.length = 0;
    shimJquery(null, noteMissing);
  });
  after(() => Reflect.deleteProperty(window, 'jQuery'));

  it('where a page has no jQuery, the stand-in, calls what the inline block has for a page that is parsed', async () => {
    const ready = new Promise((resolve) => window.addEventListener('ready-called', resolve, { once: true }));
    run(`jQuery(document).ready(function () { dispatchEvent(new Event('ready-called')); });`);
    await ready;
  });

  it('where a page has no jQuery, the stand-in, lets the rest of the block run where that wants more', () => {
    run(`jQuery('.x').slick({}).on('y', function () {}); window.wentOn = true;`);
    expect(Reflect.get(window, 'wentOn')).to.equal(true);
    expect(missing).to.deep.equal(['slick', 'on']);
  });

  it('where a page has no jQuery, the stand-in, is not there for anybody else, such as a framework that asks for it', () => {
    expect(Reflect.get(window, 'jQuery')).to.equal(undefined);
  });

  it('where a page has no jQuery, the stand-in, gives its place to the real one, and takes it from none', () => {
    const real = () => undefined;
    Reflect.set(window, 'jQuery', real);
    expect(Reflect.get(window, 'jQuery')).to.equal(real);
    shimJquery(null, noteMissing);
    expect(Reflect.get(window, 'jQuery')).to.equal(real);
  });
});
