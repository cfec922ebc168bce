import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import { indexServerForm } from '../../../../elements/rs-form/markup/server-form.dom.js';
import { completeReset } from '../../../../elements/rs-form/first-touch/first-touch.dom.js';
import { handFocus } from '../../../../elements/rs-form/conditions/visibility.dom.js';
import { revealText } from '../../../../elements/rs-form/conditions/hidden-fields.model.js';
import { texts as en } from '../../../../elements/rs-form/texts/en.js';
import { es } from '../../../../elements/rs-form/texts/es.js';
import { resetForm } from '../../../../shared/dom/unclobbered-form.js';
import { createTexts } from '../../../../shared/i18n/create-texts.js';
import { appears } from '../../../shared/appears.js';
import { find, formTag, openHelpers, reset, withFields, type FieldMarkup } from './field-helpers-page.js';
import { enhanced, openFormPage, touched, type FormPage } from '../page-driver.js';
import { practicePage } from '../practice-page.js';
import type { RsFormElement } from '../../../../elements/rs-form/rs-form.shell.js';

const boxes = (name: string, ...values: readonly string[]): FieldMarkup => ({
  alias: name.toLowerCase(),
  componentId: 30,
  caption: `<label id="${name}-grouplbl">Elige</label>`,
  controls: `<div role="group" aria-labelledby="${name}-grouplbl">${values
    .map((value) => `<label><input type="checkbox" name="form[${name}][]" value="${value}">${value}</label>`)
    .join('')}</div>`,
});

type OnLimit = 'swap' | 'refuse' | 'block';

const limited = (maxSelections: number, onLimit?: OnLimit) =>
  withFields({ name: 'Temas', type: 'checkbox-group', maxSelections, ...(onLimit && { onLimit }) });

function open(most: number, onLimit?: OnLimit): Promise<FormPage> {
  const appearing = { selector: '.rs-form-limit' };
  return openHelpers([boxes('Temas', 'a', 'b', 'c')], limited(most, onLimit), appearing);
}

const tick = (page: FormPage, value: string) => find(page, `[value="${value}"]`).click();
const hintOf = (page: FormPage) => find(page, '.rs-form-limit');

describe('boxes that a limit disables', () => {
  it('boxes that a limit disables say why, as long as they are', async () => {
    const page = await open(2, 'block');
    expect(hintOf(page).hidden).to.equal(true);
    tick(page, 'a');
    expect(hintOf(page).hidden).to.equal(true);
    tick(page, 'b');
    expect(hintOf(page).hidden).to.equal(false);
    expect(hintOf(page).textContent).to.equal('Puedes marcar 2 opciones. Desmarca una para cambiar.');
    expect(page.said()).to.contain('Puedes marcar 2 opciones.');
    tick(page, 'a');
    expect(hintOf(page).hidden).to.equal(true);
  });

  it('boxes that a limit disables leave the ticked one free, and link the words to it and to the group', async () => {
    const page = await open(1, 'block');
    tick(page, 'b');
    const ticked = find<HTMLInputElement>(page, '[value="b"]');
    expect(hintOf(page).textContent).to.equal('Puedes marcar 1 opción. Desmarca una para cambiar.');
    expect(ticked.disabled).to.equal(false);
    expect(ticked.getAttribute('aria-describedby')).to.equal(hintOf(page).id);
    expect(find(page, '[role="group"]').getAttribute('aria-describedby')).to.equal(hintOf(page).id);
    expect(find(page, '[value="a"]').hasAttribute('aria-describedby')).to.equal(false);
    tick(page, 'b');
    expect(find(page, '[aria-describedby]')).to.equal(null);
  });

  it('boxes that a limit disables say nothing about what the server ticked, and follow a reset', async () => {
    const field = boxes('Temas', 'a', 'b');
    const controls = field.controls.replace('value="a"', 'value="a" checked');
    const page = await openHelpers([{ ...field, controls }], limited(1, 'block'), {
      selector: '.rs-form-limit',
      text: 'Puedes',
    });
    expect(page.said().trim()).to.equal('');
    tick(page, 'a');
    expect(hintOf(page).hidden).to.equal(true);
    await reset(page);
    expect(hintOf(page).hidden).to.equal(false);
  });

  it('boxes that a limit disables say so before the visitor has touched the form, where the server has ticked all that may be', async () => {
    const field = boxes('Temas', 'a', 'b');
    const controls = field.controls.replace('value="a"', 'value="a" checked');
    const tag = formTag([{ ...field, controls }], limited(1, 'block'));
    const wrapper = await fixture<HTMLElement>(html`<div lang="es">${unsafeStatic(tag)}</div>`);
    await appears(wrapper, '.rs-form-limit', 'Puedes');
  });

  it('boxes that a limit disables say so in each of two forms with the same number, and nothing is left behind', async () => {
    const tag = formTag([boxes('Temas', 'a', 'b')], limited(1, 'block'));
    const wrapper = await fixture<HTMLElement>(html`<div lang="es">${unsafeStatic(tag + tag)}</div>`);
    const elements = [...wrapper.querySelectorAll<RsFormElement>('rs-form')];
    await Promise.all(elements.map(enhanced));
    await Promise.all(elements.map(touched));
    await Promise.all(elements.map((element) => appears(element, '.rs-form-limit')));
    const ids = [...wrapper.querySelectorAll('.rs-form-limit')].map(({ id }) => id);
    expect(new Set(ids).size).to.equal(2);
    for (const element of elements) element.replaceWith(...element.children);
    await Promise.resolve();
    expect(wrapper.querySelector('.rs-form-limit')).to.equal(null);
  });
});

const tickedIn = (page: FormPage) =>
  [...page.form.querySelectorAll<HTMLInputElement>('[type=checkbox]:checked')].map(({ value }) => value);

describe('a group of boxes of which one may be ticked', () => {
  it('a group of boxes of which one may be ticked takes a press on another box, and says which one is unticked for it', async () => {
    const page = await open(1);
    const changes: string[] = [];
    page.form.addEventListener('change', ({ target }) => changes.push((target as HTMLInputElement).value));
    tick(page, 'a');
    tick(page, 'b');
    expect(tickedIn(page)).to.deep.equal(['b']);
    expect(page.form.querySelector('input:disabled')).to.equal(null);
    expect(changes).to.deep.equal(['a', 'a', 'b']);
    expect(page.said()).to.contain('Se ha desmarcado: a.');
    expect(hintOf(page).hidden).to.equal(true);
  });
});

describe('a group of boxes of which two may be ticked', () => {
  it('a group of boxes of which two may be ticked says so before the limit is reached, and refuses the box beyond it with words', async () => {
    const page = await open(2);
    tick(page, 'a');
    expect(hintOf(page).textContent).to.equal('Puedes marcar 2 opciones como máximo.');
    expect(find(page, '[role="group"]').getAttribute('aria-describedby')).to.equal(hintOf(page).id);
    tick(page, 'b');
    tick(page, 'c');
    expect(tickedIn(page)).to.deep.equal(['a', 'b']);
    expect(page.form.querySelector('input:disabled')).to.equal(null);
    expect(hintOf(page).textContent).to.equal('Puedes marcar 2 opciones. Desmarca una para cambiar.');
    expect(page.said()).to.contain('Puedes marcar 2 opciones. Desmarca una para cambiar.');
    tick(page, 'a');
    expect(hintOf(page).textContent).to.equal('Puedes marcar 2 opciones como máximo.');
    tick(page, 'c');
    expect(tickedIn(page)).to.deep.equal(['b', 'c']);
  });

  it('a group of boxes of which two may be ticked swaps where the author wants that', async () => {
    const page = await open(2, 'swap');
    for (const value of ['a', 'b', 'c']) tick(page, value);
    expect(tickedIn(page)).to.deep.equal(['b', 'c']);
  });
});

describe('the focus in what a condition hides', () => {
  it('the focus in what a condition hides goes to the answer that hid it', async () => {
    const page = await openFormPage(practicePage());
    page.tick('Teléfono');
    find(page, '#Telefono').focus();
    page.tick('Teléfono');
    expect(document.activeElement).to.equal(page.box('Teléfono'));
  });

  it('the focus in what a condition hides stays where it is when it stood elsewhere', async () => {
    const page = await openFormPage(practicePage());
    page.tick('E-mail');
    find(page, '#consulta').focus();
    const server = indexServerForm(page.form, 1);
    expect(handFocus(server, page.block('email'), 'forma contacto')).to.equal(false);
    expect(document.activeElement).to.equal(find(page, '#consulta'));
  });
});

describe('fields that an answer brings', () => {
  const translateIn = (lang: 'es' | 'en') => {
    const host = Object.assign(document.createElement('div'), { catalogue: { language: 'en', texts: en } });
    return createTexts({ host, texts: es, locale: lang });
  };

  it('fields that an answer brings are said in one short text', () => {
    const translate = translateIn('es');
    expect(revealText(['Teléfono'], translate, 'es')).to.equal('Nuevo campo: Teléfono.');
    expect(revealText(['Teléfono:', 'Ciudad', 'Día y hora', 'Teléfono'], translate, 'es')).to.equal(
      'Nuevos campos: Teléfono, Ciudad y Día y hora.',
    );
    expect(revealText(['Phone', 'City'], translateIn('en'), 'en')).to.equal('New fields: Phone and City.');
    expect(revealText(['Phone'], translateIn('en'), 'en')).to.equal('New field: Phone.');
  });

  it('fields that an answer brings say nothing without a name, and a name with a sign of ours is only a name', () => {
    expect(revealText(['', ' '], translateIn('es'), 'es')).to.equal('');
    expect(revealText(['%1$s <b>'], translateIn('es'), 'es')).to.equal('Nuevo campo: %1$s <b>.');
  });
});

describe('a reset', () => {
  it('a reset takes hidden dates along, also before anything else was touched', async () => {
    const date: FieldMarkup = {
      alias: 'dia',
      componentId: 31,
      controls: `<input type="text" name="form[Dia]" value="">
        <input type="hidden" name="hidden[1_Dia]" value="04/15/2027">`,
    };
    const page = await openFormPage(formTag([date]));
    const hidden = find<HTMLInputElement>(page, '[name="hidden[1_Dia]"]');
    hidden.value = '01/01/2020';
    await reset(page);
    expect(hidden.value).to.equal('04/15/2027');
  });

  it('a reset tells the page of custom controls that changed', async () => {
    const form = await fixture<HTMLFormElement>(
      html`<form>
        <input type="text" name="form[Firma]" value="" />
        <input type="hidden" name="form[formId]" value="1" />
      </form>`,
    );
    const input = form.querySelector('input') as HTMLInputElement;
    Object.assign(input, { rsfpGetValue: () => input.value });
    const stop = completeReset(indexServerForm(form, 1));
    let changes = 0;
    let resets = 0;
    input.addEventListener('change', () => {
      changes += 1;
      resetForm(form);
    });
    form.addEventListener('reset', () => {
      resets += 1;
      resetForm(form);
    });

    input.value = 'x';
    resetForm(form);
    const changed = new Promise((resolve) => input.addEventListener('change', resolve, { once: true }));
    await changed;
    await new Promise((resolve) => setTimeout(resolve, 0));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(changes).to.equal(1);
    expect(resets).to.be.below(6);
    stop();
  });

  it('a reset of a page that resets in answer to a reset comes to rest', async () => {
    const page = await open(1, 'block');
    let resets = 0;
    page.form.addEventListener('reset', () => {
      resets += 1;
      page.element.reset();
    });
    page.form.addEventListener('change', () => page.element.reset());
    tick(page, 'a');
    await reset(page);
    await reset(page);
    expect(resets).to.be.below(10);
    expect(hintOf(page).hidden).to.equal(true);
  });
});
