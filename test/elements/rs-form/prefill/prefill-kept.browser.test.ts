import { expect, nextFrame } from '@open-wc/testing';
import { until } from '../../../shared/until.js';
import { keepDraft } from '../drafts/drafts-page.js';
import { emptyStorage } from '../page-driver.js';
import { definitionOf } from '../rendering/rendered-page.js';
import { leaveLink, openLink, serverForm } from './prefill-page.js';

const name = '<label for="Nombre">Nombre</label><input name="form[Nombre]" id="Nombre">';
const open = (query = 'Nombre=Ana', attributes = '') =>
  openLink(query, serverForm(name), { prefill: [{ field: 'Nombre' }] }, attributes);

beforeEach(emptyStorage);
afterEach(leaveLink);

describe('a value from a link and what the visitor has done', () => {
  it('a value from a link gives way to a draft', async () => {
    keepDraft({ Nombre: 'Bea' });
    const page = await open();
    expect(page.posted('form[Nombre]')).to.deep.equal(['Bea']);
  });

  it('a value from a link is in no draft, until the visitor changes it', async () => {
    const page = await open();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(Object.values({ ...sessionStorage }).join()).not.to.contain('Ana');
    page.control('form[Nombre]').value = 'Eva';
    page.control('form[Nombre]').dispatchEvent(new Event('input', { bubbles: true }));
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(Object.values({ ...sessionStorage }).join()).to.contain('Eva');
  });

  it('a value from a link is there again after a reset', async () => {
    const page = await open();
    page.control('form[Nombre]').value = 'Eva';
    page.form.reset();
    expect(page.control('form[Nombre]').value).to.equal('Ana');
  });

  it('a value from a link leaves the markup as the server has sent it when the tag is removed', async () => {
    const page = await open();
    const control = page.control('form[Nombre]');
    const last = page.control('form[fin]');
    page.element.replaceWith(...page.element.childNodes);
    await until(() => !control.hasAttribute('value'));
    expect(last.value).to.equal('');
    expect(control.value, 'it may be the visitor who wants it by now').to.equal('Ana');
  });

  it('a value from a link comes into a form that a script has put in place of another', async () => {
    const page = await open();
    const other = page.form.cloneNode(true) as HTMLFormElement;
    for (const control of other.querySelectorAll('[name="form[Nombre]"]')) control.removeAttribute('value');
    page.form.replaceWith(other);
    await until(() => new FormData(other).get('form[Nombre]') === 'Ana');
  });

  it('a value from a link is announced once, also where a script adds a field and the form starts again', async () => {
    const page = await open();
    const said = page.said();
    const added = document.createElement('input');
    added.name = 'form[Otro]';
    page.control('form[Nombre]').after(added);
    await until(() => page.events.filter((event) => event === 'change form[fin]').length > 1);
    await nextFrame();
    expect(page.events.filter((event) => event === 'change form[Nombre]')).to.have.length(1);
    expect(page.said()).to.equal(said);
  });
});

describe('the sources of a form', () => {
  const sources = [
    { field: 'Nombre', from: 'cookie', name: 'prefill-test' },
    { field: 'Origen', from: 'referrer' },
  ];
  const form = serverForm(`${name}<input type="hidden" name="form[Origen]">`);
  beforeEach(() => (document.cookie = 'prefill-test=Ana'));
  afterEach(() => (document.cookie = 'prefill-test=; Max-Age=0'));

  it('the sources of a form are cookies and the page before', async () => {
    const page = await openLink('', form, { prefill: sources });
    expect(page.posted('form[Nombre]')).to.deep.equal(['Ana']);
    expect(page.posted('form[Origen]')).to.deep.equal([document.referrer]);
  });

  it('the sources of a form are the address alone on a strictly private page', async () => {
    const page = await openLink('', form, { prefill: sources }, 'privacy="strict"');
    expect(page.posted('form[Nombre]')).to.deep.equal(['']);
    expect(page.posted('form[Origen]')).to.deep.equal(['']);
  });
});

describe('prefill elsewhere', () => {
  it('prefill fills in the form of another system, and no token of it', async () => {
    const page = await openLink(
      'email=ana%40example.org&csrf_token=1',
      '<form method="post"><label>E-mail <input type="email" name="email"></label><input type="hidden" name="csrf_token"><input type="hidden" name="fin"><button>Send</button></form>',
      { formId: 0, prefill: [{ field: 'email' }, { field: 'csrf_token' }] } as never,
    );
    expect(page.posted('email')).to.deep.equal(['ana@example.org']);
    expect(page.posted('csrf_token')).to.deep.equal(['']);
  });

  it('prefill fills in a form from JSON', async () => {
    const fields = [
      { name: 'Nombre', type: 'text', caption: 'Nombre' },
      { name: 'fin', type: 'hidden' },
      { name: 'Enviar', type: 'submit', caption: 'Enviar' },
    ];
    const page = await openLink(
      'Nombre=Ana',
      '',
      definitionOf(fields, { prefill: [{ field: 'Nombre' }] }) as never,
    );
    expect(page.posted('form[Nombre]')).to.deep.equal(['Ana']);
  });
});
