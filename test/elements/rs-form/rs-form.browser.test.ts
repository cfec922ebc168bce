import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import type { RsFormElement } from '../../../elements/rs-form/rs-form.shell.js';
import { appears } from '../../shared/appears.js';
import { until } from '../../shared/until.js';
import { attributeIs, drive, enhanced, openFormPage } from './page-driver.js';
import { practiceForm, practiceJson, practicePage } from './practice-page.js';

/** The form without the author's error text for its e-mail. */
const unworded = practicePage().replace(
  'id="component13" class="formNoError">Este campo no es válido.',
  'id="component13" class="formNoError">',
);
const dependent = ['telefono', 'email', 'dia-y-hora', 'consulta'];
const isVisible = (element: HTMLElement) => element.getClientRects().length > 0;

describe('<rs-form> conditions', () => {
  const table: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    ['nothing', [], []],
    ['E-mail', ['E-mail'], ['email', 'consulta']],
    ['Teléfono', ['Teléfono'], ['telefono', 'dia-y-hora', 'consulta']],
    ['Teléfono, unticked, then E-mail', ['Teléfono', 'Teléfono', 'E-mail'], ['email', 'consulta']],
    ['E-mail and unticked', ['E-mail', 'E-mail'], []],
  ];

  for (const [title, clicks, expected] of table) {
    it(`conditions of <rs-form> show ${expected.join(', ') || 'none of the four'} after choosing ${title}`, async () => {
      const page = await openFormPage();
      for (const value of clicks) page.tick(value);
      expect(dependent.filter((alias) => isVisible(page.block(alias)))).to.deep.equal(expected);
    });
  }

  it('conditions of <rs-form> put a field back to its default when it is hidden', async () => {
    const page = await openFormPage();
    page.tick('E-mail');
    const email = page.type('Email', 'ana@ejemplo.es');
    page.tick('E-mail');
    expect(email.value).to.equal('');
  });

  it('conditions of <rs-form> change with the way of contact, of which only one can be chosen', async () => {
    const page = await openFormPage();
    page.tick('E-mail');
    page.tick('Teléfono');
    expect({ email: page.box('E-mail').checked, phone: page.box('Teléfono').checked }).to.deep.equal({
      email: false,
      phone: true,
    });
    expect(dependent.filter((alias) => isVisible(page.block(alias)))).to.deep.equal([
      'telefono',
      'dia-y-hora',
      'consulta',
    ]);
  });
});

describe('<rs-form> before a submit', () => {
  it('<rs-form> lets a right form through with the pressed button', async () => {
    const page = await openFormPage();
    page.tick('E-mail');
    page.type('Email', 'ana@ejemplo.es');
    const post = await page.press();
    expect(post?.get('form[Email]')).to.equal('ana@ejemplo.es');
    expect(post?.get('form[Enviar]')).to.equal('Enviar');
  });

  it('<rs-form> holds a wrong e-mail, marks it as the server would, and announces it', async () => {
    const page = await openFormPage(unworded);
    page.tick('E-mail');
    const email = page.type('Email', 'ana@');
    expect(await page.press()).to.equal(null);
    expect([...email.classList]).to.include.members(['is-invalid', 'rsform-error']);
    expect(email.getAttribute('aria-invalid')).to.equal('true');
    expect(email.getAttribute('aria-describedby')).to.equal('component13');
    const message = page.block('email').querySelector('#component13') as HTMLElement;
    expect(message.className).to.equal('formError');
    expect(message.textContent).to.contain('correo electrónico completo');
    expect(page.said()).to.contain('Hay 1 error').and.to.contain(message.textContent);
  });

  it('<rs-form> frees the field as soon as it is right', async () => {
    const page = await openFormPage();
    page.tick('E-mail');
    const email = page.type('Email', 'ana@');
    await page.press();
    page.type('Email', 'ana@ejemplo.es');
    expect([...email.classList]).not.to.include('is-invalid');
    expect(email.hasAttribute('aria-describedby')).to.be.false;
    expect(page.block('email').querySelector('#component13')?.className).to.equal('formNoError');
  });

  it('<rs-form> moves the focus to the list, which may not be painted yet', async () => {
    const page = await openFormPage();
    page.tick('E-mail');
    page.type('Email', 'ana@');
    await page.press();
    expect(document.activeElement === page.element).to.be.true;
    expect(page.element.shadowRoot?.activeElement === null).to.be.false;
  });

  it('<rs-form> lists the errors with links that lead to the fields', async () => {
    const page = await openFormPage(unworded);
    page.tick('E-mail');
    const email = page.type('Email', 'ana@');
    await page.press();
    const link = (await appears(page.element.shadowRoot as ShadowRoot, '[part="error-link"]')) as HTMLElement;
    expect(link.textContent).to.equal(
      'Correo electrónico: Escribe un correo electrónico completo, por ejemplo nombre@ejemplo.es.',
    );
    email.blur();
    link.click();
    expect(document.activeElement === email).to.be.true;
  });

  it('<rs-form> writes no colon after a label that ends with a mark of its own', async () => {
    const page = await openFormPage(unworded.replace('Correo electrónico', '¿Tu correo?'));
    page.tick('E-mail');
    page.type('Email', 'ana@');
    await page.press();
    const link = await appears(page.element.shadowRoot as ShadowRoot, '[part="error-link"]');
    expect(link.textContent).to.match(/^¿Tu correo\? Escribe un correo/);
  });

  it('<rs-form> sends nothing when the page cancels the question', async () => {
    const page = await openFormPage();
    page.element.addEventListener('rs-form-submit', (event) => event.preventDefault());
    expect(await page.press()).to.equal(null);
  });

  it('<rs-form> posts once when it is pressed twice', async () => {
    const page = await openFormPage();
    const outcomes: boolean[] = [];
    const last = (event: SubmitEvent) => {
      outcomes.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('submit', last);
    const button = page.block('enviar').querySelector('button');
    button?.click();
    button?.click();
    window.removeEventListener('submit', last);
    expect(outcomes).to.deep.equal([false]);
  });
});

describe('<rs-form> before its attempts are there', () => {
  it('<rs-form> holds a submit that comes before its attempts have loaded, and sends it with its button then', async () => {
    const wrapper = await fixture<HTMLElement>(html`<div lang="es">${unsafeStatic(practicePage())}</div>`);
    const element = wrapper.querySelector('rs-form') as RsFormElement;
    await enhanced(element);
    const posts = new Promise<FormData>((resolve) => {
      const last = (event: SubmitEvent) => {
        if (event.defaultPrevented) return;
        event.preventDefault();
        window.removeEventListener('submit', last);
        resolve(new FormData(event.target as HTMLFormElement, event.submitter));
      };
      window.addEventListener('submit', last);
    });
    const button = element.querySelector<HTMLElement>('[type="submit"]');
    button?.click();
    button?.click();
    expect((await posts).get('form[Enviar]')).to.equal('Enviar');
  });
});

describe('<rs-form> as a guest in the server’s markup', () => {
  it('<rs-form> keeps the typed values when it is moved, removed and put back', async () => {
    const page = await openFormPage();
    page.tick('E-mail');
    const email = page.type('Email', 'ana@ejemplo.es');
    const home = page.element.parentElement as HTMLElement;

    const elsewhere = document.createElement('section');
    home.append(elsewhere);
    elsewhere.append(page.element);
    expect(isVisible(page.block('email'))).to.be.true;

    page.element.remove();
    await Promise.resolve();
    home.append(page.element);
    await enhanced(page.element);
    expect(email.value).to.equal('ana@ejemplo.es');
    expect(isVisible(page.block('email'))).to.be.true;
    expect(isVisible(page.block('telefono'))).to.be.false;
  });

  it('<rs-form> leaves the form as it was when it is taken away', async () => {
    const page = await openFormPage();
    const before = new DOMParser()
      .parseFromString(practiceForm, 'text/html')
      .querySelector('form')?.outerHTML;
    page.tick('E-mail');
    page.type('Email', 'ana@');
    await page.press();
    page.element.replaceWith(page.form);
    // A calendar that has started by now takes its own marks away some tasks later.
    await until(() => page.form.outerHTML === before, 'the form as it was');
    expect(page.form.outerHTML).to.equal(before);
    page.form.remove();
  });

  it('<rs-form> enhances a form elsewhere in the document', async () => {
    const wrapper = await fixture<HTMLElement>(html`<div lang="es">${unsafeStatic(practiceForm)}</div>`);
    const element = document.createElement('rs-form') as RsFormElement;
    element.form = wrapper.querySelector('form');
    element.append(jsonScript(practiceJson));
    wrapper.append(element);
    await enhanced(element);
    const page = drive(element);
    expect(isVisible(page.block('email'))).to.be.false;
    page.tick('E-mail');
    expect(isVisible(page.block('email'))).to.be.true;
  });

  it('<rs-form> says what a field is for, and never over the author', async () => {
    const markup = practicePage().replace('id="Email"', 'id="Email" autocomplete="off"');
    const { form } = await openFormPage(markup);
    const phone = form.querySelector('#Telefono') as HTMLInputElement;
    await attributeIs(phone, 'autocomplete', true);
    expect(phone.autocomplete).to.equal('tel');
    expect(phone.inputMode).to.equal('tel');
    expect(form.querySelector('#Email')?.getAttribute('autocomplete')).to.equal('off');
  });

  it('<rs-form> gives a group a name where its own leads nowhere', async () => {
    const { form } = await openFormPage();
    const group = form.querySelector('[role="group"]');
    expect(group?.getAttribute('aria-label')).to.equal('¿Cómo quieres que contactemos?');
    expect(group?.hasAttribute('aria-labelledby')).to.be.false;
  });

  it('<rs-form> marks a re-rendered form’s errors, says how many there are, and reads the first at its field', async () => {
    const markup = practicePage().replace(
      '<span id="component11" class="formNoError">',
      '<span id="component11" class="formError">',
    );
    const page = await openFormPage(markup);
    await until(() => page.form.contains(document.activeElement));
    expect(page.said()).to.match(
      /^Hay 1 error en el formulario\. ¿Cómo quieres que contactemos\? .*Este campo no es válido\.$/,
    );
    expect(page.box('E-mail').getAttribute('aria-invalid')).to.equal('true');
  });
});

function jsonScript(json: unknown): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.textContent = JSON.stringify(json);
  return script;
}
