import { expect } from '@open-wc/testing';
import { appears } from '../../../shared/appears.js';
import { errorsDuring, recordConsole } from '../../../shared/record-console.js';
import { definitionOf, jsonTag, openTag } from './rendered-page.js';
import { until } from '../../../shared/until.js';

const field = { name: 'a', type: 'text' };
const wayOn = '<p slot="bot-check-alternative">Llámanos</p>';

/** An invalid definition, with its title and its one message. */
const invalid: readonly (readonly [string, unknown, string])[] = [
  ['no object', [], 'the top: found [], expected an object'],
  ['another version', { version: 2 }, 'version: found 2, expected one of 1'],
  ['no number', { version: 1, render: true }, 'formId: found nothing, expected a whole number'],
  [
    'a number in quotes',
    { version: 1, formId: '1', render: true },
    'formId: found "1", expected a whole number',
  ],
  ['a text for a list', definitionOf([], { pages: 'x' }), 'pages: found "x", expected a list'],
  ['a list for an object', definitionOf([], { pages: [[]] }), 'pages[0]: found [], expected an object'],
  ['null for an object', definitionOf([], { pages: [null] }), 'pages[0]: found null, expected an object'],
  [
    'fields by name',
    definitionOf([], { pages: [{ fields: { a: field } }] }),
    'pages[0].fields: found {"a":{"name":"a","type":"text"}}, expected a list',
  ],
  ['no fields', definitionOf([]), 'pages: found [{"fields":[]}], expected a page with fields'],
  [
    'options that are missing',
    definitionOf([{ name: 'a', type: 'select' }]),
    'pages[0].fields[0].options: found nothing, expected a list of options',
  ],
  [
    'one name twice',
    definitionOf([field, field]),
    'pages[0].fields[1].name: found "a", expected a name of its own',
  ],
  [
    'one number twice',
    definitionOf([
      { ...field, componentId: 2 },
      { ...field, name: 'b' },
    ]),
    'pages[0].fields[1].componentId: found 2, expected a number of its own',
  ],
  [
    'a script for an address',
    definitionOf([field], { action: 'javascript:alert(1)' }),
    'action: found "javascript:alert(1)", expected an http address',
  ],
];

/** Diagnostics after which the form is rendered: the invalid part is reported and left out. */
const leftOut: readonly (readonly [string, unknown, string])[] = [
  [
    'a text for a number',
    definitionOf([{ ...field, maxSelections: 'x' }]),
    'pages[0].fields[0].maxSelections: found "x", expected a number',
  ],
  [
    'a number for a text',
    definitionOf([{ ...field, caption: 7 }]),
    'pages[0].fields[0].caption: found 7, expected a text',
  ],
  [
    'a text for a flag',
    definitionOf([{ ...field, required: 'yes' }]),
    'pages[0].fields[0].required: found "yes", expected true or false',
  ],
  [
    'a layout that is none',
    definitionOf([field], { layout: 'tailwind' }),
    'layout: found "tailwind", expected one of responsive, bootstrap5, bootstrap4, bootstrap3, bootstrap2, uikit3, uikit, foundation, pico, legacy',
  ],
  [
    'a text in the table of texts',
    definitionOf([field], { texts: { a: 1 } }),
    'texts.a: found 1, expected a text',
  ],
  [
    'an operator that is none',
    definitionOf([field], { conditions: [{ targets: ['a'], when: [{ field: 'a', operator: '>' }] }] }),
    'conditions[0].when[0].operator: found ">", expected one of is, is_not, empty, filled, contains, greater, less',
  ],
  [
    'no expression',
    definitionOf([field], { calculations: [{ target: 'a' }] }),
    'calculations[0].expression: found nothing, expected a text',
  ],
];

describe('<rs-form> invalid definitions', () => {
  for (const [title, json, message] of invalid) {
    it(`a definition with a mistake is one clear error, and a way on for the visitor: ${title}`, async () => {
      const errors = await errorsDuring(async () => {
        const element = await openTag(jsonTag(json, '', wayOn));
        const line = await appears(element.shadowRoot as ShadowRoot, '[part~="message"]:not([hidden])');
        expect(line.textContent).to.contain('No se ha podido mostrar el formulario');
        expect(element.querySelector('p')?.getClientRects().length).to.equal(1);
        expect(element.querySelector('form')).to.equal(null);
      });
      const own = errors.filter((error) => error.includes('ConfigError'));
      expect(own.length).to.equal(1);
      expect(own[0]).to.contain(`ConfigError: <rs-form> JSON at ${message}`);
    });
  }

  for (const [title, json, message] of leftOut) {
    it(`a definition with a mistake is named, and the form is rendered without it: ${title}`, async () => {
      const errors = await errorsDuring(async () => {
        const element = await openTag(jsonTag(json, '', wayOn));
        await appears(element, '[name="form[a]"]');
      });
      expect(errors.length).to.equal(1);
      expect(errors[0]).to.contain(`ConfigError: <rs-form> JSON at ${message}`);
    });
  }

  it('a definition with a mistake names an unknown key and the known ones', async () => {
    const errors = await errorsDuring(async () => {
      const element = await openTag(jsonTag(definitionOf([{ ...field, label: 'A' }])));
      await appears(element, '[name="form[a]"]');
    });
    expect(errors.join()).to.contain(
      'JSON at pages[0].fields[0].label: found "label", expected one of the keys name, type,',
    );
  });

  it('a definition with a mistake names a type that is none and the ones that are', async () => {
    const errors = await errorsDuring(async () => {
      const element = await openTag(jsonTag(definitionOf([{ name: 'a', type: 'textbox' }])));
      await appears(element.shadowRoot as ShadowRoot, '[part~="message"]:not([hidden])');
    });
    expect(errors.join()).to.contain(
      'JSON at pages[0].fields[0].type: found "textbox", expected one of text, email, tel, url,',
    );
  });

  it('a definition with a mistake leaves the content of the tag alone', async () => {
    const record = recordConsole();
    try {
      const element = await openTag(jsonTag({ version: 3 }, '', '<p id="full">Ya no quedan plazas.</p>'));
      await until(() => record.errors.length > 0, 'named');
      expect(record.errors.join()).to.contain('JSON at version: found 3');
      expect(element.querySelector('#full')?.getClientRects().length).to.equal(1);
    } finally {
      record.stop();
    }
  });
});
