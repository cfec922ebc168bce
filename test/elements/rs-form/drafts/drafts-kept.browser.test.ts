import { expect, fixture, fixtureSync, html, unsafeStatic } from '@open-wc/testing';
import type { RsFormElement } from '../../../../elements/rs-form/rs-form.shell.js';
import { disappears } from '../../../shared/appears.js';
import { errorsDuring } from '../../../shared/record-console.js';
import { withoutChecks } from '../../../shared/without-checks.js';
import {
  draftForm,
  draftPage,
  driveDrafts,
  emptyTab,
  keepDraft,
  kept,
  keptText,
  keyOf,
  openDrafts,
  opened,
  replaceStorage,
  restoredForms,
  startDrafts,
} from './drafts-page.js';
import { halfPixel } from '../../../pixels.js';

beforeEach(emptyTab);

describe('<rs-form> while the visitor types', () => {
  it('<rs-form> says under the form, without announcing it, that it keeps a draft, and takes that back with the last letter', async () => {
    const page = await openDrafts();
    const top = page.form.getBoundingClientRect().top;
    page.type('Nombre', 'Ana');
    const line = await page.lineAppears(keptText);
    expect(line.textContent).to.contain('30 minutos');
    expect(page.form.getBoundingClientRect().top).to.be.closeTo(top, halfPixel);
    expect(line.getBoundingClientRect().top).to.be.at.least(
      page.form.getBoundingClientRect().bottom - halfPixel,
    );
    expect(page.said().trim()).to.equal('');
    expect(kept()).to.contain('Ana');

    page.type('Nombre', '');
    await disappears(page.root, '[part~="draft"]');
    expect(kept()).to.equal('');
  });

  it('<rs-form> forgets on demand what it keeps and leaves the fields, until they are changed', async () => {
    const page = await openDrafts();
    page.type('Nombre', 'Ana');
    await page.lineAppears();
    page.button('draft-discard').focus();
    page.button('draft-discard').click();
    expect([kept(), page.line()]).to.deep.equal(['', null]);
    expect(page.field('Nombre').value).to.equal('Ana');
    expect(document.activeElement?.id).to.equal('Nombre');

    page.type('consulta', 'Hola');
    await page.lineAppears();
    expect(kept()).to.contain('Hola').and.not.to.contain('Ana');
  });

  it('<rs-form> never keeps passwords, codes, cards, captchas, lures, hidden and fixed fields', async () => {
    const page = await openDrafts();
    const never = ['Clave', 'Clave2', 'captchaTxt9', 'sms', 'tarjeta', 'total', 'Website', 'ticket'];
    for (const id of never) page.type(id, 'never this');
    page.field('Clave').type = 'text';
    page.type('Clave', 'never this');
    page.type('Nombre', 'Ana');
    page.leave();
    expect(kept()).to.contain('Ana').and.not.to.contain('never');

    keepDraft({
      ...Object.fromEntries(['Clave', 'ticket', 'codigo'].map((name) => [name, 'x'])),
      Nombre: 'Ana',
    });
    const after = await openDrafts();
    expect(after.field('Nombre').value).to.equal('Ana');
    for (const id of ['Clave', 'ticket', 'captchaTxt9']) expect(after.field(id).value, id).to.equal('');
  });

  it('<rs-form> keeps nothing of a form that is too long for it', async () => {
    const page = await openDrafts();
    page.type('consulta', 'x'.repeat(100_001));
    page.leave();
    expect(sessionStorage.length).to.equal(0);
  });

  it('<rs-form> keeps the typed values when the element was moved meanwhile', async () => {
    const page = await openDrafts();
    page.type('Nombre', 'Ana');
    const place = document.createElement('section');
    page.element.after(place);
    place.append(page.element);
    await page.lineAppears(keptText);
    expect(kept()).to.contain('Ana');
  });

  it('<rs-form> stores the last typed values at once when the element goes, and nothing after', async () => {
    const page = await openDrafts();
    page.type('Nombre', 'Ana');
    page.element.remove();
    await Promise.resolve();
    expect(kept()).to.contain('Ana');
    sessionStorage.clear();
    page.type('Nombre', 'Eva');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(sessionStorage.length).to.equal(0);
  });

  it('<rs-form> works where the form’s controls hide its own members', async () => {
    const hiding = ['ownerDocument', 'elements', 'matches', 'addEventListener', 'getRootNode'];
    const form = draftForm().replace(
      '</form>',
      hiding.map((name) => `<input name="${name}">`).join('') + '</form>',
    );
    keepDraft({ Nombre: 'Ana' });
    // Without checks: these names are diagnostics, because they are not the server's.
    const errors = await withoutChecks(() =>
      errorsDuring(async () => {
        const restored = restoredForms(1);
        const wrapper = await fixture<HTMLElement>(html`<div>${unsafeStatic(draftPage('', form))}</div>`);
        await restored;
        expect(wrapper.querySelector<HTMLInputElement>('#Nombre')?.value).to.equal('Ana');
      }),
    );
    expect(errors).to.deep.equal([]);
  });
});

describe('<rs-form> whose part for drafts comes late', () => {
  it('<rs-form> whose drafts load late keeps the values typed before', async () => {
    const page = await startDrafts(opened, {
      before(field, features) {
        field('Nombre').value = 'Ana';
        features.touched();
      },
    });
    page.clock.pass(400);
    expect(kept()).to.contain('Ana');
    expect(page.line()).to.contain(keptText);
  });

  it('<rs-form> whose drafts load late keeps it in the very page, where nothing is typed after', async () => {
    const real = sessionStorage;
    const storage = replaceStorage(() => real);
    const wrapper = fixtureSync<HTMLElement>(html`<div lang="es">${unsafeStatic(draftPage())}</div>`);
    const element = wrapper.querySelector('rs-form') as RsFormElement;
    // This runs as soon as the core has started: its parts load in a later task.
    const typed = new Promise<number>((resolve) =>
      element.withCore(() => {
        driveDrafts(element).type('Nombre', 'Ana');
        resolve(storage.count());
      }),
    );
    expect(await typed, 'the part is not there yet').to.equal(0);
    await driveDrafts(element).lineAppears(keptText);
    storage.stop();
    expect(kept()).to.contain('Ana');
  });

  it('<rs-form> whose drafts load late brings back the rest beside it, and keeps both', async () => {
    keepDraft({ Nombre: 'Ana', consulta: 'Hola' });
    const page = await startDrafts(opened, {
      before(field, features) {
        field('Nombre').value = 'Eva';
        features.touched();
      },
    });
    expect([page.field('Nombre').value, page.field('consulta').value]).to.deep.equal(['Eva', 'Hola']);
    page.clock.pass(400);
    expect(kept()).to.contain('Eva').and.to.contain('Hola').and.not.to.contain('Ana');
  });

  it('<rs-form> whose drafts load late uses the values of the server: a password that is shown by now is none of its texts', async () => {
    const page = await startDrafts(opened, {
      before(field, features) {
        field('Clave').type = 'text';
        field('Clave').value = 'never this';
        field('Nombre').value = 'Ana';
        features.touched();
      },
    });
    page.clock.pass(400);
    expect(kept()).to.contain('Ana').and.not.to.contain('never');
  });

  it('<rs-form> whose drafts load late keeps nothing of an untouched form', async () => {
    const page = await startDrafts(opened, { before: (field) => (field('Nombre').value = 'by the browser') });
    page.clock.pass(60_000);
    expect(kept()).to.equal('');
  });
});

describe('<rs-form> and forms beside it', () => {
  it('<rs-form> keeps a draft for each of two forms with the same id, and for one that comes later', async () => {
    keepDraft({ Nombre: 'Ana' });
    keepDraft({ Nombre: 'Eva' }, { key: keyOf(1) });
    keepDraft({ Nombre: 'Isa' }, { key: keyOf(2) });
    const first = restoredForms(2);
    const wrapper = await fixture<HTMLElement>(html`<div>${unsafeStatic(draftPage() + draftPage())}</div>`);
    await first;
    const [one, two] = wrapper.querySelectorAll<RsFormElement>('rs-form');
    const fresh = document.createRange().createContextualFragment(draftPage());
    const copy = fresh.firstElementChild as RsFormElement;
    const later = restoredForms(1);
    wrapper.prepend(copy);
    await later;
    const names = [one, two, copy].map(
      (element) => driveDrafts(element as RsFormElement).field('Nombre').value,
    );
    expect(names).to.deep.equal(['Ana', 'Eva', 'Isa']);

    driveDrafts(two as RsFormElement).type('Nombre', 'Eva María');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect([0, 1, 2].filter((index) => kept(index).includes('Eva María'))).to.deep.equal([1]);
  });
});
