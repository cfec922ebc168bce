import { expect } from '@open-wc/testing';
import {
  RsFormAcceptedEvent,
  RsFormSubmitFailedEvent,
  RsFormSubmittedEvent,
} from '../../../../elements/rs-form/form/rs-form.events.js';
import { forgetSentDrafts } from '../../../../elements/rs-form/drafts/stored.js';
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
} from './drafts-page.js';

const minute = 60_000;

beforeEach(emptyTab);

describe('<rs-form> and the end of a draft', () => {
  it('forgets it after a post that led to a blank form', async () => {
    const before = await openDrafts();
    before.type('Nombre', 'Ana');
    before.element.dispatchEvent(new RsFormSubmittedEvent({ formId: 1, method: 'native' }));
    expect(kept()).to.contain('Ana');
    before.type('consulta', 'while the page goes');
    before.leave();

    const page = await openDrafts();
    expect(page.field('Nombre').value).to.equal('');
    expect(page.line()).to.equal(null);
    expect(kept()).to.equal('');
  });

  it('adds what the server dropped after a post with errors, and leaves the rest to it', async () => {
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

  it('keeps it on after a post that did not leave', async () => {
    const page = await openDrafts();
    page.type('Nombre', 'Ana');
    page.element.dispatchEvent(new RsFormSubmittedEvent({ formId: 1, method: 'native' }));
    expect(page.line()).to.equal(null);
    page.element.dispatchEvent(new RsFormSubmitFailedEvent({ formId: 1, kind: 'network', status: null }));
    expect(page.line()).to.contain(keptText);
    expect(kept()).to.contain('"isSent":false');
  });

  it('forgets a sent one, and no other, when the page comes back from the back-forward cache', async () => {
    const page = await openDrafts();
    const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    page.type('Nombre', 'Ana');
    await page.lineAppears();
    comeBack();
    expect(kept()).to.contain('Ana');
    page.element.dispatchEvent(new RsFormSubmittedEvent({ formId: 1, method: 'native' }));
    comeBack();
    expect(kept()).to.equal('');
    expect(page.field('Nombre').value).to.equal('Ana');
  });

  it('forgets it when the server has thanked, on the page of the form or on another', async () => {
    const page = await openDrafts();
    page.type('Nombre', 'Ana');
    await page.lineAppears();
    page.element.dispatchEvent(new RsFormAcceptedEvent({ formId: 1, method: 'native' }));
    expect([kept(), page.line()]).to.deep.equal(['', null]);

    keepDraft({ Nombre: 'Ana' }, { isSent: true });
    keepDraft({ Nombre: 'Eva' }, { key: keyOf(1) });
    forgetSentDrafts(1);
    expect([kept(), kept(1).includes('Eva')]).to.deep.equal(['', true]);
  });

  it('forgets it when the visitor resets the form', async () => {
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
    it(`forgets one ${title}`, async () => {
      store();
      const page = await openDrafts();
      expect(page.field('Nombre').value).to.equal('');
      expect(page.line()).to.equal(null);
      expect(sessionStorage.length).to.equal(0);
    });
  }

  it('takes poisoned entries as text, and options that do not exist not at all', async () => {
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
