import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import {
  RsFormSubmitFailedEvent,
  RsFormSubmittedEvent,
  RsFormAcceptedEvent,
} from '../../../../elements/rs-form/form/feature.events.js';
import type { PageNavigation } from '../../../../shared/dom/page-navigation.js';
import { forgetAcceptedDrafts } from '../../../../elements/rs-form/drafts/stored.js';
import { disappears } from '../../../shared/appears.js';
import {
  draftForm,
  draftPage,
  emptyTab,
  keepDraft,
  kept,
  keptText,
  keyOf,
  openDrafts,
  opened,
  posted,
  startDrafts,
} from './drafts-page.js';

const minute = 60_000;
const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

beforeEach(emptyTab);

describe('<rs-form> drafts end', () => {
  const arrivals: readonly (readonly [string, PageNavigation, string])[] = [
    ['is forgotten where the post led to a blank form', posted, ''],
    ['is forgotten where a post that failed was sent again', { ...posted, type: 'reload' }, ''],
    ['comes back where the address is opened again after a failed post', opened, 'Ana'],
    ['comes back after a reload', { ...opened, type: 'reload' }, 'Ana'],
    ['comes back by the Back button', { ...posted, type: 'back_forward' }, 'Ana'],
    [
      'comes back where another page has led here',
      { ...posted, referrer: `${location.origin}/acceso` },
      'Ana',
    ],
    ['comes back where an address that moved is opened again', { ...posted, referrer: '' }, 'Ana'],
  ];
  for (const [title, navigation, name] of arrivals) {
    it(`a draft that has left with a post ${title}`, async () => {
      const before = await startDrafts();
      before.type('Nombre', 'Ana');
      before.session.shell.dispatchEvent(new RsFormSubmittedEvent({ formId: 1, method: 'native' }));
      expect(kept()).to.contain('Ana').and.to.contain('"isSent":true');
      before.type('consulta', 'while the page goes');
      before.leave();
      expect(kept()).to.contain('while the page goes');

      const page = await startDrafts(navigation);
      expect(page.field('Nombre').value).to.equal(name);
      expect(page.line() === null).to.equal(name === '');
      expect(kept().includes('Ana')).to.equal(name !== '');
    });
  }

  it('<rs-form> knows a post of a page script, which fires no submit', async () => {
    const before = await startDrafts();
    before.type('Nombre', 'Ana');
    // A browser does this when a script calls the form’s own `submit`.
    new FormData(before.session.form.element);
    before.leave();
    expect(kept()).to.contain('"isSent":true');
    const page = await startDrafts(posted);
    expect(page.field('Nombre').value).to.equal('');
    expect(kept()).to.equal('');
  });

  it('<rs-form> takes no other redirect to the page for the end of values that were typed and not sent', async () => {
    const before = await startDrafts();
    before.type('Nombre', 'Ana');
    new FormData(before.session.form.element);
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    before.leave();
    const page = await startDrafts(posted);
    expect(page.field('Nombre').value).to.equal('Ana');
  });

  it('<rs-form> forgets a draft half an hour after the last change in a page that stays open, and not before', async () => {
    const page = await startDrafts();
    page.type('Nombre', 'Ana');
    page.clock.pass(20 * minute);
    page.type('consulta', 'Hola');
    page.clock.pass(400);
    page.clock.pass(30 * minute - 1);
    expect(kept()).to.contain('Ana');
    expect(page.line()).to.contain(keptText);
    page.clock.pass(1);
    expect([kept(), page.line()]).to.deep.equal(['', null]);
    expect(page.field('Nombre').value).to.equal('Ana');
  });

  it('<rs-form> adds values that the server dropped after a post with errors, and leaves the rest to it', async () => {
    const before = await openDrafts();
    before.type('Nombre', 'Ana');
    before.type('Email', 'ANA@');
    before.element.dispatchEvent(new RsFormSubmittedEvent({ formId: 1, method: 'native' }));
    before.leave();

    const page = await openDrafts(draftPage('', draftForm({ email: 'ana@', error: 'Correo no válido' })));
    expect(page.field('Nombre').value).to.equal('Ana');
    expect(page.field('Email').value).to.equal('ana@');
    expect(kept()).to.contain('"isSent":false');
  });

  it('<rs-form> keeps a draft after a post that did not leave', async () => {
    const page = await openDrafts();
    page.type('Nombre', 'Ana');
    page.element.dispatchEvent(new RsFormSubmittedEvent({ formId: 1, method: 'native' }));
    expect(page.line()).to.equal(null);
    page.element.dispatchEvent(new RsFormSubmitFailedEvent({ formId: 1, kind: 'network', status: null }));
    expect(page.line()).to.contain(keptText);
    expect(kept()).to.contain('"isSent":false');
  });

  it('<rs-form> keeps sent values when the page comes back from the back-forward cache and nobody has thanked', async () => {
    const page = await openDrafts();
    page.type('Nombre', 'Ana');
    await page.lineAppears();
    page.element.dispatchEvent(new RsFormSubmittedEvent({ formId: 1, method: 'native' }));
    expect(page.line()).to.equal(null);
    comeBack();
    expect(kept()).to.contain('"isSent":false').and.to.contain('Ana');
    expect(page.line()).to.contain(keptText);
  });

  it('<rs-form> drops values that were thanked for when the page comes back from the back-forward cache', async () => {
    const page = await openDrafts();
    page.type('Nombre', 'Ana');
    page.element.dispatchEvent(new RsFormSubmittedEvent({ formId: 1, method: 'native' }));
    forgetAcceptedDrafts(1);
    comeBack();
    expect(page.field('Nombre').value).to.equal('Ana');
    page.type('consulta', 'Otra cosa');
    await page.lineAppears(keptText);
    expect(kept()).to.contain('Otra cosa').and.not.to.contain('Ana');
  });

  it('<rs-form> forgets a draft when the server has thanked, on the page of the form or on another', async () => {
    const page = await openDrafts();
    page.type('Nombre', 'Ana');
    await page.lineAppears();
    page.element.dispatchEvent(new RsFormAcceptedEvent({ formId: 1, method: 'native' }));
    expect([kept(), page.line()]).to.deep.equal(['', null]);

    keepDraft({ Nombre: 'Ana' }, { isSent: true });
    keepDraft({ Nombre: 'Eva' }, { key: keyOf(1) });
    forgetAcceptedDrafts(1);
    expect({ own: kept(), hasOther: kept(1).includes('Eva') }).to.deep.equal({ own: '', hasOther: true });
  });

  it('<rs-form> forgets what a script has sent when the server thanks, and no draft of another form', async () => {
    keepDraft({ Nombre: 'Ana' });
    keepDraft({ Nombre: 'Eva' }, { key: keyOf(0, 2) });
    forgetAcceptedDrafts(1);
    expect([kept(), sessionStorage.length]).to.deep.equal(['', 1]);
  });

  it('<rs-form> forgets the values typed here where the thanks name no form, unless its form is here still', async () => {
    await fixture(html`<div>${unsafeStatic(draftForm({ formId: 3 }))}</div>`);
    keepDraft({ Nombre: 'Ana' }, { key: keyOf(0, 2) });
    keepDraft({ Nombre: 'Eva' }, { key: keyOf(0, 3) });
    keepDraft({ Nombre: 'Isa' }, { key: 'rs-form-draft:2:0:/elsewhere' });
    forgetAcceptedDrafts(null);
    expect(Object.keys(sessionStorage).sort()).to.deep.equal(
      [keyOf(0, 3), 'rs-form-draft:2:0:/elsewhere'].sort(),
    );
  });

  it('<rs-form> forgets a draft when the visitor resets the form', async () => {
    keepDraft({ Nombre: 'Ana' });
    const page = await openDrafts();
    page.element.reset();
    await disappears(page.root, '[part~="draft"]');
    page.leave();
    expect(kept()).to.equal('');
  });

  const useless: readonly (readonly [string, () => void])[] = [
    ['older than half an hour', () => keepDraft({ Nombre: 'Ana' }, { savedAt: Date.now() - 31 * minute })],
    ['from the future', () => keepDraft({ Nombre: 'Ana' }, { savedAt: Date.now() + 60 * minute })],
    ['that is no draft', () => sessionStorage.setItem(keyOf(), '{"version":1,"savedAt":')],
    ['of another page and too old', () => keepDraft({ a: 'b' }, { key: 'rs-form-draft:7:0:/x', savedAt: 0 })],
  ];
  for (const [title, store] of useless) {
    it(`<rs-form> forgets a draft ${title}`, async () => {
      store();
      const page = await openDrafts();
      expect(page.field('Nombre').value).to.equal('');
      expect(page.line()).to.equal(null);
      expect(sessionStorage.length).to.equal(0);
    });
  }

  it('<rs-form> takes poisoned entries as text, and options that do not exist not at all', async () => {
    keepDraft({
      Nombre: '<img src=x onerror="__pwned=1">',
      'Sede][': 'madrid',
      __proto__: 'x',
      Hora: 'night',
    });
    const page = await openDrafts();
    expect(page.field('Nombre').value).to.equal('<img src=x onerror="__pwned=1">');
    expect(page.field('Sede').value).to.equal('');
    expect(page.form.querySelector('img')).to.equal(null);
    expect(Reflect.get(window, '__pwned')).to.equal(undefined);
  });
});
