import { expect, oneEvent } from '@open-wc/testing';
import { morph } from '../../../shared/morph.js';
import { recordConsole } from '../../../shared/record-console.js';
import { until } from '../../../shared/until.js';
import { openFormPage } from '../page-driver.js';
import { drivePages, openPagedForm, pagedTag } from '../paging/paged-form.js';
import { buttonsOf, openForm, tagWith } from '../profiles/open-form.js';
import { formIn, savedPage } from '../profiles/saved-pages.js';
import { server } from '../server-check/ask-play-server.js';
import { driveReview } from './review-page.js';

const field = (name: string, attributes = '') =>
  `<p><label for="${name}">${name}</label> <input id="${name}" name="${name}" ${attributes}></p>`;
const plain = (controls: string) =>
  `<form method="post" action="#sent">${controls}<p><button>Send</button></p></form>`;
const press = (form: HTMLFormElement) => form.querySelector<HTMLElement>('button:not([type])')?.click();

/** Answer of a server that refuses the name. */
const refusal = `<form><input type="hidden" name="form[formId]" value="1"><input name="form[Nombre]">
  <span id="component101" class="formError">No.</span></form>`;

describe('<rs-form> review checks', () => {
  it('a form with a review page leads from an error of the server to its field', async () => {
    const post = server({ type: 'text/html', answer: refusal }).replaceAll('&', '&amp;');
    const tag = pagedTag({ json: { review: true }, attributes: 'submit="fetch"' }).replace('/contacto', post);
    const page = drivePages(await openFormPage(tag));
    const reviewed = driveReview(page.element);
    await reviewed.ready();
    await page.element.goToPage(3);
    expect(reviewed.isShown()).to.equal(true);
    page.find('Enviar').click();
    await until(() => document.activeElement?.id === 'Nombre');
    expect({ isShown: reviewed.isShown(), pages: page.shown() }).to.deep.equal({
      isShown: false,
      pages: [0],
    });
  });

  it('a form with a review page leads from an error of the server to its field in a form of one page', async () => {
    const post = server({ type: 'text/html', answer: refusal }).replaceAll('&', '&amp;');
    const json = JSON.stringify({ version: 1, formId: 1, review: true });
    const page =
      await openFormPage(`<rs-form without-draft submit="fetch"><script type="application/json">${json}</script>
      <form method="post" action="${post}"><div class="rsform-block rsform-block-nombre"><label for="Nombre">Nombre</label>
        <input id="Nombre" name="form[Nombre]"><span id="component101" class="formNoError">No.</span></div>
        <button>Enviar</button><input type="hidden" name="form[formId]" value="1"></form></rs-form>`);
    const reviewed = driveReview(page.element);
    await reviewed.ready();
    press(page.form);
    expect(reviewed.isShown()).to.equal(true);
    press(page.form);
    await until(() => document.activeElement?.id === 'Nombre');
    expect(reviewed.isShown()).to.equal(false);
  });

  it('a form with a review page checks a field that a changed answer has made necessary, although it is set aside', async () => {
    const asked = field('company', 'required');
    const conditions = [{ targets: ['company'], when: [{ field: 'kind', value: 'firm' }] }];
    const pages = [
      { fields: [{ name: 'kind' }, { name: 'step', type: 'page-break' }] },
      { fields: [{ name: 'note' }, { name: 'company' }] },
    ];
    const form = `<form method="post" action="#sent"><fieldset><legend>One</legend>${field('kind')}</fieldset>
      <fieldset><legend>Two</legend>${field('note')}${asked}<button>Send</button></fieldset></form>`;
    const page = await openForm(form, { review: true, pages, conditions }, 'markup="plain" without-draft');
    const reviewed = driveReview(page.element);
    await reviewed.ready();
    await page.element.goToPage(2);
    reviewed.change('kind');
    page.type('kind', 'firm');
    page.find<HTMLElement>('[id$=Next]').click();
    expect(reviewed.isShown()).to.equal(true);
    press(page.form);
    expect({ isShown: reviewed.isShown(), posts: page.posts.length }).to.deep.equal({
      isShown: false,
      posts: 0,
    });
    expect(page.shown()).to.deep.equal(['note', 'company']);
  });

  it('a form with a review page has the buttons behind all pages on the last one and with the answers', async () => {
    const pages = [{ fields: [{ name: 'a' }] }, { fields: [{ name: 'b' }] }];
    const form = `<form method="post" action="#sent"><fieldset>${field('a')}</fieldset><fieldset>${field('b')}</fieldset>
      <button>Send</button><button formnovalidate name="save" value="1">Save</button></form>`;
    const page = await openForm(form, { review: true, pages }, 'markup="plain" without-draft');
    const reviewed = driveReview(page.element);
    await reviewed.ready();
    expect(buttonsOf(page)).to.deep.equal(['Next']);
    await page.element.goToPage(1);
    expect(buttonsOf(page)).to.deep.equal(['Previous', 'Send', 'Save']);
    press(page.form);
    expect(reviewed.reachable()).to.deep.equal(['Change: a', 'Change: b', 'Previous', 'Send']);
    page.find<HTMLElement>('.rs-form-review > button').click();
    page.find<HTMLElement>('[name="save"]').click();
    await until(() => page.posts.length > 0);
  });

  it('a form with a review page is left by the browser’s Back, in a form of one page too', async () => {
    const page = await openForm(
      plain(field('a')),
      { review: true },
      'markup="plain" without-draft history="pages"',
    );
    const reviewed = driveReview(page.element);
    await reviewed.ready();
    press(page.form);
    expect(reviewed.isShown()).to.equal(true);
    const turned = oneEvent(page.element, 'rs-form-page-changed');
    history.back();
    await turned;
    expect({ isShown: reviewed.isShown(), focused: document.activeElement?.id }).to.deep.equal({
      isShown: false,
      focused: 'a',
    });
  });

  it('a form with a review page shows them again when a morph writes the server’s markup', async () => {
    const json = { review: true };
    const page = await openForm(plain(field('a')), json, 'markup="plain" without-draft');
    const reviewed = driveReview(page.element);
    await reviewed.ready();
    page.type('a', 'Ana');
    press(page.form);
    const tag = document.createElement('template');
    tag.innerHTML = tagWith(plain(field('a')), json);
    morph(page.element, tag.content.firstElementChild?.innerHTML ?? '');
    await until(() => reviewed.isShown());
    expect(reviewed.reachable()).to.deep.equal(['Change: a', 'Previous', 'Send']);
    press(page.form);
    await until(() => page.posts.length > 0);
  });

  it('a form with a review page is paged by the server, and the console says that it shows no answers', async () => {
    const form = formIn(await savedPage('gravity-forms', 'registration.html'));
    for (const button of form.querySelectorAll('[onclick]')) button.removeAttribute('onclick');
    const record = recordConsole();
    await openForm(form.outerHTML, { review: true }, 'without-draft');
    await until(() => record.errors.join().includes('form-review'));
    record.stop();
    expect(record.errors.join()).to.contain('JSON at review: found pages that the server itself turns');
  });

  it('a form with a review page goes back to no page that is not there yet when a script replaces a field', async () => {
    const page = await openPagedForm({ json: { review: true } });
    const reviewed = driveReview(page.element);
    await reviewed.ready();
    await page.element.goToPage(3);
    const record = recordConsole();
    const old = page.find('Nombre');
    old.replaceWith(old.cloneNode());
    await until(() => !reviewed.isShown());
    await reviewed.ready();
    record.stop();
    expect({ errors: record.errors, pages: page.shown() }).to.deep.equal({ errors: [], pages: [2] });
  });
});
