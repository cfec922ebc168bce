import { expect } from '@open-wc/testing';
import { openFormPage } from '../page-driver.js';
import { practiceJson, practicePage } from '../practice-page.js';

/** Classes that the server adds to an invalid field, and to its block. */
const table = [
  ['responsive', 'rsform-error', ''],
  ['bootstrap5', 'is-invalid', ''],
  ['bootstrap4', 'is-invalid', ''],
  ['bootstrap3', '', 'has-error'],
  ['bootstrap2', '', 'error'],
  ['uikit3', 'uk-form-danger', ''],
  ['uikit', 'uk-form-danger', ''],
  ['foundation', 'is-invalid-input', 'has-error-foundation'],
  ['legacy', 'rsform-error', ''],
] as const;

describe('<rs-form> layouts', () => {
  for (const [layout, fieldError, parentError] of table) {
    it(`<rs-form> marks a failing field as the layout ${layout} does, and takes it back when the field is right`, async () => {
      const page = await openFormPage(practicePage({ ...practiceJson, layout }));
      page.tick('E-mail');
      const email = page.type('Email', 'ana@');
      const block = page.block('email');
      const before = [email.className, block.className];
      await page.press();

      const added = (element: Element, was: string | undefined) =>
        [...element.classList].filter((name) => !was?.split(' ').includes(name)).sort();
      const fieldClasses = ['rsform-error', fieldError].filter((name) => name !== '');
      expect(added(email, before[0])).to.deep.equal([...new Set(fieldClasses)].sort());
      expect(added(block, before[1])).to.deep.equal(parentError === '' ? [] : [parentError]);
      expect([...(block.querySelector('#component13')?.classList ?? [])]).to.deep.equal(['formError']);

      page.type('Email', 'ana@ejemplo.es');
      expect([email.className, block.className]).to.deep.equal(before);
    });
  }
});
