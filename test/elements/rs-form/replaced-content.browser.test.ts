import { expect, oneEvent } from '@open-wc/testing';
import { until } from '../../shared/until.js';
import { errorsDuring } from '../../shared/record-console.js';
import { openFormPage } from './page-driver.js';
import { drivePages, openPagedForm } from './paging/paged-form.js';

const json = {
  version: 1,
  formId: 1,
  conditions: [
    {
      action: 'show',
      match: 'all',
      scope: 'block',
      targets: ['Why'],
      when: [{ field: 'Kind', operator: 'is', value: 'other' }],
    },
  ],
};

const kind = `<select id="Kind" name="form[Kind]"><option value="">-</option><option value="other">other</option></select>`;

/** Returns a form as the server writes it: the second field is for a choice of the first one. */
function serverForm(): string {
  const field = (name: string, number: number, control: string) => `
    <div class="rsform-block rsform-block-${name.toLowerCase()}"><label for="${name}">${name}</label>
      <div class="formControls">${control}<span class="formValidation"><span id="component${number}" class="formNoError">Fill in ${name}.</span></span></div></div>`;
  return `<form method="post" id="userForm" action="/post">
    ${field('Name', 10, '<input type="text" id="Name" name="form[Name]" required>')}
    ${field('Kind', 11, kind)}
    ${field('Why', 12, '<input type="text" id="Why" name="form[Why]" required>')}
    <button type="submit" name="form[Send]" id="Send">Send</button>
    <input type="hidden" name="form[formId]" value="1"></form>`;
}

const tag = `<rs-form without-draft><script type="application/json">${JSON.stringify(json)}</script>${serverForm()}</rs-form>`;

/** Returns an element that a script makes of markup. */
function made(markup: string): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.content.firstElementChild as HTMLElement;
}

const isShown = (page: Element, id: string) => (page.querySelector(`#${id}`) as HTMLElement).offsetWidth > 0;

/** Chooses the answer that shows the second field. */
function chooseOther(page: Element): void {
  const select = page.querySelector('#Kind') as HTMLSelectElement;
  select.value = 'other';
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('<rs-form> replaced content', () => {
  it('a script of the page replaces the form after an attempt, and conditions and checks are those of the new form', async () => {
    const { element, form, press } = await openFormPage(tag);
    await press();
    await until(() => element.shadowRoot?.querySelector('[part~="error-summary"]'), 'the list of errors');
    form.replaceWith(made(serverForm()));
    await until(() => !isShown(element, 'Why'), 'the hidden field');
    expect(element.shadowRoot?.querySelector('[part~="error-summary"]')).to.equal(null);
    chooseOther(element);
    expect(isShown(element, 'Why')).to.equal(true);
  });

  it('a script of the page replaces one field, and the conditions follow the new one', async () => {
    const { element } = await openFormPage(tag);
    const before = element.querySelector('#Kind') as HTMLElement;
    before.replaceWith(made(kind));
    chooseOther(element);
    await until(() => isShown(element, 'Why'), 'the field');
  });

  it('a script of the page replaces a block without a field, and a condition hides the new one', async () => {
    const terms = '<div class="rsform-block rsform-block-terms"><p id="Terms">Terms</p></div>';
    const withTerms = tag.replace('"Why"]', '"Why","terms"]').replace('<button', `${terms}<button`);
    const { element } = await openFormPage(withTerms);
    expect(isShown(element, 'Terms')).to.equal(false);
    (element.querySelector('.rsform-block-terms') as HTMLElement).replaceWith(made(terms));
    await until(() => !isShown(element, 'Terms'), 'the hidden block');
    chooseOther(element);
    expect(isShown(element, 'Terms')).to.equal(true);
  });

  it('a script of the page leaves no form for a moment, and the next one is enhanced', async () => {
    const { element, form } = await openFormPage(tag);
    form.remove();
    await new Promise((resolve) => setTimeout(resolve));
    element.append(made(serverForm()));
    await until(() => !isShown(element, 'Why'), 'the hidden field');
  });

  it('a script of the page puts the form into a tag that was empty, and it is enhanced', async () => {
    const { element } = await openFormPage(tag);
    const empty = document.createElement('rs-form');
    const errors = await errorsDuring(async () => {
      element.after(empty);
      await until(() => !empty.hasAttribute('data-pending'), 'the end of the start');
    });
    expect(errors.length).to.equal(1);
    empty.append(
      made(`<script type="application/json">${JSON.stringify(json)}</script>`),
      made(serverForm()),
    );
    await until(() => !isShown(empty, 'Why'), 'the hidden field');
    empty.remove();
  });

  it('a script of the page replaces a field of the second page, and the visitor stays on it', async () => {
    const page = await openPagedForm();
    await page.turn('Salto1Next');
    page.find('Email').replaceWith(made('<input type="email" id="Email" name="form[Email]">'));
    await oneEvent(page.element, 'rs-form-page-changed');
    expect(drivePages(page).shown()).to.deep.equal([1]);
  });

  it('a script of the page that replaces a field after each start is named once, and the page goes on', async () => {
    const { element } = await openFormPage(tag);
    const errors = await errorsDuring(async () => {
      for (let time = 0; time < 20; time += 1) {
        (element.querySelector('#Kind') as HTMLElement).replaceWith(made(kind));
        await new Promise((resolve) => setTimeout(resolve));
      }
    });
    expect(errors.filter((error) => error.includes('found fields that a script replaces')).length).to.equal(
      1,
    );
  });
});
