import { expect, oneEvent } from '@open-wc/testing';
import { appears } from '../../../shared/appears.js';
import { errorsDuring } from '../../../shared/record-console.js';
import { until } from '../../../shared/until.js';
import { djangoForm, djangoLayouts } from './django-forms.js';
import { buttonsOf, openForm, type OtherForm } from './open-form.js';
import { formIn, savedPage } from './saved-pages.js';

/** Two pages as a template of Bootstrap has them, with the button behind both. */
const bootstrap = `
<form method="post" action="/registration" novalidate>
  <fieldset class="mb-3" id="who"><legend>About you</legend>
    <div class="mb-3"><label class="form-label" for="name">Name</label>
      <input class="form-control" id="name" name="name" required><div class="invalid-feedback">Your name, please.</div></div>
    <div class="form-check"><input class="form-check-input" type="checkbox" id="more" name="more" value="1">
      <label class="form-check-label" for="more">I have a question</label></div>
  </fieldset>
  <fieldset class="mb-3"><legend>Your question</legend>
    <div class="mb-3"><label class="form-label" for="message">Message</label>
      <textarea class="form-control" id="message" name="message" required></textarea></div>
  </fieldset>
  <button class="btn btn-primary" type="submit">Register</button>
</form>`;

/** Pages in Drupal’s markup, with a group of buttons that is no page and the token of a form that was sent back. */
const drupal = `
<form method="post" action="/registration">
  <fieldset class="js-form-wrapper form-wrapper"><legend><span class="fieldset-legend">Contact</span></legend>
    <div class="fieldset-wrapper">
      <fieldset class="fieldgroup form-composite"><legend><span class="fieldset-legend">Reply by</span></legend>
        <div class="js-form-item form-item"><input class="form-radio" type="radio" id="r1" name="reply" value="email" required> <label class="option" for="r1">Email</label></div>
        <div class="js-form-item form-item"><input class="form-radio" type="radio" id="r2" name="reply" value="phone"> <label class="option" for="r2">Phone</label></div>
      </fieldset></div></fieldset>
  <fieldset class="js-form-wrapper form-wrapper"><legend><span class="fieldset-legend">Message</span></legend>
    <div class="fieldset-wrapper"><div class="js-form-item form-item form-item--error">
      <label for="edit-message">Message</label><textarea class="form-textarea error" id="edit-message" name="message" aria-invalid="true">hi</textarea>
      <div class="form-item--error-message">Too short.</div></div></div></fieldset>
  <input type="hidden" name="form_build_id" value="form-1">
  <div class="form-actions"><input class="button js-form-submit form-submit" type="submit" name="op" value="Send"></div>
</form>`;

const two = { pages: [{ fields: [{ name: 'name' }] }, { fields: [{ name: 'message' }] }] };

/** Presses a button by its text. */
function press({ form }: OtherForm, text: string): void {
  const buttons = [...form.querySelectorAll<HTMLElement>('button, [type=submit]')];
  const isMeant = (button: HTMLElement) =>
    button.checkVisibility() && (button.textContent.trim() === text || button.getAttribute('value') === text);
  buttons.find(isMeant)?.click();
}

async function turn(page: OtherForm, text: string): Promise<void> {
  const turned = oneEvent(page.element, 'rs-form-page-changed');
  press(page, text);
  await turned;
}

/** Opens the form of two pages, and waits for the first one. */
async function openPages(json: object = two, markup = bootstrap): Promise<OtherForm> {
  const page = await openForm(markup, json, 'without-draft');
  await until(() => page.form.querySelector('.formHidden'), 'pages');
  return page;
}

describe('pages made of the fieldsets of another system', () => {
  it('pages made of the fieldsets of another system begin with the page that a visitor has come to while all were on show', async () => {
    const opened = openForm(bootstrap, two, 'without-draft');
    const message = (await appears(document.body, '#message')) as HTMLElement;
    message.focus();
    const { form } = await opened;
    await until(() => form.querySelector('.formHidden'), 'pages');
    expect(document.activeElement?.id).to.equal('message');
    expect(form.querySelector('#name')?.checkVisibility()).to.equal(false);
  });

  it('pages made of the fieldsets of another system are shown one by one, with buttons that look like the form’s own, and are named where a visitor is', async () => {
    const page = await openPages();
    expect(page.shown()).to.deep.equal(['name', 'more']);
    expect(buttonsOf(page)).to.deep.equal(['Next']);
    expect(page.find('[id$=Next]').className).to.equal('btn btn-primary');
    page.type('name', 'Ana');
    await turn(page, 'Next');
    expect(page.shown()).to.deep.equal(['message']);
    expect(buttonsOf(page)).to.deep.equal(['Previous', 'Register']);
    expect(document.activeElement?.textContent).to.equal('Your question');
    expect(page.element.shadowRoot?.querySelector('[part~=progress]')?.textContent).to.equal('Page 2 of 2');
    await turn(page, 'Previous');
    expect(page.shown()).to.deep.equal(['name', 'more']);
  });

  it('pages made of the fieldsets of another system are checked one by one on the way on; Enter leads on as well, and an error to its page', async () => {
    const page = await openPages();
    press(page, 'Next');
    const name = page.find('[name=name]');
    await until(() => name.getAttribute('aria-invalid') === 'true', 'marked');
    expect(page.find('.invalid-feedback').textContent).to.equal('Your name, please.');
    expect(page.find('[name=message]').hasAttribute('aria-invalid')).to.equal(false);
    page.type('name', 'Ana');
    const turned = oneEvent(page.element, 'rs-form-page-changed');
    // A browser presses the button that sends, wherever it is, for Enter in a text.
    page.find<HTMLElement>('[type=submit]').click();
    await turned;
    expect(page.shown()).to.deep.equal(['message']);
    page.type('name', '');
    press(page, 'Register');
    await until(() => document.activeElement === name || page.shown().includes('name'), 'back');
    expect(page.shown()).to.deep.equal(['name', 'more']);
    await until(() => page.element.shadowRoot?.querySelector('[part~=error-link]'), 'listed');
  });

  it('pages made of the fieldsets of another system are left out where a condition leaves nothing on them: the one before sends then', async () => {
    const condition = { action: 'show', targets: ['message'], when: [{ field: 'more', value: '1' }] };
    const page = await openPages({ ...two, conditions: [condition] });
    expect(buttonsOf(page)).to.include('Register');
    page.find('[name=more]').click();
    expect(page.shown()).to.deep.equal(['name', 'more']);
    expect(buttonsOf(page)).to.deep.equal(['Next']);
    page.type('name', 'Ana');
    await turn(page, 'Next');
    expect(page.shown()).to.deep.equal(['message']);
  });

  it('pages made of the fieldsets of another system begin with the page of an error of the server, also with groups that are no pages', async () => {
    const json = { pages: [{ fields: [{ name: 'reply' }] }, { fields: [{ name: 'message' }] }] };
    const page = await openPages(json, drupal);
    expect(page.shown()).to.deep.equal(['message']);
    expect(buttonsOf(page)).to.deep.equal(['Previous', 'Send']);
    expect(page.find('[id$=Prev]').className).to.equal('button');
    await turn(page, 'Previous');
    expect(page.shown()).to.deep.equal(['reply', 'reply']);
  });

  for (const layout of djangoLayouts)
    it(`pages made of the fieldsets of another system are fieldsets with a form of Django each (${layout}), with groups that are no pages`, async () => {
      const pages = { Who: ['name', 'reply'], What: ['about', 'topics'] };
      const json = {
        pages: Object.values(pages).map((names) => ({ fields: names.map((name) => ({ name })) })),
      };
      const page = await openPages(json, djangoForm(layout, pages));
      expect(page.shown()).to.deep.equal(['name', 'reply', 'reply']);
      press(page, 'Next');
      await until(() => page.find('#id_reply_0').getAttribute('aria-invalid') === 'true', 'marked');
      expect(page.find('.errorlist').parentElement?.contains(page.find('#id_name'))).to.equal(true);
      page.type('name', 'Ana');
      page.find('#id_reply_1').click();
      await turn(page, 'Next');
      expect(page.shown()).to.deep.equal(['about', 'topics', 'topics', 'topics']);
      expect(buttonsOf(page)).to.deep.equal(['Previous', 'Send']);
    });

  it('pages made of the fieldsets of another system have the words of the author, and are not checked where the JSON says so', async () => {
    const pageBreak = { name: 'step', type: 'page-break', nextCaption: 'On we go', validate: false };
    const [first, second] = two.pages;
    const pages = [{ fields: [...(first?.fields ?? []), pageBreak] }, second];
    const page = await openForm(bootstrap, { pages }, 'without-draft');
    await until(() => page.shown().length === 2);
    await turn(page, 'On we go');
    expect(page.shown()).to.deep.equal(['message']);
  });

  it('pages made of the fieldsets of another system have the author’s own buttons where the page has some', async () => {
    const own = bootstrap.replace(
      '</fieldset>',
      '<button type="button" id="goNext">Weiter</button></fieldset>',
    );
    const page = await openForm(own, two, 'without-draft');
    await until(() => page.shown().length === 2);
    expect(buttonsOf(page)).to.deep.equal(['Weiter']);
    page.type('name', 'Ana');
    await turn(page, 'Weiter');
    expect(page.shown()).to.deep.equal(['message']);
  });

  it('pages made of the fieldsets of another system are other elements where a profile of the page says so', async () => {
    const script = document.createElement('script');
    Object.assign(script, { type: 'application/json' });
    script.dataset['formProfile'] = '';
    script.textContent = JSON.stringify({
      version: 1,
      name: 'steps',
      form: ['.form-control'],
      page: '.step',
    });
    document.head.append(script);
    const divs = bootstrap
      .replaceAll('<fieldset class="', '<div class="step ')
      .replaceAll('/fieldset', '/div');
    const page = await openPages(two, divs);
    script.remove();
    expect(page.shown()).to.deep.equal(['name', 'more']);
  });

  it('pages made of the fieldsets of another system are given back as one page when the tag goes', async () => {
    const page = await openPages({ pages: [{ fields: [] }, { fields: [] }] });
    page.element.remove();
    await until(() => page.form.querySelectorAll('button').length === 1, 'given back');
    const before = new DOMParser().parseFromString(bootstrap, 'text/html').querySelector('form');
    before?.setAttribute('novalidate', '');
    expect(page.form.innerHTML).to.equal(before?.innerHTML);
  });

  it('pages made of the fieldsets of another system stay one page, and the console names the page, where the form has no element for it', async () => {
    const flat = bootstrap.replace(/<\/?(fieldset|legend)[^>]*>/g, '');
    let page: OtherForm | undefined;
    const errors = await errorsDuring(async () => {
      page = await openForm(flat, two, 'without-draft');
    });
    expect(errors.join('\n')).to.match(/JSON at pages: found no "fieldset" for page 1 .*form-pages/s);
    expect(page?.shown()).to.deep.equal(['name', 'more', 'message']);
    expect(page && buttonsOf(page)).to.deep.equal(['Register']);
  });
});

describe('pages that Gravity Forms turns itself', () => {
  /** Opens its form of three pages, of which it shows the first. Its script is not here. */
  async function openGravity(json: object = {}): Promise<OtherForm> {
    const form = formIn(await savedPage('gravity-forms', 'registration.html'));
    for (const button of form.querySelectorAll('[onclick]')) button.removeAttribute('onclick');
    const page = await openForm(form.outerHTML, { checks: 'all', ...json }, 'without-draft submit="fetch"');
    await until(() => page.form.noValidate, 'started');
    return page;
  }

  const firstPage = ['input_1', 'input_2', 'input_3', 'input_4', 'input_5', 'input_6', 'input_7', 'input_8'];

  /** Returns the fields on show; its buttons are inputs too. */
  const fieldsOn = (page: OtherForm) => page.shown().filter((name) => name !== '');

  function fillFirst(page: OtherForm): void {
    page.type('input_1', 'Ana');
    page.type('input_2', 'Pérez');
    page.type('input_3', 'ana@example.org');
    page.type('input_5', '1990-01-31');
    page.find<HTMLSelectElement>('[name=input_8]').selectedIndex = 1;
  }

  it('pages that Gravity Forms turns itself stay as they are, with its buttons alone', async () => {
    const page = await openGravity();
    expect(fieldsOn(page)).to.deep.equal(firstPage);
    expect(buttonsOf(page)).to.deep.equal([]);
    expect(page.find('.gform_next_button').checkVisibility()).to.equal(true);
  });

  it('pages that Gravity Forms turns itself are checked one by one, and each is sent by the browser: its server answers with the next', async () => {
    const page = await openGravity();
    // Enter in a text presses the button that sends, which is on the last page.
    page.find('[type=submit]').click();
    await until(() => page.find('[name=input_1]').getAttribute('aria-invalid') === 'true', 'marked');
    expect(page.find('[name=input_9]').getAttribute('aria-invalid')).to.equal('false');
    expect(page.posts).to.have.length(0);
    fillFirst(page);
    page.find('[type=submit]').click();
    await until(() => page.posts.length === 1, 'sent');
    expect(page.posts[0]?.get('input_1')).to.equal('Ana');
  });

  it('pages that Gravity Forms turns itself are left by its button back without a check', async () => {
    const page = await openGravity();
    const back = page.find('.gform_previous_button');
    back.type = 'image';
    page.find('#gform_page_2_1').append(back);
    back.click();
    await until(() => page.posts.length === 1, 'sent');
    expect(page.find('[aria-invalid=true]')).to.equal(null);
  });

  it('pages that Gravity Forms turns itself are not turned by the suite as well: JSON with pages is named in the console', async () => {
    const pages = [{ fields: [{ name: 'input_1' }] }, { fields: [{ name: 'input_9' }] }];
    let shown: readonly string[] = [];
    const errors = await errorsDuring(async () => {
      shown = fieldsOn(await openGravity({ pages }));
    });
    expect(errors.join('\n')).to.match(
      /JSON at pages: found pages that the server itself turns.*form-pages/s,
    );
    expect(shown).to.deep.equal(firstPage);
  });
});
