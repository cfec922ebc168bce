import { expect } from '@open-wc/testing';
import type { FormPage } from '../page-driver.js';
import { server } from './ask-play-server.js';
import { answer, fill, openAsked, posted } from './asked-page.js';

/** Sets a value without an event, as a password manager does. */
function setSilently(page: FormPage, text: string): void {
  const email = page.form.querySelector<HTMLInputElement>('#Email');
  if (email) email.value = text;
}

describe('<rs-form> late answers', () => {
  for (const [what, change] of [
    ['mended', (page: FormPage) => page.type('Email', 'ana@ejemplo.es')],
    ['filled in without an event', (page: FormPage) => setSilently(page, 'ana@ejemplo.es')],
    ['hidden', (page: FormPage) => page.tick('E-mail')],
  ] as const) {
    it(`<rs-form> refuses no field that was ${what} while the server was asked`, async () => {
      const call = crypto.randomUUID();
      const page = await openAsked({ hold: call });
      page.tick('E-mail');
      page.type('Email', 'ana@');
      const post = posted();
      await page.press();
      change(page);
      await fetch(server({ release: call }));
      await post;
      expect(page.form.querySelector('[aria-invalid="true"]')).to.equal(null);
    });
  }

  it('<rs-form> does not mark a field that was hidden while the server found it wrong', async () => {
    const call = crypto.randomUUID();
    const page = await openAsked({ hold: call, ...answer([13, 'No existe']) });
    fill(page);
    const post = posted();
    await page.press();
    page.tick('E-mail');
    await fetch(server({ release: call }));
    await post;
    expect(page.form.querySelector('.formError')).to.equal(null);
  });
});
