import { expect } from '@open-wc/testing';
import type { FormSession } from '../../../../elements/rs-form/form/rs-form.session.js';
import { showLoading } from '../../../../elements/rs-form/loading/show-loading.js';
import { appears } from '../../../shared/appears.js';
import { openFormPage, type FormPage } from '../page-driver.js';
import { sessionOf } from '../session-of.js';

const never = new Promise<boolean>(() => undefined);
const soon = Object.freeze({ quietMs: 0, lateMs: 5 });
const notLate = Object.freeze({ quietMs: 0, lateMs: 2 ** 30 });

async function open(): Promise<FormPage & { readonly session: FormSession; readonly root: ShadowRoot }> {
  const page = await openFormPage();
  const session = { ...(await sessionOf()), shell: page.element };
  return { ...page, session, root: page.element.shadowRoot as ShadowRoot };
}

const line = (root: ShadowRoot) => root.querySelector<HTMLElement>('.notice');
const alternative = (root: ShadowRoot) => root.querySelector<HTMLElement>('[name="bot-check-alternative"]');
const nothing = () => undefined;

describe('a press on a button of <rs-form> whose part is on its way', () => {
  it('says at once that it waits', async () => {
    const { session, root, said } = await open();
    void showLoading(session, { loading: never, again: nothing }, notLate);
    await appears(root, '.notice p', 'Un momento: el formulario se está preparando…');
    expect(said()).to.contain('Un momento');
    expect(alternative(root)?.hidden).to.equal(true);
  });

  it('says what can be done when it has waited for long, with the author’s other way to write', async () => {
    const { session, root, said } = await open();
    void showLoading(session, { loading: never, again: nothing }, soon);
    await appears(root, '.notice.failure p', 'Está tardando más de lo normal');
    expect(said()).to.contain('Tus datos siguen aquí');
    expect(alternative(root)?.hidden).to.equal(false);
  });

  it('leaves nothing of that behind once the part has come', async () => {
    const { session, root } = await open();
    let come: (isThere: boolean) => void = nothing;
    const loading = new Promise<boolean>((resolve) => (come = resolve));
    const shown = showLoading(session, { loading, again: nothing }, soon);
    await appears(root, '.notice.failure p', 'Está tardando');
    come(true);
    await shown;
    expect(line(root)?.hidden).to.equal(true);
    expect(alternative(root)?.hidden).to.equal(true);
  });

  it('says nothing where the part has come before the words', async () => {
    const { session, said } = await open();
    await showLoading(session, { loading: Promise.resolve(true), again: nothing }, soon);
    expect(said()).not.to.contain('Un momento');
  });
});

describe('a press on a button of <rs-form> whose part did not come', () => {
  const lost = Promise.resolve(false);

  it('says so, keeps what was typed, and is repeated by a button', async () => {
    const { session, root, said, type } = await open();
    const email = type('Email', 'ana@ejemplo.es');
    let presses = 0;
    await showLoading(session, { loading: lost, again: () => (presses += 1) });
    expect(said()).to.contain('Una parte del formulario no ha cargado y no se ha enviado nada');
    expect(alternative(root)?.hidden).to.equal(false);
    root.querySelector<HTMLElement>('[part="retry"]')?.click();
    expect(presses).to.equal(1);
    expect(email.value).to.equal('ana@ejemplo.es');
  });

  it('offers buttons that a thumb can hit, though the form’s own styles did not come either', async () => {
    const { session, root } = await open();
    root.adoptedStyleSheets = [];
    await showLoading(session, { loading: lost, again: nothing, letThrough: nothing });
    for (const button of root.querySelectorAll('button'))
      expect(button.getBoundingClientRect().height).to.be.at.least(44);
  });

  it('can go on unchecked where the server asks for no token, whatever the browser holds against the fields', async () => {
    const { session, root } = await open();
    let submits = 0;
    const letThrough = () => (submits += 1);
    await showLoading(session, { loading: lost, again: nothing, letThrough });
    root.querySelector<HTMLElement>('[part="send-anyway"]')?.click();
    expect(submits).to.equal(1);
    expect(session.form.element.noValidate).to.equal(true);
  });

  it('cannot where the server wants a token: without one it would only seem to be sent', async () => {
    const { session, root } = await open();
    const botCheck = { provider: 'recaptcha-v3', siteKey: 'k', action: 'a', scriptUrl: '' } as const;
    const definition = { ...session.definition, botCheck };
    await showLoading({ ...session, definition }, { loading: lost, again: nothing, letThrough: nothing });
    expect(root.querySelectorAll('[part="retry"]')).to.have.length(1);
    expect(root.querySelector('[part="send-anyway"]')).to.equal(null);
  });
});
