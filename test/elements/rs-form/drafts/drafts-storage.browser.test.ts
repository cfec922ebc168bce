import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import type { RsFormElement } from '../../../../elements/rs-form/rs-form.shell.js';
import { disappears } from '../../../shared/appears.js';
import { errorsDuring } from '../../../shared/record-console.js';
import { draftPage, driveDrafts, emptyTab, openDrafts, replaceStorage } from './drafts-page.js';
import { drive, enhanced, touched } from '../page-driver.js';
import { practicePage } from '../practice-page.js';

beforeEach(emptyTab);

describe('<rs-form> drafts storage', () => {
  const full = {
    getItem: () => null,
    removeItem: () => undefined,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const storages: readonly (readonly [string, () => unknown])[] = [
    [
      'denied',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    ['not there', () => null],
    ['full', () => full],
  ];
  for (const [title, get] of storages) {
    it(`<rs-form> keeps a draft for this view where storage is ${title}, and promises nothing`, async () => {
      const storage = replaceStorage(get);
      try {
        const errors = await errorsDuring(async () => {
          const wrapper = await fixture<HTMLElement>(html`<div lang="es">${unsafeStatic(draftPage())}</div>`);
          await storage.asked;
          const page = driveDrafts(wrapper.querySelector('rs-form') as RsFormElement);
          page.type('Nombre', 'Ana');
          window.dispatchEvent(new PageTransitionEvent('pagehide'));
          expect(page.line()).to.equal(null);
          expect(page.field('Nombre').value).to.equal('Ana');
        });
        expect(errors).to.deep.equal([]);
      } finally {
        storage.stop();
      }
    });
  }

  for (const attribute of ['without-draft', 'privacy="strict"']) {
    it(`<rs-form> never touches the storage with ${attribute}`, async () => {
      const storage = replaceStorage(() => null);
      try {
        const markup = practicePage(undefined, attribute);
        const wrapper = await fixture<HTMLElement>(html`<div>${unsafeStatic(markup)}</div>`);
        const element = wrapper.querySelector('rs-form') as RsFormElement;
        await enhanced(element);
        await touched(element);
        const page = drive(element);
        page.tick('E-mail');
        page.type('Email', 'ana@ejemplo.es');
        window.dispatchEvent(new PageTransitionEvent('pagehide'));
        expect(storage.count()).to.equal(0);
      } finally {
        storage.stop();
      }
    });
  }

  it('<rs-form> forgets what it kept when the author turns drafts off meanwhile', async () => {
    const page = await openDrafts();
    page.type('Nombre', 'Ana');
    await page.lineAppears();
    page.element.privacy = 'strict';
    page.type('Nombre', 'Ana María');
    await disappears(page.root, '[part~="draft"]');
    expect(sessionStorage.length).to.equal(0);
  });
});
