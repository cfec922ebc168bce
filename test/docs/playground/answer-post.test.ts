import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parse } from 'parse5';
import { attributeOf, elementsIn, textOf } from '../../../cli/html/tree.mjs';
import type { Post } from '../../../docs/playground/model/checks/post.model.js';
import { answerPost, answerValidation } from '../../../docs/playground/model/outputs/answer-post.model.js';
import { writeHtml } from '../../../docs/playground/model/outputs/markup/html.model.js';
import type { Playground } from '../../../docs/playground/model/playground.model.js';
import { playground, post, sample, today, withFields } from './posts.js';

const options = { today };
const contact = sample('contact');
const rightPost = post([
  ['form[forma contacto][]', 'E-mail'],
  ['form[Email]', 'ana@example.com'],
  ['form[consulta]', 'Hola'],
]);

/** Returns the elements of an answer. */
function elementsOf(state: Playground, posted: Post) {
  return elementsIn(parse(writeHtml([answerPost(state, posted, options).content])));
}

describe('the server in the page', () => {
  it('the server in the page thanks for a right post, and stores the visible fields', () => {
    const answer = answerPost(contact, rightPost, options);
    assert.ok(answer.is === 'thanks');
    assert.equal(answer.status, 303);
    assert.deepEqual(answer.values, [
      ['forma contacto', 'E-mail'],
      ['Email', 'ana@example.com'],
      ['consulta', 'Hola'],
    ]);
    const elements = elementsOf(contact, rightPost);
    assert.ok(elements.some((one) => attributeOf(one, 'id') === 'rsfp-thankyou-scroll1'));
    assert.ok(elements.some((one) => attributeOf(one, 'name') === 'continue'));
    assert.ok(
      elements.some((one) => textOf(one) === 'Gracias por escribirnos. Te contestaremos en dos días.'),
    );
    assert.equal(elements.filter(({ tagName }) => tagName === 'form').length, 0);
  });

  it('the server in the page returns a refused post with its values, its errors, and the focus on the first', () => {
    const refused = post([
      ['form[forma contacto][]', 'E-mail'],
      ['form[Email]', '"ana'],
    ]);
    const answer = answerPost(contact, refused, options);
    assert.ok(answer.is === 'refused');
    assert.equal(answer.status, 200);
    assert.deepEqual(
      answer.errors.map(({ name, id, page }) => [name, id, page]),
      [
        ['Email', 3, 1],
        ['consulta', 4, 1],
      ],
    );
    const elements = elementsOf(contact, refused);
    const byId = (id: string) => elements.find((one) => attributeOf(one, 'id') === id);
    const [email, message, box] = ['Email', 'component3', 'forma contacto1'].map(byId);
    assert.ok(email && message && box);
    assert.equal(attributeOf(email, 'value'), '"ana');
    assert.equal(attributeOf(email, 'aria-invalid'), 'true');
    assert.equal(attributeOf(email, 'aria-describedby'), 'component3');
    assert.equal(attributeOf(message, 'class'), 'formError');
    assert.notEqual(attributeOf(box, 'checked'), undefined);
    assert.deepEqual(
      elements.filter((one) => attributeOf(one, 'autofocus') !== undefined),
      [email],
    );
    assert.ok(elements.some((one) => textOf(one).startsWith('No hemos podido enviar')));
    assert.equal(byId('rsform_error_1'), undefined);
  });

  it('the server in the page never returns a password, a file or the code of an image', () => {
    const fields = (['password', 'captcha', 'text'] as const).map((type) => ({
      name: type,
      type,
      required: true,
    }));
    const state = withFields(...fields, { name: 'Missing', required: true });
    const pairs = fields.map(({ name }) => [`form[${name}]`, 'typed'] as const);
    const values = elementsOf(state, post(pairs)).flatMap((one) =>
      /^form\[(?:password|captcha|text)\]$/.test(attributeOf(one, 'name') ?? '')
        ? [attributeOf(one, 'value')]
        : [],
    );
    assert.deepEqual(values, [undefined, '', 'typed']);
  });

  it('the server in the page refuses a post of another form, and one without the token of the bot check', () => {
    const state = playground({
      pages: [{ fields: [{ name: 'A' }] }],
      botCheck: { provider: 'hcaptcha', siteKey: 'k' },
    });
    const alertsOf = (posted: Post, acceptsToken = true) => {
      const answer = answerPost(state, posted, { ...options, acceptsToken });
      return answer.is === 'refused' ? answer.alerts.length : 0;
    };
    const token = ['h-captcha-response', 'token'] as const;
    assert.equal(alertsOf(post([token], [], 9)), 1);
    assert.equal(alertsOf(post([])), 1);
    assert.equal(alertsOf(post([token]), false), 1);
    assert.equal(alertsOf(post([token])), 0);
  });
});

describe('the answer of ajaxValidate', () => {
  const registration = sample('registration');
  const rows: readonly (readonly [
    title: string,
    state: Playground,
    posted: Post,
    page: number,
    answer: object,
  ])[] = [
    ['has no list of errors where all is right', contact, rightPost, 0, { formComponents: [1, 2, 3, 4, 5] }],
    [
      'names the invalid fields of a form on one page',
      contact,
      post([]),
      0,
      {
        formComponents: [1, 2, 3, 4, 5],
        invalidComponents: [1],
        validationMessages: { 1: 'Elige una forma de contacto, y solo una.' },
      },
    ],
    [
      'names those of one page',
      registration,
      post([], [], 2),
      2,
      {
        formComponents: [8, 9, 10, 11, 12, 13, 14],
        invalidComponents: [8],
        validationMessages: { 8: 'Elige una modalidad.' },
      },
    ],
    [
      'has an empty list where only other pages are wrong',
      registration,
      post([['form[Modalidad]', 'En línea']], [], 2),
      2,
      { formComponents: [8, 9, 10, 11, 12, 13, 14], invalidComponents: [] },
    ],
    [
      'never names a file',
      withFields({ name: 'A', type: 'file', required: true }),
      post([]),
      0,
      { formComponents: [1, 2], invalidComponents: [] },
    ],
  ];
  for (const [title, state, posted, page, answer] of rows)
    it(`the answer of ajaxValidate ${title}`, () =>
      assert.deepEqual(answerValidation(state, posted, page, options), answer));

  it('the answer of ajaxValidate names the page of the first error of several pages, and the last page', () => {
    const posted = post(
      [
        ['form[Nombre]', 'Ana'],
        ['form[Email]', 'a@b.es'],
        ['form[Perfil]', 'Particular'],
      ],
      [],
      2,
    );
    const { currentPage, allPages, invalidComponents } = answerValidation(registration, posted, 0, options);
    assert.deepEqual([currentPage, allPages, invalidComponents], [2, 2, [8, 19]]);
  });
});
