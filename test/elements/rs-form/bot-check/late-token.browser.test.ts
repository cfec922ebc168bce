import { expect } from '@open-wc/testing';
import { nextTask } from '../../../../shared/element/when-parsed.js';
import { openFormPage } from '../page-driver.js';
import { practiceJson, practicePage } from '../practice-page.js';
import { until } from '../../../shared/until.js';

const provider = new URL('./provider.js', import.meta.url).href;
let count = 0;

/** Opens and sends a form whose provider has not yet answered. Returns the provider's callback. */
async function openAsking() {
  count += 1;
  const scriptUrl = `${provider}?late=${count}&execute=held`;
  const botCheck = { provider: 'recaptcha-v3', siteKey: 'key', action: 'a', scriptUrl };
  const page = await openFormPage(
    practicePage({ ...practiceJson, botCheck }, 'consent-category="necessary"'),
  );
  page.tick('E-mail');
  page.type('Email', 'ana@ejemplo.es');
  expect(await page.press()).to.equal(null);
  await until(() => Reflect.has(window, 'answer'));
  return { page, answer: Reflect.get(window, 'answer') as (token: string) => void };
}

describe('<rs-form> late token', () => {
  let sent = 0;
  const hold = (event: Event) => {
    sent += 1;
    event.preventDefault();
  };
  beforeEach(() => {
    sent = 0;
    window.addEventListener('submit', hold);
  });
  afterEach(() => {
    window.removeEventListener('submit', hold);
    for (const name of ['grecaptcha', 'answer', 'asked']) Reflect.deleteProperty(window, name);
  });

  const tokenIn = (form: HTMLFormElement) =>
    form.querySelector<HTMLInputElement>('#g-recaptcha-response-1')?.value;

  it('a token that comes late is sent with the form that still waits for it', async () => {
    const { page, answer } = await openAsking();
    answer('a-token');
    await until(() => sent > 0);
    expect(tokenIn(page.form)).to.equal('a-token');
  });

  it('a token that comes late sends nothing, and is written nowhere, once the element is gone (token-03)', async () => {
    const { page, answer } = await openAsking();
    page.element.after(page.form);
    page.element.remove();
    await nextTask();
    const before = sent;
    answer('a-token');
    for (let task = 0; task < 5; task += 1) await nextTask();
    expect([sent, tokenIn(page.form)]).to.deep.equal([before, '']);
  });
});
