import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import type { RsFormElement } from '../../../elements/rs-form/rs-form.shell.js';
import { RsFormResetRequestEvent } from '../../../elements/rs-form/form/rs-form.events.js';
import { drive, enhanced, touched, type FormPage } from './page-driver.js';
import { practiceForm, practiceJson, practicePage } from './practice-page.js';

/** Writes a valid message and returns its post as the browser would send it. */
async function writeAndSend(page: FormPage): Promise<FormData | null> {
  await touched(page.element);
  page.tick('E-mail');
  page.type('Email', 'ana@ejemplo.es');
  return page.press();
}

async function openEarly(markup = practicePage()): Promise<RsFormElement> {
  const wrapper = await fixture<HTMLElement>(html`<div lang="es"></div>`);
  const template = document.createElement('template');
  template.innerHTML = markup;
  wrapper.append(template.content);
  const element = wrapper.querySelector('rs-form') as RsFormElement;
  expect(element.hasCore).to.equal(false);
  return element;
}

describe('<rs-form> in a page that changes before the core is there', () => {
  it('<rs-form> in a page that changes before the core has loaded sends a message after it was moved', async () => {
    const element = await openEarly();
    const elsewhere = document.createElement('section');
    element.parentElement?.append(elsewhere);
    elsewhere.append(element);
    await enhanced(element);
    expect((await writeAndSend(drive(element)))?.get('form[Email]')).to.equal('ana@ejemplo.es');
  });

  it('<rs-form> in a page that changes before the core has loaded leaves a press to the browser, which sends the form of the server at once, with its button', async () => {
    const element = await openEarly();
    const posts: (FormData | null)[] = [];
    const stop = (event: SubmitEvent) => {
      if (!event.defaultPrevented) posts.push(new FormData(element.form as HTMLFormElement, event.submitter));
      event.preventDefault();
    };
    window.addEventListener('submit', stop);
    const email = element.querySelector<HTMLInputElement>('#Email');
    if (email) email.value = 'ana@ejemplo.es';
    element.querySelector<HTMLElement>('[type="submit"]')?.click();
    window.removeEventListener('submit', stop);
    const names = ['form[Enviar]', 'form[Email]'];
    expect(posts.map((post) => names.map((name) => post?.get(name)))).to.deep.equal([
      ['Enviar', 'ana@ejemplo.es'],
    ]);
    await enhanced(element);
  });

  it('<rs-form> in a page that changes before the core has loaded sends the message of the form that was set last', async () => {
    const wrapper = await fixture<HTMLElement>(html`<div lang="es">${unsafeStatic(practiceForm)}</div>`);
    const element = document.createElement('rs-form') as RsFormElement;
    const script = document.createElement('script');
    script.type = 'application/json';
    script.textContent = JSON.stringify(practiceJson);
    element.append(script);
    wrapper.append(element);
    const form = wrapper.querySelector('form');
    element.form = document.createElement('form');
    element.form = form;
    await enhanced(element);
    expect((await writeAndSend(drive(element)))?.get('form[Email]')).to.equal('ana@ejemplo.es');
  });
});

describe('<rs-form> before its core', () => {
  it('a reset that a page asks of <rs-form> before its core has loaded is done', async () => {
    const element = await openEarly();
    const email = element.querySelector('#Email') as HTMLInputElement;
    email.value = 'typed';
    expect(element.dispatchEvent(new RsFormResetRequestEvent())).to.equal(false);
    await enhanced(element);
    expect(email.value).to.equal('');
  });
});
