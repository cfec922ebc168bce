import { expect, html, unsafeStatic } from '@open-wc/testing';
import { cleanPage } from '../../../../elements/media-box/media/clean-page.dom.js';
import { document as safe } from '../../../../shared/dom/unclobbered.js';
import { formMembers, shadowing } from '../../../shared/member-names.js';
import { errorsDuring } from '../../../shared/record-console.js';
import { openPage } from '../box-page.js';

const names = formMembers();

describe('<media-box> member names', () => {
  for (const [what, shadow] of shadowing)
    it(`a form in the viewer whose controls are named like its members is cleaned like any other in a page of this site: ${what}`, () => {
      const { body } = document.implementation.createHTMLDocument('');
      body.innerHTML = `<form id="search" name="body" action="busca" style="color: red" lang="es">${names.map(shadow).join('')}</form>`;
      const page = cleanPage(safe, body, `${location.origin}/ocio/`);
      const form = page.find('#search');
      expect(form).to.be.instanceOf(HTMLFormElement);
      const attributes = ['action', 'name', 'style', 'lang'].map((name) =>
        Element.prototype.getAttribute.call(form, name),
      );
      expect(attributes).to.deep.equal([`${location.origin}/ocio/busca`, null, null, 'es']);
    });

  for (const [what, shadow] of shadowing)
    it(`a form in the viewer whose controls are named like its members is shown and put back where it was, as an element of this page: ${what}`, async () => {
      const form = `<form id="own-form" hidden style="display: none">${names.map(shadow).join('')}</form>`;
      const page = await openPage(html`
        <div id="place">${unsafeStatic(form)}</div>
        <media-box lang="es"
          ><a id="element" data-mediabox title="Busca" href="#own-form">Busca</a></media-box
        >
      `);
      const errors = await errorsDuring(async () => {
        await page.open('element');
        await page.has('.own');
        expect(HTMLElement.prototype.checkVisibility.call(page.link('own-form'))).to.equal(true);
        page.press('Escape');
      });
      expect(page.place.querySelector('#place > form[hidden]:not([slot])')).not.to.equal(null);
      expect(HTMLElement.prototype.checkVisibility.call(page.link('own-form'))).to.equal(false);
      expect(errors).to.deep.equal([]);
    });
});
