import { expect } from '@open-wc/testing';
import { announced } from '../../../../shared/announced.js';
import { errorsDuring, recordConsole } from '../../../../shared/record-console.js';
import { until } from '../../../../shared/until.js';
import { openForm, type OtherForm } from '../../profiles/open-form.js';

const form = `
<form method="post" action="/contact">
  <label for="name">Name</label><input id="name" name="name">
  <label for="secret">Password</label><input id="secret" name="secret" type="password">
  <button type="submit">Send</button>
</form>`;

interface Asked {
  readonly url: string;
  readonly method: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const { fetch } = window;
let asked: Asked[] = [];

/** Answers each request with the next one of these, and the last one for ever. */
function answerWith(...answers: readonly (object | number | Error)[]): void {
  asked = [];
  window.fetch = (url, { method = 'GET', body } = {}) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)];
    asked.push({ url: String(url), method, body: JSON.parse(String(body ?? '{}')) as Asked['body'] });
    if (answer instanceof Error) return Promise.reject(answer);
    return Promise.resolve(
      typeof answer === 'number' ? new Response('', { status: answer }) : Response.json(answer),
    );
  };
}

const open = (address = '/drafts'): Promise<OtherForm> =>
  openForm(form, {}, `without-draft save-url="${address}" locale="en"`);

const part = <Found extends HTMLElement = HTMLElement>({ element }: OtherForm, name: string) =>
  element.shadowRoot?.querySelector<Found>(`[part~=${name}]`);

/** Waits for a button of the box and for the end of the last request, then presses the button. */
async function press(page: OtherForm, name: string): Promise<void> {
  await until(() => part(page, name) && part(page, name)?.ariaDisabled !== 'true', name);
  part(page, name)?.click();
}

const says = (page: OtherForm, text: string) =>
  until(() => part(page, 'saving')?.textContent.includes(text), text);

const copy = { url: '/form?rs-form-saved=abc', expires: '2030-05-06T07:08:00Z', remove: '/drafts/abc' };

afterEach(() => {
  window.fetch = fetch;
  history.replaceState(null, '', location.pathname);
});

describe('a form that can be saved for later', () => {
  it('a form that can be saved for later posts what was typed, without passwords, and shows the link and its end', async () => {
    answerWith(copy);
    const page = await open();
    page.type('name', 'Ana');
    page.type('secret', 'hush');
    await press(page, 'save');
    await until(() => part(page, 'save-link'), 'link');
    expect(asked[0]).to.include({ url: new URL('/drafts', location.href).href, method: 'POST' });
    expect(JSON.stringify(asked[0]?.body)).to.contain('Ana').and.not.to.contain('hush');
    expect(part<HTMLInputElement>(page, 'save-link')?.value).to.equal(new URL(copy.url, location.href).href);
    expect(part(page, 'saving')?.textContent).to.contain('2030').and.contain('Anyone who has the link');
    expect(announced().join()).to.contain('Saved. This link brings back what you typed');
  });

  it('a form that can be saved for later names its link when it is saved again, so that the server may keep it', async () => {
    answerWith(copy);
    const page = await open();
    page.type('name', 'Ana');
    await press(page, 'save');
    await until(() => part(page, 'save-link'), 'link');
    part(page, 'save')?.focus();
    await press(page, 'save');
    await until(() => asked.length === 2, 'again');
    expect(asked[1]?.body['url']).to.equal(new URL(copy.url, location.href).href);
    await until(() => part(page, 'save')?.ariaDisabled !== 'true', 'answered');
    expect(page.element.shadowRoot?.activeElement).to.equal(part(page, 'save'));
  });

  it('a form that can be saved for later asks the server for nothing before the visitor has typed', async () => {
    answerWith(copy);
    const page = await open();
    await press(page, 'save');
    await says(page, 'There is nothing to save yet.');
    expect(asked).to.have.lengthOf(0);
  });

  for (const [title, answer] of [
    ['refuses', 500],
    ['is not reached', new TypeError('Failed to fetch')],
  ] as const)
    it(`a form that can be saved for later says so and keeps everything if the server ${title}, and saves at the next press`, async () => {
      answerWith(answer, copy);
      const page = await open();
      page.type('name', 'Ana');
      await press(page, 'save');
      await says(page, 'It could not be saved. What you typed is still here');
      expect(page.find<HTMLInputElement>('#name').value).to.equal('Ana');
      await press(page, 'save');
      await until(() => part(page, 'save-link'), 'link');
    });

  for (const [title, answer] of [
    ['no address', {}],
    ['an address of another site', { url: 'https://other.example/form' }],
    ['a script as its address', { url: 'javascript:alert(1)' }],
  ] as const)
    it(`a form that can be saved for later shows no link and names the error to the author if the server answers ${title}`, async () => {
      answerWith(answer);
      const errors = await errorsDuring(async () => {
        const page = await open();
        page.type('name', 'Ana');
        await press(page, 'save');
        await says(page, 'It could not be saved');
        expect(part(page, 'save-link')).to.equal(null);
      });
      expect(errors.join()).to.contain('expected JSON with "url", an address of this site');
    });

  it('a form that can be saved for later has no button if its address is of another site, which is named to the author', async () => {
    const record = recordConsole();
    try {
      const page = await open('https://other.example/drafts');
      await until(
        () => record.errors.join().includes('save-url: found "https://other.example/drafts"'),
        'named',
      );
      expect(part(page, 'saving')).to.equal(null);
    } finally {
      record.stop();
    }
  });

  it('a form that can be saved for later is deleted from the server on request, and says when that fails', async () => {
    answerWith(copy, 500, {});
    const page = await open();
    page.type('name', 'Ana');
    await press(page, 'save');
    await press(page, 'save-delete');
    await says(page, 'It could not be deleted');
    await press(page, 'save-delete');
    await says(page, 'It has been deleted from the server');
    expect(asked[2]).to.include({ url: new URL(copy.remove, location.href).href, method: 'POST' });
    expect(part(page, 'save-link')).to.equal(null);
    expect(page.find<HTMLInputElement>('#name').value).to.equal('Ana');
  });

  it('a form that can be saved for later selects its link where the page may not write to the clipboard', async () => {
    answerWith(copy);
    const page = await open();
    page.type('name', 'Ana');
    await press(page, 'save');
    await until(() => part(page, 'save-link'), 'link');
    const link = part<HTMLInputElement>(page, 'save-link');
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    part(page, 'save-copy')?.click();
    Reflect.deleteProperty(navigator, 'clipboard');
    await until(() => link?.selectionEnd === link?.value.length, 'selected');
  });

  it('a form that can be saved for later deletes the copy of a message that has arrived', async () => {
    answerWith(copy);
    const page = await open();
    page.type('name', 'Ana');
    await press(page, 'save');
    await until(() => part(page, 'save-link'), 'link');
    page.element.dispatchEvent(new Event('rs-form-accepted'));
    await until(() => asked[1]?.url.endsWith(copy.remove), 'deleted');
  });

  it('a form that can be saved for later brings back what a link names, also after a first try that failed', async () => {
    history.replaceState(null, '', '?rs-form-saved=abc');
    const fields = [
      ['name 0', ['Ana'], ['']],
      ['no such field 0', ['x'], ['']],
    ];
    answerWith(503, { version: 1, savedAt: 1, isSent: false, fields, expires: copy.expires });
    const page = await open();
    await says(page, 'What you saved could not be loaded');
    await press(page, 'save-retry');
    await says(page, 'What you saved is back in the form');
    expect(page.find<HTMLInputElement>('#name').value).to.equal('Ana');
    expect(asked[1]?.url).to.match(/\/drafts\?rs-form-saved=abc$/);
    expect(part(page, 'save-delete')).to.equal(null);
  });
});
