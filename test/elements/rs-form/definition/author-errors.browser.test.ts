import { expect, fixture, html, unsafeStatic } from '@open-wc/testing';
import type { RsFormElement } from '../../../../elements/rs-form/rs-form.shell.js';
import { errorsDuring, recordConsole } from '../../../shared/record-console.js';
import { attributeIs } from '../page-driver.js';
import { practiceForm, practiceJson, practicePage } from '../practice-page.js';
import { until } from '../../../shared/until.js';

describe('<rs-form> author errors', () => {
  const invalid: readonly (readonly [string, string, RegExp])[] = [
    [
      'broken JSON (attr-01)',
      `<rs-form><script type="application/json">{broken</script>${practiceForm}</rs-form>`,
      /ConfigError: <rs-form> JSON/,
    ],
    [
      'the number of another form (attr-07)',
      practicePage({ version: 1, formId: 7 }),
      /found 7, expected the form's 1/,
    ],
    [
      'the missing number of a form of RSForm!',
      practicePage({ version: 1 }),
      /JSON at formId: found nothing, expected the form's 1/,
    ],
    ['no form at all', '<rs-form></rs-form>', /found no form, expected one with a hidden form\[formId\]/],
    [
      'a form of somebody else',
      '<rs-form markup="rsform"><form></form></rs-form>',
      /without a hidden form\[formId\]/,
    ],
  ];

  for (const [title, markup, message] of invalid) {
    it(`<rs-form> names ${title} in the console and leaves the server’s form alone`, async () => {
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

  const partial: readonly (readonly [string, string, RegExp])[] = [
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
      'another version',
      practicePage({ version: 2, formId: 1 }),
      /JSON at version: found 2, expected one of 1/,
    ],
  ];

  for (const [title, markup, message] of partial) {
    it(`<rs-form> names ${title} in the console, and the valid parts of the JSON count`, async () => {
      const record = recordConsole();
      try {
        const wrapper = await fixture<HTMLElement>(html`<div>${unsafeStatic(markup)}</div>`);
        const element = wrapper.querySelector('rs-form') as RsFormElement;
        await attributeIs(element, 'data-pending', false);
        await until(() => message.test(record.errors.join('\n')), 'named');
        expect(record.errors.length).to.equal(1);
        expect(element.querySelector('form')?.checkVisibility()).to.equal(true);
      } finally {
        record.stop();
      }
      expect(Reflect.get({}, 'isAdmin')).to.equal(undefined);
    });
  }

  it('<rs-form> leaves a condition out whole that is half wrong: its targets show', async () => {
    const record = recordConsole();
    try {
      const wrong = { targets: ['comments'], when: [{ field: 'name', operator: 'equals', value: 'x' }] };
      const wrapper = await fixture<HTMLElement>(
        html`<div>${unsafeStatic(practicePage({ ...practiceJson, conditions: [wrong] }))}</div>`,
      );
      const element = wrapper.querySelector('rs-form') as RsFormElement;
      await attributeIs(element, 'data-pending', false);
      await until(() => record.errors.length > 0, 'named');
      expect(record.errors.join()).to.contain(
        'JSON at conditions[0].when[0].operator: found "equals", expected one of is, is_not, empty, filled, contains, greater, less',
      );
      const blocks = [...element.querySelectorAll('.rsform-block')];
      expect(blocks.filter((block) => !block.checkVisibility()).length).to.equal(0);
    } finally {
      record.stop();
    }
  });
});
