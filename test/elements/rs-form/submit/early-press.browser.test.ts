import { until } from '../../../shared/until.js';
import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import type { RsFormElement } from '../../../../elements/rs-form/rs-form.shell.js';
import { appears } from '../../../shared/appears.js';
import { readFocused } from '../../../shared/read-focused.js';
import { drive, enhanced, touched, type FormPage } from '../page-driver.js';
import { practicePage } from '../practice-page.js';
import { announced, liveRegion } from '../../../shared/announced.js';

/** Opens a form that nobody has touched. */
async function openUntouched(attributes = '', more = ''): Promise<FormPage> {
  const markup = practicePage()
    .replace('<rs-form', `<rs-form ${attributes}`)
    .replace('</form>', `${more}</form>`);
  const wrapper = await fixture<HTMLElement>(html`<div lang="es">${unsafeStatic(markup)}</div>`);
  const element = wrapper.querySelector('rs-form') as RsFormElement;
  await enhanced(element);
  return drive(element);
}

const summary = ({ element }: FormPage) =>
  appears(element.shadowRoot as ShadowRoot, '[part="error-summary"]', 'Hay ');

/** Returns the two ways in which an element is named. */
/** Fills in the form, with or without an error, and presses the button. Returns the posts so far. */
function writeAndPress(page: FormPage, email: string): readonly (HTMLElement | null)[] {
  const posts: (HTMLElement | null)[] = [];
  const sent = (event: SubmitEvent) => {
    if (!event.defaultPrevented) posts.push(event.submitter);
    // The browser must stay on the test page.
    event.preventDefault();
  };
  window.addEventListener('submit', sent);
  page.box('E-mail').click();
  page.type('Email', email);
  page.type('consulta', 'Hola');
  page.form.querySelector<HTMLElement>('#Enviar')?.click();
  window.removeEventListener('submit', sent);
  return posts;
}

describe('<rs-form> early press', () => {
  it('a press on the button as soon as <rs-form> has started is answered at once where a field is wrong, in the form’s own words', async () => {
    const page = await openUntouched();
    const refused: Event[] = [];
    page.form.addEventListener('invalid', (event) => refused.push(event), true);
    expect(writeAndPress(page, 'ana@')).to.deep.equal([]);
    const email = page.form.querySelector('#Email');
    expect(email?.getAttribute('aria-invalid')).to.equal('true');
    expect(page.form.querySelector('.formError')?.textContent).not.to.equal('');
    expect(refused).to.deep.equal([]);
    expect(page.element.matches(':state(invalid):not(:state(busy))')).to.equal(true);
    await summary(page);
  });

  it('a press on the button as soon as <rs-form> has started sends a right form at once', async () => {
    const page = await openUntouched();
    const button = page.form.querySelector<HTMLElement>('#Enviar');
    expect(writeAndPress(page, 'ana@ejemplo.es')).to.deep.equal([button]);
  });

  it('a press on the button as soon as <rs-form> has started waits for every feature that checks or adds values: pages, totals, files', async () => {
    const files = '<input type="file" name="form[Foto]" id="Foto" required>';
    const page = await openUntouched('', files);
    expect(writeAndPress(page, 'ana@ejemplo.es')).to.deep.equal([]);
    expect(page.form.querySelector('#Foto')?.getAttribute('aria-invalid')).to.equal('true');
  });

  it('a press on the button as soon as <rs-form> has started is not meant where a script of the page asks the browser', async () => {
    const page = await openUntouched();
    page.box('E-mail').click();
    page.type('Email', 'ana@');
    const refused: Event[] = [];
    page.form.addEventListener('invalid', (event) => refused.push(event), true);
    expect(page.form.checkValidity()).to.equal(false);
    expect(refused.map(({ defaultPrevented }) => defaultPrevented)).to.deep.equal([false]);
    await touched(page.element);
  });

  for (const [name, attributes] of [
    ['without an attribute', ''],
    ['with focus-on-error="list"', 'focus-on-error="list"'],
  ] as const) {
    it(`a press on the button as soon as <rs-form> has started takes the focus to the list of errors, painted or not, ${name}`, async () => {
      const page = await openUntouched(attributes);
      page.box('E-mail').click();
      page.type('Email', 'ana@');
      page.type('consulta', 'Hola');
      const root = page.element.shadowRoot as ShadowRoot;
      const focused: string[] = [];
      document.addEventListener('focusin', ({ target }) => focused.push((target as Element).id));
      page.form.querySelector<HTMLElement>('#Enviar')?.click();
      await until(() => root.activeElement, 'focused');
      // The list, or its place until it is painted: both read the same.
      const read = readFocused(document);
      expect(read).to.match(/^Hay 1 error en el formulario\..*Correo electrónico.*Este campo no es válido/);
      expect(announced('assertive'), 'said a second time').to.deep.equal([]);
      await summary(page);
      expect(root.activeElement?.contains(root.querySelector('[part="error-link"]'))).to.equal(true);
      expect(focused).to.deep.equal([page.element.id]);
    });
  }

  it('a press on the button as soon as <rs-form> has started says the error of the field that has the focus already, as after Enter', async () => {
    const page = await openUntouched('focus-on-error="field"');
    page.box('E-mail').click();
    page.type('consulta', 'Hola');
    page.type('Email', 'ana@').focus();
    page.form.querySelector<HTMLElement>('#Enviar')?.click();
    const alert = liveRegion('assertive');
    await until(() => alert.textContent !== '', 'said');
    expect(alert.textContent).to.equal('Hay 1 error en el formulario. Este campo no es válido.');
  });

  it('a press on the button as soon as <rs-form> has started says how many errors there are before the focus reads the first one, with focus-on-error="field"', async () => {
    const page = await openUntouched('focus-on-error="field"');
    page.box('E-mail').click();
    page.type('Email', 'ana@');
    page.form.querySelector<HTMLElement>('#Enviar')?.click();
    await until(() => document.activeElement?.id === 'Email', 'focused');
    expect(announced('assertive').join()).to.match(/^Hay \d errore?s? en el formulario\.$/);
    expect(readFocused(document)).to.match(/^Correo electrónico.*Este campo no es válido/);
  });
});
