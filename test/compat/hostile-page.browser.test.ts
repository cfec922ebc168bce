import { expect } from '@open-wc/testing';
import { appears } from '../shared/appears.js';
import { expectUnharmed, narrow, press, rowsOf, subject, subjectOf, widthOf } from './hostile-rows.js';
import { call, openLegacyPage, type LegacyPage } from './legacy-page.js';

const row = (id: string) => {
  const [category = ''] = id.split('-');
  const found = rowsOf(category).find((one) => one.id === id);
  if (!found) throw new Error(`no row ${id}`);
  return found;
};

/** Fails if the form tries to send before the test has ended. */
function refuseSubmits({ root }: LegacyPage): () => void {
  const refuse = (event: Event) => {
    event.preventDefault();
    throw new Error('the form was sent');
  };
  root.addEventListener('rs-form-submit', refuse);
  return () => root.removeEventListener('rs-form-submit', refuse);
}

const frame = async (script: string) => {
  const evil = document.createElement('iframe');
  evil.srcdoc = `<script>${script}</script>`;
  const heard = new Promise((resolve) => window.addEventListener('message', resolve, { once: true }));
  document.body.append(evil);
  await heard;
  evil.remove();
};

describe('rsform-compat.js: hostile page', () => {
  it('a page of the original, at 320 px with text of twice its size, on a hostile page, hears no message of another frame (pm-01, pm-03)', async () => {
    const page = await openLegacyPage(narrow(subject()));
    const before = widthOf(page);
    await page.parse();
    const accept = refuseSubmits(page);
    for (const message of ['{"type":"rs-form:submit"}', '"[object Object]"', 'null', '"x".repeat(1e6)'])
      await frame(`parent.postMessage(${message}, '*')`);
    accept();
    expect((await press(page)).get('form[Enviar]')).to.equal('Enviar');
    expectUnharmed(page, before);
  });

  it('a page of the original, at 320 px with text of twice its size, on a hostile page, takes its own events from others, without a detail (event-01)', async () => {
    const page = await openLegacyPage(narrow(subject()));
    const before = widthOf(page);
    const tag = await page.parse();
    for (const type of ['rs-form-validate', 'rs-form-submit', 'rs-form-page-changed'])
      for (const target of [tag, page.form])
        target.dispatchEvent(new CustomEvent(type, { detail: null, bubbles: true, cancelable: true }));
    expect((await press(page)).get('form[Enviar]')).to.equal('Enviar');
    expectUnharmed(page, before);
  });

  it('a page of the original, at 320 px with text of twice its size, on a hostile page, sends nothing where a script of the page says no (event-03)', async () => {
    const page = await openLegacyPage(narrow(subject()));
    const tag = await page.parse();
    let sent = 0;
    const count = (event: Event) => {
      sent += event.defaultPrevented ? 0 : 1;
      event.preventDefault();
    };
    window.addEventListener('submit', count);
    const asked = new Promise((resolve) => tag.addEventListener('rs-form-submit', resolve, { once: true }));
    tag.addEventListener('rs-form-submit', (event) => event.preventDefault(), { once: true });
    page.root.querySelector<HTMLElement>('[type=submit]')?.click();
    await asked;
    await appears(page.root, '[type=submit]:enabled');
    window.removeEventListener('submit', count);
    expect(sent).to.equal(0);
    expect((await press(page)).get('form[Enviar]')).to.equal('Enviar');
  });

  it('a page of the original, at 320 px with text of twice its size, on a hostile page, sends nothing once a script of the page has taken the form away (event-05)', async () => {
    const page = await openLegacyPage(narrow(subject()));
    const tag = await page.parse();
    let sent = 0;
    const count = (event: Event) => {
      // A browser does not send a form that was removed from the page.
      sent += event.defaultPrevented || !page.form.isConnected ? 0 : 1;
      event.preventDefault();
    };
    window.addEventListener('submit', count);
    const taken = new Promise<void>((resolve) => {
      tag.addEventListener('rs-form-submit', () => {
        tag.remove();
        page.form.remove();
        setTimeout(resolve, 50);
      });
    });
    page.root.querySelector<HTMLElement>('[type=submit]')?.click();
    await taken;
    window.removeEventListener('submit', count);
    expect(sent).to.equal(0);
    expect(Reflect.get(window, '__pwned')).to.equal(undefined);
  });

  it('a page of the original, at 320 px with text of twice its size, on a hostile page, treats a submit by script as one of the browser’s (event-07)', async () => {
    const page = await openLegacyPage(narrow(subject()));
    await page.parse();
    const post = await press(page, ({ form }) => form.requestSubmit());
    expect(post.get('form[formId]')).to.equal('7');
  });

  it('a page of the original, at 320 px with text of twice its size, on a hostile page, leaves a form whose number is none, and posts it as it is (attr-07)', async () => {
    const { payload } = row('attr-07');
    const id = payload.replace(/^form-id="|"$/g, '');
    const page = await openLegacyPage(narrow(subject()).replace('value="7"', `value="${id}"`));
    await page.parse();
    expect((await press(page)).get('form[formId]')).to.equal(id);
    expectUnharmed(page, 320);
  });

  for (const to of [-1, 1e9, NaN, '<script>__pwned=1</script>'])
    it(`a page of the original, at 320 px with text of twice its size, on a hostile page, stays on a page that it has when it is sent to ${to} (attr-09)`, async () => {
      const page = await openLegacyPage(narrow(subject()));
      const before = widthOf(page);
      call('rsfp_changePage', 7, to, 0);
      await page.parse();
      call('rsfp_changePage', 7, to, 1e9);
      call('RSFormPro.Pages.change', 7, to, 0);
      expect(subjectOf(page).checkVisibility()).to.equal(true);
      expect((await press(page)).get('form[Enviar]')).to.equal('Enviar');
      expectUnharmed(page, before);
    });

  for (const { id, payload } of rowsOf('url').filter(({ payload: text }) => /^[?#]/.test(text)))
    it(`a page of the original, at 320 px with text of twice its size, on a hostile page, reads nothing of the page’s address (${id})`, async () => {
      const { href } = location;
      history.replaceState(null, '', payload);
      const page = await openLegacyPage(narrow(subject()));
      const before = widthOf(page);
      await page.parse();
      expect(subjectOf(page).value).to.equal('');
      expect((await press(page)).get('form[Enviar]')).to.equal('Enviar');
      expectUnharmed(page, before);
      history.replaceState(null, '', href);
    });
});
