import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import '../../../../elements/rs-form/define.js';

const thankYou =
  '<p>Gracias</p><button type="button" name="continue" class="rsform-thankyou-button">Continuar</button>';
const json = '<script type="application/json">{ "version": 1, "formId": 7 }</script>';

describe('the thank-you of a form', () => {
  for (const [title, markup, formId] of [
    ['says which form it is about where the page tells', json, 7],
    ['names no form where nothing on the page tells', '', null],
  ] as const) {
    it(`the thank-you of a form ${title}`, async () => {
      const reported = new Promise((resolve) =>
        document.addEventListener('rs-form-accepted', ({ detail }) => resolve(detail.formId), { once: true }),
      );
      await fixture(html`<div lang="es">${unsafeStatic(`<rs-form>${markup}${thankYou}</rs-form>`)}</div>`);
      expect(await reported).to.equal(formId);
    });
  }
});
