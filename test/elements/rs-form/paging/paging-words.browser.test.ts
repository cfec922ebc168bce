import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import type { RsFormElement } from '../../../../elements/rs-form/rs-form.shell.js';
import { drive, enhanced } from '../page-driver.js';
import { changed, drivePages, openPagedForm, pagedForm } from './paged-form.js';
import { halfPixel } from '../../../pixels.js';

const conditions = [
  {
    action: 'hide',
    match: 'all',
    scope: 'block',
    targets: ['Email'],
    when: [{ field: 'Nombre', operator: 'is', value: 'Ana' }],
  },
];

describe('<rs-form> and where a visitor is in its pages', () => {
  it('<rs-form> says above the form which page a visitor is on', async () => {
    const page = await openPagedForm();
    expect(page.progress()).to.equal('Página 1 de 3');
    await page.turn('Salto1Next');
    expect(page.progress()).to.equal('Página 2 de 3');
  });

  it('<rs-form> says the page in the server’s place where that is empty, and only there', async () => {
    const page = await openPagedForm({ progress: '' });
    await page.turn('Salto1Next');
    expect(page.find('rsform_progress_1').textContent).to.equal('Página 2 de 3');
    expect(page.progress()).to.equal(null);
  });

  it('<rs-form> says the page in place of what the server has filled in, and gives that back', async () => {
    const filled = '<p>Página 1 de 3</p><div style="block-size: 5px"></div>';
    const page = await openPagedForm({ progress: filled });
    const place = page.find('rsform_progress_1');
    expect(place.textContent).to.equal('Página 1 de 3');
    await page.turn('Salto1Next');
    expect(place.textContent).to.equal('Página 2 de 3');
    expect(page.progress()).to.equal(null);
    page.element.replaceWith(page.form);
    await Promise.resolve();
    expect(place.innerHTML).to.equal(filled);
    expect(place.hasAttribute('style')).to.be.false;
    page.form.remove();
  });

  it('<rs-form> leaves the server’s own words alone where there is only one page', async () => {
    const ids = ['rsform_1_page_0'];
    const page = await openPagedForm({ progress: '<b>Paso 1</b>', idOf: (one) => ids[one] ?? '' });
    expect(page.find('rsform_progress_1').innerHTML).to.equal('<b>Paso 1</b>');
  });

  const places = [
    ['without a place', {}],
    ['with an empty place', { progress: '' }],
    ['with a place of its height', { progress: 'Página 1 de 3' }],
    ['with a higher place', { progress: '<p>Página 1 de 3</p><p>33%</p>' }],
  ] as const;
  for (const [title, markup] of places) {
    it(`the line with the page moves nothing when it comes late, ${title}`, async () => {
      const wrapper = await fixture<HTMLElement>(
        html`<div lang="es">${unsafeStatic(pagedForm({ ...markup, visible: 0 }))}</div>`,
      );
      const form = wrapper.querySelector('form') as HTMLFormElement;
      const [first] = form.querySelectorAll<HTMLElement>('.formContainer');
      for (const one of form.querySelectorAll<HTMLElement>('.formHidden')) one.style.display = 'none';
      const top = () => [form, first].map((one) => one?.getBoundingClientRect().top ?? NaN);
      const before = top();
      const element = document.createElement('rs-form') as RsFormElement;
      form.before(element);
      element.append(form);
      await enhanced(element);
      await element.goToPage(0);
      for (const [index, place] of top().entries())
        expect(place).to.be.closeTo(before[index] ?? NaN, halfPixel);
      const page = drivePages(drive(element));
      await page.turn('Salto1Next');
      expect(page.progress() ?? page.find('rsform_progress_1').textContent).to.equal('Página 2 de 3');
      const line =
        element.shadowRoot?.querySelector<HTMLElement>('[part~="progress"]') ??
        page.find('rsform_progress_1');
      expect(line.getBoundingClientRect().height).to.be.greaterThan(10);
    });
  }

  it('<rs-form> announces a new page by its number and name, and not the first one', async () => {
    const page = await openPagedForm({ headings: true });
    expect(page.said()).not.to.contain('Página');
    await page.turn('Salto1Next');
    expect(page.said()).to.contain('Página 2 de 3: Parte 2');
  });

  it('<rs-form> takes the focus to the heading of the page, which takes no clicks afterwards', async () => {
    const page = await openPagedForm({ headings: true });
    expect(document.activeElement).to.equal(document.body);
    await page.turn('Salto1Next');
    const heading = page.container(1).querySelector('h3') as HTMLElement;
    expect(document.activeElement).to.equal(heading);
    page.find('Email').focus();
    expect(heading.hasAttribute('tabindex')).to.be.false;
  });

  it('<rs-form> takes the focus to the page itself, by name, where the page has no heading', async () => {
    for (const container of ['fieldset', 'div'] as const) {
      const page = await openPagedForm({ container });
      await page.turn('Salto1Next');
      expect(document.activeElement).to.equal(page.container(1));
      expect(page.container(1).getAttribute('aria-label')).to.equal('Página 2 de 3');
      expect(page.container(1).getAttribute('role')).to.equal(container === 'div' ? 'group' : null);
    }
  });

  it('<rs-form> leaves the focus to the error where one is the reason', async () => {
    const page = await openPagedForm({ handlers: true });
    await page.element.goToPage(1);
    page.type('Email', 'ana@');
    await page.element.goToPage(2);
    const turned = changed(page.element);
    expect(await page.press()).to.equal(null);
    await turned;
    expect(page.shown()).to.deep.equal([1]);
    expect(document.activeElement).not.to.equal(page.container(1));
  });

  it('<rs-form> passes over a page on which nothing is left, both ways, and counts without it', async () => {
    const page = await openPagedForm({ handlers: true, json: { conditions } });
    page.type('Nombre', 'Ana');
    expect(page.progress()).to.equal('Página 1 de 2');
    await page.turn('Salto1Next');
    expect(page.shown()).to.deep.equal([2]);
    await page.turn('EnviarPrev');
    expect(page.shown()).to.deep.equal([0]);
    page.type('Nombre', 'Berta');
    expect(page.progress()).to.equal('Página 1 de 3');
    await page.turn('Salto1Next');
    expect(page.shown()).to.deep.equal([1]);
  });
});

describe('<rs-form> and pages that conditions leave half empty', () => {
  it('<rs-form> leads to a page as long as one thing on it is left, such as the button that sends', async () => {
    const hidesConsulta = conditions.map((condition) => ({ ...condition, targets: ['Consulta'] }));
    const page = await openPagedForm({ json: { conditions: hidesConsulta } });
    page.type('Nombre', 'Ana');
    expect(page.progress()).to.equal('Página 1 de 3');
    expect(await page.element.goToPage(2)).to.be.true;
    expect(page.shown()).to.deep.equal([2]);
  });
});

describe('<rs-form> and the handlers of page buttons', () => {
  const windowed = window as unknown as Record<string, unknown>;
  const ran: string[] = [];

  beforeEach(() => {
    ran.length = 0;
    windowed.pagingNote = (text: string) => ran.push(text);
  });
  afterEach(() => {
    for (const name of ['pagingNote', 'rsfp_changePage', 'RSFormPro']) Reflect.deleteProperty(windowed, name);
  });

  it('<rs-form> turns the page once where the page has a routine of its own, and leaves that in place', async () => {
    const own = () => ran.push('own routine');
    windowed.rsfp_changePage = own;
    const page = await openPagedForm({ handlers: true });
    let turns = 0;
    page.element.addEventListener('rs-form-page-changed', () => (turns += 1));
    await page.turn('Salto1Next');
    expect([turns, ran]).to.deep.equal([1, []]);
    expect(windowed.rsfp_changePage).to.equal(own);
    expect('RSFormPro' in windowed).to.be.false;
  });

  it('<rs-form> runs what the author wrote in front of the call', async () => {
    const page = await openPagedForm({ handlers: true, ownCode: "pagingNote('author')" });
    await page.turn('Salto1Next');
    expect(ran).to.deep.equal(['author']);
    expect(page.shown()).to.deep.equal([1]);
  });

  it('<rs-form> stays where the author’s code ends before the call', async () => {
    const page = await openPagedForm({ handlers: true, ownCode: 'pagingNote(1); if (true) return false' });
    page.find('Salto1Next').click();
    expect(ran).to.deep.equal([1]);
    expect(page.shown()).to.deep.equal([0]);
  });

  it('<rs-form> goes on where the author’s code breaks, and tells the author', async () => {
    const page = await openPagedForm({ handlers: true, ownCode: 'notThere()' });
    const reports: string[] = [];
    page.element.report = (error) => reports.push(String(error));
    await page.turn('Salto1Next');
    expect(page.shown()).to.deep.equal([1]);
    expect(reports.join()).to.contain('notThere');
  });

  it('<rs-form> turns to the next page where the call is odd and the id says which way', async () => {
    const extra = '<button type="button" id="OddNext" onclick="rsfp_changePage(1, 0 + 1, 2)">x</button>';
    const page = await openPagedForm({ extra });
    await page.turn('OddNext');
    expect(page.shown()).to.deep.equal([1]);
  });

  it('<rs-form> gives the handler back with the form', async () => {
    const page = await openPagedForm({ handlers: true });
    windowed.rsfp_changePage = (...values: unknown[]) => ran.push(values.slice(0, 3).join());
    const { element, form } = page;
    element.replaceWith(form);
    await Promise.resolve();
    page.find('Salto1Next').click();
    expect(ran).to.deep.equal(['1,1,2']);
    form.remove();
  });

  it('<rs-form> takes an ordinary button with such an id, or one of another form, for nothing else', async () => {
    const extra = `<button type="button" name="form[Next]" id="MyNext">x</button>
      <button type="button" id="Other" onclick="rsfp_changePage(9, 2, 2, 1, {})">x</button>`;
    windowed.rsfp_changePage = (formId: unknown) => ran.push(`form ${String(formId)}`);
    const page = await openPagedForm({ handlers: true, extra });
    page.find('MyNext').click();
    page.find('Other').click();
    expect(ran).to.deep.equal(['form 9']);
    expect(page.shown()).to.deep.equal([0]);
  });
});
