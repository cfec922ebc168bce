import { expect, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { find, openHelpers, reset, takeAway } from '../field-helpers/field-helpers-page.js';
import type { FormPage } from '../page-driver.js';

const picture = new URL('./code.svg', import.meta.url).href;
const task = `${picture}?option=com_rsform&task=captcha&componentId=14&format=image`;

interface Parts {
  readonly src?: string;
  readonly link?: string;
  readonly honeypot?: string;
}

/** Opens the server's field, without the handlers that only its own script can run. */
function open({ src = task, link = '', honeypot = '' }: Parts = {}): Promise<FormPage> {
  const controls = `<img id="captcha14" src="${src}" width="160" height="60">
    <input type="text" name="form[Codigo]" id="captchaTxt14" class="rsform-captcha-box">
    <a class="rsform-captcha-refresh-button" ${link}>Refrescar</a>${honeypot}`;
  const caption = '<label for="captchaTxt14">Código</label>';
  const field = { alias: 'codigo', componentId: 14, controls, caption };
  return openHelpers([field], {}, { selector: '[autocapitalize="none"]' });
}

const image = (page: FormPage) => find<HTMLImageElement>(page, 'img');
const input = (page: FormPage) => find<HTMLInputElement>(page, '#captchaTxt14');
const link = (page: FormPage) => find<HTMLAnchorElement>(page, 'a');
const message = (page: FormPage) => find(page, '.rs-form-captcha');

/** Types a code and requests another image. Settles when the image has loaded. */
async function renew(page: FormPage, ask = () => link(page).click()): Promise<void> {
  input(page).value = 'viejo';
  const loaded = oneEvent(image(page), 'load');
  ask();
  await loaded;
}

describe('a captcha image', () => {
  it('a captcha image is replaced by another one; the old code goes, and the focus is where the new one is typed', async () => {
    const page = await open();
    await renew(page);
    const first = new URL(image(page).src);
    expect(first.href.startsWith(task)).to.equal(true);
    expect(input(page).value).to.equal('');
    expect(document.activeElement === input(page)).to.equal(true);
    expect(page.said()).to.contain('Hay una imagen nueva.');
    await renew(page);
    expect(new URL(image(page).src).searchParams.get('sid')).not.to.equal(first.searchParams.get('sid'));
  });

  it('a captcha image is replaced by keyboard, though the server’s link leads nowhere', async () => {
    const page = await open();
    link(page).focus();
    expect(document.activeElement === link(page)).to.equal(true);
    expect(link(page).getAttribute('role')).to.equal('button');
    await renew(page, () => void sendKeys({ press: 'Enter' }));
    link(page).focus();
    await renew(page, () => void sendKeys({ press: ' ' }));
    expect(document.activeElement === input(page)).to.equal(true);
  });

  const said: readonly (readonly [string, Parts])[] = [
    ['of the link', { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', link: `href="${task}"` }],
    [
      'in the handler that the server wrote',
      {
        src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
        link: `data-x onclick="void('14', '${task.replaceAll('&', '&amp;')}'); return false;"`,
      },
    ],
  ];
  for (const [where, parts] of said)
    it(`a captcha image is asked for at the address ${where}`, async () => {
      const page = await open(parts);
      await renew(page);
      expect(image(page).src.startsWith(task)).to.equal(true);
    });

  it('a captcha image that fails to load has an error and offers another one, and removes the error when it has loaded', async () => {
    const page = await open({ src: '/there/is/no/such.png' });
    const words = 'La imagen no se ha podido cargar.';
    while (message(page).hidden) await oneEvent(image(page), 'error');
    expect(message(page).textContent).to.contain(words);
    expect(page.said()).to.contain(words);
    expect(input(page).getAttribute('aria-describedby')).to.contain(message(page).id);
    const retry = message(page).querySelector('button') as HTMLButtonElement;
    const failed = oneEvent(image(page), 'error');
    retry.click();
    await failed;
    expect(document.activeElement === input(page)).to.equal(true);
    image(page).src = picture;
    await oneEvent(image(page), 'load');
    expect(message(page).hidden).to.equal(true);
    expect(input(page).hasAttribute('aria-describedby')).to.equal(false);
  });

  it('a captcha image has a name, and its code is not put right by phones', async () => {
    const page = await open();
    expect(image(page).alt).to.equal('Imagen con letras y cifras');
    for (const [name, text] of Object.entries({
      autocomplete: 'off',
      autocapitalize: 'none',
      spellcheck: 'false',
    }))
      expect(input(page).getAttribute(name)).to.equal(text);
  });

  it('a captcha image is another one where the page comes back as it was left', async () => {
    const page = await open();
    input(page).value = 'viejo';
    const loaded = oneEvent(image(page), 'load');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await loaded;
    expect(input(page).value).to.equal('');
    expect(document.activeElement === input(page)).to.equal(false);
  });

  it('a captcha image stays through a reset, and is the server’s own again when the tag goes', async () => {
    const page = await open();
    const before = image(page).src;
    await reset(page);
    expect(image(page).src).to.equal(before);
    await takeAway(page);
    expect(page.form.querySelector('.rs-form-captcha') === null).to.equal(true);
    expect(link(page).hasAttribute('role') || link(page).hasAttribute('tabindex')).to.equal(false);
    expect(input(page).hasAttribute('autocomplete')).to.equal(false);
  });
});

describe('a text that only bots fill in', () => {
  it('a text that only bots fill in keeps its name, stays empty, and cannot be reached', async () => {
    const page = await open({ honeypot: '<input type="text" name="Email" aria-hidden="true">' });
    const honeypot = find<HTMLInputElement>(page, '[name="Email"]');
    expect([honeypot.autocomplete, honeypot.tabIndex, honeypot.value]).to.deep.equal(['off', -1, '']);
    expect(honeypot.matches('[data-1p-ignore][data-bwignore][data-lpignore]')).to.equal(true);
    // Simulates a browser that autofills it as a part of an address.
    honeypot.value = 'ana@ejemplo.es';
    Object.assign(honeypot, { matches: (selector: string) => selector === ':autofill' });
    const posted = await page.press();
    expect(posted?.get('Email')).to.equal('');
  });
});
