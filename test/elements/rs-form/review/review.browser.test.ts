import { expect, oneEvent } from '@open-wc/testing';
import { recordConsole } from '../../../shared/record-console.js';
import { until } from '../../../shared/until.js';
import { openPagedForm } from '../paging/paged-form.js';
import { openForm } from '../profiles/open-form.js';
import { definitionOf, jsonTag, openRendered } from '../rendering/rendered-page.js';
import { driveReview } from './review-page.js';

const text = (name: string, label = name, attributes = '') =>
  `<p><label for="${name}">${label}</label> <input id="${name}" name="${name}" ${attributes}></p>`;
const oneOf = (controls: string) =>
  `<form method="post" action="#sent">${controls}<p><button>Send</button></p></form>`;

/** Opens a form of one page, presses its button, and returns the page and the answers. */
async function review(controls: string, json: object = {}, values: Readonly<Record<string, string>> = {}) {
  const page = await openForm(oneOf(controls), { review: true, ...json }, 'markup="plain" without-draft');
  const reviewed = driveReview(page.element);
  await reviewed.ready();
  for (const [name, value] of Object.entries(values)) page.type(name, value);
  const press = () => page.find<HTMLElement>('form button:not([type])').click();
  press();
  return { ...page, ...reviewed, press };
}

describe('a form that shows the answers before they are sent', () => {
  it('a form with a review page sends at the second press on its button', async () => {
    const page = await review(text('a', 'Name'), {}, { a: 'Ana' });
    expect({ isShown: page.isShown(), posts: page.posts.length }).to.deep.equal({ isShown: true, posts: 0 });
    page.press();
    await until(() => page.posts.length > 0);
    expect([...(page.posts[0]?.entries() ?? [])]).to.deep.equal([['a', 'Ana']]);
  });

  it('a form with a review page shows the errors first', async () => {
    const page = await review(text('a', 'Name', 'required'));
    expect(page.isShown()).to.equal(false);
    page.type('a', 'Ana');
    page.press();
    expect(page.isShown()).to.equal(true);
  });

  it('a form with a review page hides everything but the answers and the buttons, and focuses the heading', async () => {
    const page = await review(`<p>Hint</p>${text('a', 'Name')}`);
    expect(page.reachable()).to.deep.equal(['Change: Name', 'Previous', 'Send']);
    expect(page.find<HTMLElement>('p').checkVisibility({ visibilityProperty: true })).to.equal(false);
    expect(page.form.offsetHeight).to.be.below(page.find<HTMLElement>('.rs-form-review').offsetHeight + 100);
    expect(document.activeElement?.textContent).to.equal('Check your answers');
  });

  it('a form with a review page lists questions and answers in the words of the form', async () => {
    const page = await review(
      text('a', 'Name:') +
        text('none', 'Street') +
        '<fieldset><legend>Reply</legend><label><input type="radio" name="r" value="1" checked> By e-mail</label><label><input type="radio" name="r" value="2"> By phone</label></fieldset>' +
        '<fieldset><legend>Days</legend><label><input type="checkbox" name="d" value="1" checked> Monday</label><label><input type="checkbox" name="d" value="2" checked> Friday</label></fieldset>' +
        '<p><label for="s">Course</label><select id="s" name="s"><option value="">Choose<option value="y" selected>Yoga for all</select></p>' +
        '<p><label><input type="checkbox" name="ok" value="1" checked> I agree</label></p>',
      {},
      { a: '<b>Ana' },
    );
    expect(page.answers()).to.deep.equal([
      'Name: <b>Ana',
      'Street: Not answered',
      'Reply: By e-mail',
      'Days: Monday + Friday',
      'Course: Yoga for all',
      'I agree: Yes',
    ]);
  });

  it('a form with a review page lists files by their names', async () => {
    const page = await openForm(
      oneOf('<p><label for="f">Photo</label><input type="file" id="f" name="f"></p>'),
      { review: true },
      'markup="plain"',
    );
    const reviewed = driveReview(page.element);
    await reviewed.ready();
    const transfer = new DataTransfer();
    transfer.items.add(new File(['x'], 'cat.png'));
    page.find('#f').files = transfer.files;
    page.find<HTMLElement>('form button:not([type])').click();
    expect(reviewed.answers()).to.deep.equal(['Photo: cat.png']);
  });

  it('a form with a review page lists no password, no code, no token, no field for bots and nothing that is hidden', async () => {
    const page = await review(
      text('a', 'Name') +
        text('p', 'Password', 'type="password" value="x"') +
        text('o', 'Code', 'autocomplete="one-time-code" value="x"') +
        text('card', 'Card', 'autocomplete="cc-number" value="x"') +
        `<div aria-hidden="true">${text('bot', 'Website')}</div>` +
        '<input type="hidden" name="csrf_token" value="x"><input type="hidden" name="utm" value="x">' +
        text('c', 'Company', 'value="x"'),
      { conditions: [{ targets: ['c'], when: [{ field: 'a', value: 'firm' }] }] },
    );
    expect(page.answers()).to.deep.equal(['Name: Not answered']);
  });

  it('a form with a review page leads to the field of an answer and back, with its new value', async () => {
    const page = await review(text('a', 'Name') + text('b', 'City'), {}, { a: 'Ana' });
    page.change('City');
    expect({ isShown: page.isShown(), focused: document.activeElement?.id }).to.deep.equal({
      isShown: false,
      focused: 'b',
    });
    page.type('b', 'Vigo');
    page.press();
    expect(page.isShown()).to.equal(true);
    expect(page.answers()).to.deep.equal(['Name: Ana', 'City: Vigo']);
    expect(page.posts).to.have.length(0);
  });

  it('a form with a review page leads back by its own button, to the first field', async () => {
    const page = await review(text('a', 'Name'));
    [...page.form.querySelectorAll('button')].find(({ textContent }) => textContent === 'Previous')?.click();
    expect({ isShown: page.isShown(), focused: document.activeElement?.id }).to.deep.equal({
      isShown: false,
      focused: 'a',
    });
  });

  it('a form with a review page sends at once by a button that saves for later', async () => {
    const page = await openForm(
      oneOf(`${text('a', 'Name')}<button formnovalidate name="save" value="1">Save</button>`),
      { review: true },
      'markup="plain"',
    );
    await driveReview(page.element).ready();
    page.find<HTMLElement>('[name="save"]').click();
    await until(() => page.posts.length > 0);
    expect(driveReview(page.element).isShown()).to.equal(false);
  });

  it('a form with a review page is as it was when the tag is removed', async () => {
    const page = await review(text('a', 'Name'));
    page.element.replaceWith(...page.element.childNodes);
    await until(() => !page.form.querySelector('.rs-form-review'));
    expect(page.reachable()).to.deep.equal(['a', 'Send']);
    expect(page.form.outerHTML).not.to.contain('data-rs-form-review');
  });

  it('a form with a review page names in the console that no button sends it', async () => {
    const record = recordConsole();
    await openForm('<form method="post"><input name="a"></form>', { review: true }, 'markup="plain"');
    await until(() => record.errors.join().includes('form-review'));
    record.stop();
    expect(record.errors.join()).to.contain('JSON at review: found no button that sends the form');
  });
});

describe('a form of several pages that shows the answers', () => {
  const json = { review: true };

  it('a form of several pages with a review page counts them as a page, and Enter on a page before goes on', async () => {
    const page = await openPagedForm({ json, headings: true });
    const reviewed = driveReview(page.element);
    await reviewed.ready();
    await page.turn('Salto1Next');
    await page.turn('Salto2Next');
    expect(page.progress()).to.equal('Página 3 de 4');
    page.find('Enviar').click();
    expect(reviewed.isShown()).to.equal(true);
    expect(page.progress()).to.equal('Página 4 de 4');
    expect(page.said()).to.contain('Revisa tus respuestas');
    expect(await page.press()).not.to.equal(null);
  });

  it('a form of several pages with a review page leads from a changed answer over the pages between', async () => {
    const page = await openPagedForm({ json });
    const reviewed = driveReview(page.element);
    await reviewed.ready();
    await page.turn('Salto1Next');
    await page.turn('Salto2Next');
    page.find('Enviar').click();
    const [question = ''] = (reviewed.answers()[0] ?? '').split(':');
    reviewed.change(question);
    expect(page.shown()).to.deep.equal([0]);
    const turned = oneEvent(page.element, 'rs-form-page-changed');
    page.find('Salto1Next').click();
    await turned;
    expect(reviewed.isShown()).to.equal(true);
    expect(await page.press()).not.to.equal(null);
  });

  it('a form of several pages with a review page comes back to the page of an answer by the browser history', async () => {
    const page = await openPagedForm({ json, attributes: 'history="pages"' });
    const reviewed = driveReview(page.element);
    await reviewed.ready();
    await page.turn('Salto1Next');
    await page.turn('Salto2Next');
    page.find('Enviar').click();
    const turned = oneEvent(page.element, 'rs-form-page-changed');
    history.back();
    await turned;
    expect({ isShown: reviewed.isShown(), pages: page.shown() }).to.deep.equal({
      isShown: false,
      pages: [2],
    });
  });

  it('a form of several pages with a review page is made of the JSON of a form that is rendered', async () => {
    const fields = [
      { name: 'Nombre', type: 'text', caption: 'Nombre', required: true },
      { name: 'Enviar', type: 'submit', caption: 'Enviar' },
    ];
    const element = await openRendered(jsonTag(definitionOf(fields, json)));
    const reviewed = driveReview(element);
    await reviewed.ready();
    const form = element.form as HTMLFormElement;
    (form.elements.namedItem('form[Nombre]') as HTMLInputElement).value = 'Ana';
    form.querySelector<HTMLElement>('[type="submit"]')?.click();
    expect(reviewed.answers()).to.deep.equal(['Nombre: Ana']);
    expect(reviewed.reachable()).to.deep.equal(['Cambiar: Nombre', 'Anterior', 'form[Enviar]']);
  });
});
