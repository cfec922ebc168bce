import { until } from '../../../shared/until.js';
import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import type { RsFormElement } from '../../../../elements/rs-form/rs-form.shell.js';
import { appears } from '../../../shared/appears.js';
import { drive, enhanced, touched, type FormPage } from '../page-driver.js';
import { practicePage } from '../practice-page.js';

/** Opens a form that is not touched: what an attempt to send needs is not fetched. */
async function openUntouched(attributes = ''): Promise<FormPage> {
  const markup = practicePage().replace('<rs-form', `<rs-form ${attributes}`);
  const wrapper = await fixture<HTMLElement>(html`<div lang="es">${unsafeStatic(markup)}</div>`);
  const element = wrapper.querySelector('rs-form') as RsFormElement;
  await enhanced(element);
  return drive(element);
}

const summary = ({ element }: FormPage) =>
  appears(element.shadowRoot as ShadowRoot, '[part="error-summary"]', 'Hay ');

/** Returns the two ways in which an element is named. */
const namesOf = (element: Element) => ({
  ariaLabel: element.getAttribute('aria-label'),
  id: element.getAttribute('aria-labelledby') ?? '',
});

describe('a press on the button before the checks of <rs-form> have come', () => {
  it('gets the form’s own words where the browser finds an e-mail invalid', async () => {
    const page = await openUntouched();
    page.box('E-mail').click();
    page.type('Email', 'ana@');
    page.type('consulta', 'Hola');
    const refused: Event[] = [];
    page.form.addEventListener('invalid', (event) => refused.push(event), true);
    page.form.querySelector<HTMLElement>('#Enviar')?.click();
    expect(refused.map(({ defaultPrevented }) => defaultPrevented)).to.deep.equal([true]);
    await summary(page);
    expect(page.form.querySelector('#Email')?.getAttribute('aria-invalid')).to.equal('true');
  });

  it('waits for them, and posts once however often it comes', async () => {
    const page = await openUntouched();
    page.box('E-mail').click();
    page.type('Email', 'ana@ejemplo.es');
    page.type('consulta', 'Hola');
    const posts: (HTMLElement | null)[] = [];
    const posted = new Promise<void>((resolve) => {
      window.addEventListener('submit', (event) => {
        if (event.defaultPrevented) return;
        // The browser must stay on the test page.
        event.preventDefault();
        posts.push(event.submitter);
        resolve();
      });
    });
    const button = page.form.querySelector<HTMLElement>('#Enviar');
    button?.click();
    button?.click();
    expect(posts).to.deep.equal([]);
    await posted;
    expect(posts).to.deep.equal([button]);
  });

  it('shows that the form is busy until they are there', async () => {
    const page = await openUntouched();
    page.box('E-mail').click();
    page.type('Email', 'ana@');
    page.type('consulta', 'Hola');
    page.form.querySelector<HTMLElement>('#Enviar')?.click();
    expect(page.element.matches(':state(busy)')).to.equal(true);
    await summary(page);
    expect(page.element.matches(':state(busy)')).to.equal(false);
  });

  it('is not meant where a script of the page asks the browser', async () => {
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
    it(`takes the focus to the list of errors, painted or not, ${name}`, async () => {
      const page = await openUntouched(attributes);
      page.box('E-mail').click();
      page.type('Email', 'ana@');
      page.type('consulta', 'Hola');
      const root = page.element.shadowRoot as ShadowRoot;
      const focused: string[] = [];
      document.addEventListener('focusin', ({ target }) => focused.push((target as Element).id));
      page.form.querySelector<HTMLElement>('#Enviar')?.click();
      await until(() => root.activeElement, 'focused');
      // The list, or its place until it is painted: both have the same name.
      const { ariaLabel, id } = namesOf(root.activeElement as Element);
      expect(ariaLabel ?? root.getElementById(id)?.textContent).to.equal('Hay 1 error en el formulario.');
      await summary(page);
      expect(root.activeElement?.contains(root.querySelector('[part="error-link"]'))).to.equal(true);
      expect(focused).to.deep.equal([page.element.id]);
    });
  }
});
