import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import type { RsFormElement } from '../../../../elements/rs-form/rs-form.shell.js';
import { errorsDuring } from '../../../shared/record-console.js';
import { drive, enhanced } from '../page-driver.js';
import { changed, drivePages, openPagedForm, pagedForm, pagedTag } from './paged-form.js';

const spellings = [
  ['with the server’s handlers', { handlers: true }],
  ['without handlers, by the ends of ids', {}],
  ['in divs', { container: 'div', handlers: true }],
  ['in lists', { container: 'ol' }],
  ['in one table', { container: 'tbody', handlers: true }],
  ['in a table each', { container: 'table' }],
  ['in whatever an author took', { container: 'section' }],
  ['in tables with ids of the form’s number', { container: 'table', idOf: (page: number) => `1_${page}` }],
  ['with plain numbered ids', { idOf: (page: number) => `userForm${page}` }],
  ['with ids of the form’s number', { idOf: (page: number) => `1_${page}`, handlers: true }],
] as const;

describe('<rs-form> paging', () => {
  for (const [what, markup] of spellings)
    it(`<rs-form> with pages leads through them and back, ${what}`, async () => {
      const page = await openPagedForm(markup);
      expect(page.shown()).to.deep.equal([0]);
      await page.turn('Salto1Next');
      expect(page.shown()).to.deep.equal([1]);
      await page.turn('Salto2Next');
      expect(page.shown()).to.deep.equal([2]);
      await page.turn('EnviarPrev');
      await page.turn('Salto2Prev');
      expect(page.shown()).to.deep.equal([0]);
    });

  it('the pages of <rs-form> are turned by buttons of the page: on once the fields are right, and back at once', async () => {
    const page = await openPagedForm({
      extra:
        '<button commandfor="consulta" command="--next-page">On</button><button commandfor="consulta" command="--previous-page">Back</button>',
    });
    page.element.id = 'consulta';
    const press = async (name: string) => {
      const turned = changed(page.element);
      page.form.querySelector<HTMLElement>(`[command="--${name}"]`)?.click();
      await turned;
    };
    await press('next-page');
    expect(page.shown()).to.deep.equal([1]);
    await press('previous-page');
    expect(page.shown()).to.deep.equal([0]);
  });

  it('the pages of <rs-form> turn for a visitor who presses before their chunk has loaded', async () => {
    const wrapper = await fixture<HTMLElement>(html`<div lang="es">${unsafeStatic(pagedTag())}</div>`);
    const element = wrapper.querySelector('rs-form') as RsFormElement;
    const turned = new Promise<number>((resolve) => {
      element.addEventListener('rs-form-page-changed', ({ detail }) => resolve(detail.to), { once: true });
    });
    element.withCore(() => element.querySelector<HTMLElement>('[id="Salto1Next"]')?.click());
    expect(await turned).to.equal(1);
  });

  it('<rs-form> with pages marks hidden pages with the server’s class, and takes them out of the tab order without its sheet', async () => {
    const page = await openPagedForm();
    const isMarked = (index: number) => page.container(index).classList.contains('formHidden');
    expect([0, 1, 2].filter(isMarked)).to.deep.equal([1, 2]);
    page.find('Email').focus();
    expect(document.activeElement).not.to.equal(page.find('Email'));
  });

  it('<rs-form> with pages starts where the server found an error', async () => {
    expect((await openPagedForm({ errorOn: 1 })).shown()).to.deep.equal([1]);
  });

  it('<rs-form> with pages starts on the page that the markup shows', async () => {
    expect((await openPagedForm({ visible: 2 })).shown()).to.deep.equal([2]);
  });

  it('<rs-form> with pages keeps a visitor on a page with a mistake, and lets them back without a check', async () => {
    const page = await openPagedForm({ handlers: true });
    await page.turn('Salto1Next');
    page.type('Email', 'ana@');
    const { hooks } = page.element;
    const failed = new Promise((resolve) => hooks.addCallback('nextPageFailed', resolve));
    page.find('Salto2Next').click();
    expect(await failed).to.equal(1);
    expect(page.shown()).to.deep.equal([1]);
    expect([...page.find('Email').classList]).to.include('is-invalid');
    await page.turn('Salto2Prev');
    expect(page.shown()).to.deep.equal([0]);
  });

  it('<rs-form> with pages checks nothing where the definition of the page break says so', async () => {
    const pages = [{ fields: [{ name: 'Salto2', type: 'page-break', validate: false }] }];
    const page = await openPagedForm({ json: { pages } });
    await page.turn('Salto1Next');
    page.type('Email', 'ana@');
    await page.turn('Salto2Next');
    expect(page.shown()).to.deep.equal([2]);
  });

  it('<rs-form> with pages asks the page before and tells it after', async () => {
    const page = await openPagedForm();
    const reported: unknown[] = [];
    for (const type of ['rs-form-page-change', 'rs-form-page-changed'] as const)
      page.element.addEventListener(type, ({ detail }) => reported.push([type, detail]));
    const detail = { formId: 1, from: 0, to: 1, direction: 'next' };
    await page.turn('Salto1Next');
    expect(reported).to.deep.equal([
      ['rs-form-page-change', detail],
      ['rs-form-page-changed', detail],
    ]);
  });

  it('<rs-form> with pages stays where a listener objects', async () => {
    const page = await openPagedForm();
    page.element.addEventListener('rs-form-page-change', (event) => event.preventDefault());
    expect(await page.element.goToPage(1)).to.be.false;
    expect(page.shown()).to.deep.equal([0]);
  });

  it('<rs-form> with pages runs the callbacks of page scripts once for each page, the first included', async () => {
    const reported: unknown[] = [];
    const wrapper = await fixture<HTMLElement>(html`<div></div>`);
    const element = document.createElement('rs-form') as RsFormElement;
    for (const name of ['nextPage', 'changePage', 'progress'] as const)
      element.hooks.addCallback(name, (page) => reported.push(`${name} ${page}`));
    wrapper.append(element);
    element.append(document.createRange().createContextualFragment(pagedForm()));
    await enhanced(element);
    await element.goToPage(0);
    expect(reported).to.deep.equal(['nextPage 0', 'changePage 0', 'progress 0']);
    await drivePages(drive(element)).turn('Salto1Next');
    await drivePages(drive(element)).turn('Salto2Prev');
    expect(reported.slice(3)).to.deep.equal([
      ...['nextPage 1', 'changePage 1', 'progress 1'],
      ...['changePage 0', 'progress 0'],
    ]);
  });

  for (const [wanted, shown] of [
    [1e9, 2],
    [-1, 0],
  ] as const)
    it(`<rs-form> with pages clamps a script’s page ${wanted}, and tells the author (attr-09)`, async () => {
      const page = await openPagedForm();
      await page.element.goToPage(1);
      const errors = await errorsDuring(() => page.element.goToPage(wanted));
      expect(page.shown()).to.deep.equal([shown]);
      expect(errors.join()).to.contain(`found ${wanted}, expected one of 0, 1, 2`);
    });

  it('<rs-form> with pages stays for what is no page number', async () => {
    const page = await openPagedForm();
    const errors = await errorsDuring(async () => {
      expect(await page.element.goToPage(Number.NaN)).to.be.false;
      expect(await page.element.goToPage(0.5)).to.be.false;
    });
    expect(page.shown()).to.deep.equal([0]);
    expect(errors.length).to.equal(2);
  });

  it('<rs-form> with pages keeps two forms with the same ids apart', async () => {
    const both = await fixture<HTMLElement>(html`<div>${unsafeStatic(pagedTag() + pagedTag())}</div>`);
    const [first, second] = [...both.querySelectorAll('rs-form')] as [RsFormElement, RsFormElement];
    await Promise.all([first, second].map(async (one) => (await enhanced(one), one.goToPage(0))));
    const turned = changed(second);
    drivePages(drive(second)).find('Salto1Next').click();
    await turned;
    expect(drivePages(drive(first)).shown()).to.deep.equal([0]);
    expect(drivePages(drive(second)).shown()).to.deep.equal([1]);
  });

  it('<rs-form> with pages lives with controls that are named like members of the form', async () => {
    const names = [
      'submit',
      'elements',
      'id',
      'querySelectorAll',
      'getAttribute',
      'contains',
      'parentElement',
    ];
    const page = await openPagedForm({ extra: names.map((name) => `<input name="${name}">`).join('') });
    await page.turn('Salto1Next');
    expect(page.shown()).to.deep.equal([1]);
  });

  it('<rs-form> with pages goes on with a missing page, a doubled one, and a page without buttons', async () => {
    const ids = ['rsform_1_page_0', 'rsform_1_page_0', 'rsform_1_page_5'];
    const page = await openPagedForm({ idOf: (one) => ids[one] ?? '' });
    expect(page.container(2).getClientRects().length, 'page 5').to.equal(0);
    expect(page.container(1).classList.contains('formHidden'), 'the doubled one is left alone').to.be.true;
    await page.turn('Salto1Next');
    expect(page.container(2).getClientRects().length, 'page 5').to.equal(1);
  });

  it('<rs-form> with pages gives everything back when it is taken away', async () => {
    const markup = pagedForm({ handlers: true, progress: '' });
    const untouched = document.createRange().createContextualFragment(markup).firstElementChild;
    const page = await openPagedForm({ handlers: true, progress: '' });
    await page.turn('Salto1Next');
    const { element, form } = page;
    element.replaceWith(form);
    await Promise.resolve();
    expect(form.outerHTML.replaceAll(/\s+/g, ' ')).to.equal(untouched?.outerHTML.replaceAll(/\s+/g, ' '));
    form.remove();
  });
});
