import { expect } from '@open-wc/testing';
import { errorsDuring } from '../../../shared/record-console.js';
import { until } from '../../../shared/until.js';
import { openForm, type OtherForm } from './open-form.js';

/** Returns a form of Bootstrap with the markup of a bot check. */
const formWith = (check: string) => `
<form method="post" action="/contact">
  <div class="mb-3"><label class="form-label" for="name">Name</label><input class="form-control" id="name" name="name"></div>
  <div class="mb-3">${check}</div>
  <div class="col-12"><button class="btn btn-primary" type="submit">Send</button></div>
</form>`;

const provider = new URL('../bot-check/widget-provider.js', import.meta.url).href;
let count = 0;

const open = (check: string, botCheck: object): Promise<OtherForm> =>
  openForm(formWith(check), { botCheck }, 'without-draft consent-category="necessary"');

const send = ({ find }: OtherForm) => find<HTMLElement>('[type=submit]').click();

const noticeOf = ({ element }: OtherForm) => element.shadowRoot?.querySelector('.notice:not([hidden])');

describe('<rs-form> form bot check', () => {
  for (const [name, globalName, place] of [
    ['hcaptcha', 'hcaptcha', '<div class="h-captcha" data-sitekey="key"></div>'],
    ['recaptcha-v2', 'grecaptcha', '<div class="g-recaptcha" data-sitekey="key"></div>'],
    ['turnstile', 'turnstile', ''],
  ] as const)
    it(`a bot check in the form of another system draws the box of ${name} where the server has one, or above the button, and posts its answer`, async () => {
      count += 1;
      const isUnattended = name === 'turnstile' ? '&unattended' : '';
      const scriptUrl = `${provider}?other-system=${count}&global=${globalName}${isUnattended}`;
      const page = await open(place, { provider: name, siteKey: 'key', scriptUrl });
      await until(() => page.find('.rs-form-bot-check button'), 'drawn');
      const box = page.find('.rs-form-bot-check');
      expect(place === '' ? box.nextElementSibling?.textContent : box.parentElement?.className).to.equal(
        place === '' ? 'Send' : place.split('"')[1],
      );
      if (!isUnattended) {
        send(page);
        await until(() => noticeOf(page), 'waits for the visitor');
        expect(page.posts).to.have.length(0);
        box.querySelector('button')?.click();
      }
      send(page);
      await until(() => page.posts.length === 1, 'sent');
      expect(page.posts[0]?.get('g-recaptcha-response')).to.equal('token-1');
    });

  it('a bot check in the form of another system uses the box that the page draws itself, and no second one', async () => {
    const script = document.createElement('script');
    // A type that no browser runs: the box is written here.
    Object.assign(script, { type: 'application/json', src: 'https://js.hcaptcha.com/1/api.js' });
    document.head.append(script);
    const box = '<div class="h-captcha"><textarea name="h-captcha-response" hidden></textarea></div>';
    try {
      const page = await open(box, { provider: 'hcaptcha', siteKey: 'key' });
      send(page);
      await until(() => noticeOf(page), 'waits for the visitor');
      page.find<HTMLTextAreaElement>('[name=h-captcha-response]').value = 'answer';
      send(page);
      await until(() => page.posts.length === 1, 'sent');
      expect(page.posts[0]?.get('h-captcha-response')).to.equal('answer');
      expect(page.find('.rs-form-bot-check')).to.equal(null);
    } finally {
      script.remove();
    }
  });

  it('a bot check in the form of another system writes the answer of version 3 into the hidden input of the system, and names its lack', async () => {
    const scriptUrl = 'https://rs-suite.invalid/recaptcha/api.js';
    const botCheck = { provider: 'recaptcha-v3', siteKey: 'key', scriptUrl };
    const script = document.createElement('script');
    Object.assign(script, { type: 'application/json', src: `${scriptUrl}?render=key` });
    document.head.append(script);
    Reflect.set(window, 'grecaptcha', {
      ready: (task: () => void) => task(),
      execute: () => Promise.resolve('score-token'),
    });
    try {
      const page = await open('<input type="hidden" name="_wpcf7_recaptcha_response">', botCheck);
      send(page);
      await until(() => page.posts.length === 1, 'sent');
      expect(page.posts[0]?.get('_wpcf7_recaptcha_response')).to.equal('score-token');
      const errors = await errorsDuring(async () => {
        const without = await open('', botCheck);
        send(without);
        await until(() => without.posts.length === 1, 'sent');
      });
      expect(errors.join()).to.contain('form-bot-token');
    } finally {
      script.remove();
      Reflect.deleteProperty(window, 'grecaptcha');
    }
  });
});
