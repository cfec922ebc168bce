import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'parse5';
import { checkDefinition } from '../../../elements/rs-form/definition/check-definition.model.js';
import { layoutNames } from '../../../elements/rs-form/definition/layouts.model.js';
import { describeForm } from '../../../elements/rs-form/rendering/describe-form.model.js';
import { FormContent } from '../../../elements/rs-form/rendering/FormContent.js';
import { attributeOf, type Element, elementsIn, textOf } from '../../../cli/html/tree.mjs';
import { outputs } from '../../../docs/playground/copy/outputs.js';
import { linesOf } from '../../../docs/playground/copy/highlight.js';
import { behaviourJson, renderedJson } from '../../../docs/playground/model/outputs/behaviour-json.model.js';
import { checksMarkdown, checksTable } from '../../../docs/playground/model/outputs/checks-table.model.js';
import { firstPaintRules } from '../../../docs/playground/model/outputs/first-paint.js';
import { writeHtml } from '../../../docs/playground/model/outputs/markup/html.model.js';
import { pageOf } from '../../../docs/playground/model/outputs/page.js';
import { policyOf } from '../../../docs/playground/model/outputs/policy.js';
import { serverForm } from '../../../docs/playground/model/outputs/markup/server-form.model.js';
import { tagAttributes, tagMarkup } from '../../../docs/playground/model/outputs/tag.model.js';
import { fieldsOf, type Playground, samplePlaygrounds } from '../../../docs/playground/model/state.model.js';
import { allOutputs } from './all-outputs.js';
import { hostileTexts, playground, sample, thisYear, withFields } from './posts.js';

const elementsOf = (html: string) => elementsIn(parse(html));
const isControl = ({ tagName }: Element) => ['input', 'select', 'textarea', 'button'].includes(tagName);

/** Attributes of a control that the server and the tag write alike. */
const compared = [
  'name',
  'id',
  'type',
  'class',
  'value',
  'maxlength',
  'min',
  'max',
  'multiple',
  'aria-required',
];
const described = (html: string) =>
  elementsOf(html)
    .filter(isControl)
    .map((control) => compared.map((name) => attributeOf(control, name) ?? ''));

function reactMarkup({ form, settings }: Playground): string {
  const around = { address: '', language: settings.language, thisYear, translate: (key: string) => key };
  return renderToStaticMarkup(createElement(FormContent, { form: describeForm(form, around) }));
}

/** A form with each type of field but those whose buttons have texts of their own. */
const allTypes = samplePlaygrounds.map(({ state }) => state).filter(({ form }) => form.formId !== 2);

describe('the markup of the server', () => {
  for (const layout of layoutNames)
    it(`the markup of the server has the controls, names, ids and classes of a form that the tag renders: ${layout}`, () => {
      for (const { form, settings, version } of allTypes) {
        const state = { version, settings, form: { ...form, layout } };
        const own = writeHtml(serverForm(state, { thisYear }).children);
        const token = (html: string) => described(html).filter(([name]) => name !== 'csrf-token');
        assert.deepEqual(token(own), token(reactMarkup(state)));
      }
    });

  it('the markup of the server has the handlers and styles that RSForm! Pro writes, or none for a strict policy', () => {
    for (const { state } of samplePlaygrounds) {
      const form = (hasHandlers: boolean) => writeHtml([serverForm(state, { thisYear, hasHandlers })]);
      assert.doesNotMatch(form(false), / (?:on\w+|style)="/);
    }
    const [registration, contact] = [sample('registration'), sample('contact')].map((state) =>
      writeHtml([serverForm(state, { thisYear, hasHandlers: true })]),
    );
    assert.match(registration ?? '', /onclick="rsfp_changePage\(2, 1, 2, 1, \{&quot;parent/);
    assert.match(contact ?? '', /id="rsform_error_1" style="display: none"/);
  });
});

describe('the tag of a form', () => {
  it('the tag of a form has an attribute for each setting that is not the usual one', () => {
    assert.deepEqual(
      samplePlaygrounds.map(({ state }) => /<rs-form([^>]*)>/.exec(tagMarkup(state))?.[1]),
      [
        ' focus-on-error="list"',
        ' focus-on-error="list" history="pages"',
        ' focus-on-error="list"',
        ' submit="fetch" focus-on-error="list" bot-check-optional',
        ' without-draft focus-on-error="list"',
      ],
    );
    const { settings, ...rest } = sample('registration');
    const other = {
      errorList: false,
      strictPrivacy: true,
      scrollToError: true,
      disableOnSubmit: true,
    } as const;
    const attributes = tagAttributes({ ...rest, settings: { ...settings, ...other, pageHistory: false } });
    assert.deepEqual(
      Object.entries(attributes).filter(([, value]) => value),
      [
        ['focus-on-error', 'field'],
        ['scroll-to-error', true],
        ['disable-on-submit', true],
        ['privacy', 'strict'],
      ],
    );
  });

  for (const { id, state } of samplePlaygrounds)
    it(`the tag of a form has JSON that the format allows, with all conditions and prices: ${id}`, () => {
      for (const json of [behaviourJson(state), renderedJson(state)]) {
        const { definition, invalid } = checkDefinition(JSON.parse(JSON.stringify(json)));
        assert.deepEqual(invalid, []);
        assert.deepEqual(definition?.conditions, state.form.conditions);
        assert.deepEqual(definition?.calculations, state.form.calculations);
      }
      assert.deepEqual(checkDefinition(renderedJson(state)).definition, { ...state.form, render: true });
    });

  it('the tag of a form says nothing in its JSON that the markup says', () => {
    const [room, arrival] = (behaviourJson(sample('booking')) as Playground['form']).pages[0]?.fields ?? [];
    assert.deepEqual(room, {
      ...{ name: 'Room', type: 'select', required: true },
      options: [
        { value: 'Single', price: '60' },
        { value: 'Double', price: '95.5' },
      ],
    });
    assert.equal(arrival?.caption, undefined);
    assert.equal(arrival?.rule, 'min|Departure|1');
  });
});

describe('the rules of the first paint', () => {
  it('the rules of the first paint are those of the command, and empty for a form that needs none', () => {
    assert.match(firstPaintRules(sample('contact')), /\.rsform-block-telefono/);
    assert.equal(firstPaintRules(withFields({ name: 'A', type: 'text' })), '');
  });
});

describe('the policy of a page', () => {
  const rows: readonly (readonly [title: string, form: object, directives: readonly RegExp[]])[] = [
    [
      'a plain form',
      {},
      [/^default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect/],
    ],
    [
      'a check by Google',
      { botCheck: { provider: 'recaptcha-v3', siteKey: 'k' } },
      [/script-src 'self' https:\/\/www\.google\.com;/, /frame-src https:\/\/www\.google\.com;/],
    ],
    [
      'hCaptcha',
      { botCheck: { provider: 'hcaptcha', siteKey: 'k' } },
      [/script-src 'self' https:\/\/js\.hcaptcha\.com;/, /frame-src https:\/\/newassets\.hcaptcha\.com;/],
    ],
    [
      'a script of the site in place of the provider’s',
      { botCheck: { provider: 'turnstile', siteKey: 'k', scriptUrl: '/api.js' } },
      [/script-src 'self';/],
    ],
    [
      'a map of many hosts',
      {
        pages: [
          { fields: [{ name: 'A', type: 'location', tiles: 'https://{s}.tiles.example/{z}/{x}/{y}.png' }] },
        ],
      },
      [/img-src 'self' data: https:\/\/\*\.tiles\.example;/],
    ],
    [
      'an address that would end the directive',
      {
        pages: [
          {
            fields: [
              { name: 'A', type: 'location', geocoder: "https://a.example; script-src 'unsafe-inline'" },
            ],
          },
        ],
      },
      [/connect-src 'self' https:\/\/a\.example; require/, /^(?!.*unsafe)/],
    ],
    ['files', { pages: [{ fields: [{ name: 'A', type: 'file' }] }] }, [/img-src 'self' data: blob:;/]],
  ];
  for (const [title, form, directives] of rows)
    it(`the policy of a page allows the sources of the page: ${title}`, () => {
      const policy = policyOf(playground({ pages: [], ...form }));
      for (const directive of directives) assert.match(policy, directive);
    });
});

describe('the page of one file', () => {
  for (const { id, state } of samplePlaygrounds)
    it(`the page of one file has a title, one form, its rules with their hash, and no other inline code: ${id}`, () => {
      const page = pageOf(state, { thisYear });
      const elements = elementsOf(page);
      const of = (name: string) => elements.filter(({ tagName }) => tagName === name);
      const [style] = of('style');
      assert.ok(style);
      const rules = textOf(style);
      assert.ok(rules.trim().endsWith(firstPaintRules(state)));
      const hash = `'sha256-${createHash('sha256').update(rules).digest('base64')}'`;
      const policy = of('meta').find((meta) => attributeOf(meta, 'http-equiv'));
      assert.ok((attributeOf(policy as Element, 'content') ?? '').includes(hash));
      assert.deepEqual([of('form').length, of('h1').length, of('title').length], [1, 1, 1]);
      assert.deepEqual(
        of('script').map((script) => attributeOf(script, 'src') ?? attributeOf(script, 'type')),
        ['suite.single.js', 'application/json'],
      );
      assert.doesNotMatch(page, / (?:on\w+|style)="/);
      assert.equal(of('cookie-consent').length, state.settings.consent ? 1 : 0);
    });

  it('the page of one file finds its files in another folder', () =>
    assert.match(
      pageOf(sample('contact'), { thisYear, base: '../rs-suite/' }),
      /src="\.\.\/rs-suite\/suite\.single\.js"/,
    ));
});

describe('the table of checks', () => {
  it('the table of checks has a row for each field with a value, and one for the whole form', () => {
    for (const { state } of samplePlaygrounds) {
      const withValue = fieldsOf(state.form).filter(({ type = '' }) => !/submit|free|break/.test(type));
      assert.equal(checksTable(state).length, withValue.length + 1);
    }
  });

  it('the table of checks lists required, bounded, offered, hidden and computed fields, in the language of the form', () => {
    const rows = new Map(checksTable(sample('registration')).map(({ name, checks }) => [name, checks]));
    assert.deepEqual(rows.get('Nombre'), ['obligatorio', '80 caracteres como máximo']);
    assert.deepEqual(rows.get('Acompanantes'), [
      ...['número con punto decimal', '0 o más', '4 o menos'],
      'si una condición lo oculta, ni se exige ni se guarda',
    ]);
    assert.match(rows.get('Total')?.[0] ?? '', /^lo calcula el servidor/);
    const photos = checksTable(sample('uploads')).find(({ name }) => name === 'Photos');
    assert.deepEqual(photos?.checks, [
      ...['required', 'files at least: 1', 'files at most: 3'],
      ...['each file at most 2097152 bytes', 'types of files: jpg, png'],
    ]);
  });

  it('the table of checks keeps its columns with any text', () => {
    for (const text of hostileTexts) {
      const lines = checksMarkdown(withFields({ name: text, type: 'text', caption: text }))
        .trim()
        .split('\n');
      assert.equal(lines.length, 4);
      for (const line of lines)
        assert.equal(line.replaceAll('\\\\', '').match(/(?<!\\)\|/g)?.length, 4, line);
    }
  });
});

describe('hostile names and texts', () => {
  for (const text of hostileTexts)
    it(`hostile names and texts are text in every output: ${JSON.stringify(text)}`, () => {
      const option = { value: text, label: text, group: text, price: '1' };
      const texts = { caption: text, message: text, description: text, placeholder: text, value: text };
      const state = playground(
        {
          ...{ title: text, errorMessage: text, requiredMarker: text, cssId: text, validation: ['server'] },
          pages: [
            {
              fields: [
                { name: text, type: 'text', ...texts, required: true },
                { name: `${text} 2`, type: 'select', options: [option], ...texts },
                { name: `${text} 3`, type: 'radio-group', options: [option], ...texts },
                { name: `${text} 4`, type: 'captcha', imageUrl: text, ...texts },
                { name: `${text} 5`, type: 'file', extensions: [text], ...texts },
                { name: `${text} 6`, type: 'birthday', ...texts },
                { name: `${text} 7`, type: 'free-text', paragraphs: [text], ...texts },
                { name: `${text} 8`, type: 'textarea', ...texts },
                { name: `${text} 9`, type: 'submit', ...texts, resetCaption: text },
              ],
            },
          ],
          conditions: [{ targets: [text, `${text} 7`], when: [{ field: `${text} 2`, value: text }] }],
          texts: { key: text },
        },
        { thankYou: text },
      );
      const plain = JSON.parse(
        JSON.stringify(state).replaceAll(JSON.stringify(text).slice(1, -1), 'plain'),
      ) as Playground;
      const shapeOf = (html: string) => elementsOf(html).map(({ tagName }) => tagName);
      const outputs = allOutputs(state);
      for (const [name, html] of allOutputs(plain))
        if (name.endsWith('.html')) assert.deepEqual(shapeOf(outputs.get(name) ?? ''), shapeOf(html), name);
      const page = elementsOf(outputs.get('page.html') ?? '');
      const json = page.find((one) => attributeOf(one, 'type') === 'application/json');
      assert.deepEqual(JSON.parse(textOf(json as Element)), JSON.parse(JSON.stringify(behaviourJson(state))));
      const control = page.find((one) => attributeOf(one, 'name') === `form[${text}]`);
      assert.equal(control && attributeOf(control, 'value'), text.replaceAll('\n', '\n'));
    });
});

describe('code that an author reads in the playground', () => {
  for (const { id, language, write } of outputs)
    it(`code that an author reads in the playground has a line of its own for each line, and not a character more or less: ${id}`, () => {
      const text = write(sample('survey'));
      const lines = linesOf(text, language).map((parts) => parts.map((part) => part.text).join(''));
      assert.equal(lines.join(''), text);
      assert.ok(lines.every((line) => line.indexOf('\n') === line.length - 1 || !line.includes('\n')));
      assert.equal(lines.length, text.replace(/\n$/, '').split('\n').length);
    });
});
