import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import type { RsFormElement } from '../../../../elements/rs-form/rs-form.shell.js';
import { errorsDuring } from '../../../shared/record-console.js';
import { attributeIs } from '../page-driver.js';
import { practiceForm, practiceJson, practicePage } from '../practice-page.js';

describe('<rs-form> and an author’s mistake', () => {
  const mistakes: readonly (readonly [string, string, RegExp])[] = [
    [
      'broken JSON (attr-01)',
      `<rs-form><script type="application/json">{broken</script>${practiceForm}</rs-form>`,
      /ConfigError: <rs-form> JSON/,
    ],
    [
      'an unknown key',
      practicePage({ ...practiceJson, condition: [] }),
      /JSON at condition: found "condition", expected one of the keys version/,
    ],
    [
      'a polluting key (attr-03)',
      practicePage(JSON.parse('{"version":1,"formId":1,"__proto__":{"isAdmin":true}}')),
      /JSON at __proto__: found "__proto__", expected one of the keys/,
    ],
    [
      'a wrong type with its path',
      practicePage({ version: 1, formId: 1, conditions: [{ targets: 'x' }] }),
      /JSON at conditions\[0\]\.targets: found "x", expected a list/,
    ],
    [
      'the number of another form (attr-07)',
      practicePage({ version: 1, formId: 7 }),
      /found 7, expected the form's 1/,
    ],
    ['no form at all', '<rs-form></rs-form>', /found no form, expected one with a hidden form\[formId\]/],
    ['a form of somebody else', '<rs-form><form></form></rs-form>', /without a hidden form\[formId\]/],
  ];

  for (const [title, markup, message] of mistakes) {
    it(`names ${title} in the console and leaves the server’s form alone`, async () => {
      const errors = await errorsDuring(async () => {
        const wrapper = await fixture<HTMLElement>(html`<div>${unsafeStatic(markup)}</div>`);
        const element = wrapper.querySelector('rs-form') as RsFormElement;
        await attributeIs(element, 'data-pending', false);
        const form = element.querySelector('form');
        expect(form?.hasAttribute('novalidate') ?? false).to.be.false;
      });
      expect(errors.join('\n')).to.match(message);
      expect(Reflect.get({}, 'isAdmin')).to.equal(undefined);
    });
  }
});
