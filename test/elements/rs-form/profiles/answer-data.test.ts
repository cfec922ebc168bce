import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { fieldForName, readDataAnswer } from '../../../../elements/rs-form/profiles/answer-data.model.js';

const saved = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`../../../data/any-server/${file}`, import.meta.url), 'utf8')) as unknown;

describe('the JSON answer of a server', () => {
  it('has the errors of Laravel, one a field', async () => {
    const answer = readDataAnswer(422, await saved('laravel/contact.errors.json'));
    assert.equal(answer.type, 'refused');
    assert.deepEqual(answer.type === 'refused' && answer.messages, []);
    assert.ok(answer.type === 'refused' && answer.errors.some(({ name }) => name === 'phone'));
  });

  it('has the errors of Django REST framework, of fields and of the form', async () => {
    assert.deepEqual(readDataAnswer(400, await saved('django/rest.errors.json')), {
      type: 'refused',
      errors: [
        { name: 'phone', message: 'Enter a valid phone number.' },
        { name: 'message', message: 'This field may not be blank.' },
      ],
      messages: [],
    });
    const nonfield = readDataAnswer(400, await saved('django/rest.nonfield.errors.json'));
    assert.deepEqual(nonfield.type === 'refused' && nonfield.messages, ['This message looks like spam.']);
  });

  for (const [title, errors] of [
    ['pointers (RFC 9457)', [{ detail: 'Too short', pointer: '#/author/name' }]],
    ['names', [{ name: 'author[name]', reason: 'Too short' }]],
    ['keys', { 'author[name]': ['Too short'] }],
  ] as const) {
    it(`has problem details with ${title}`, () => {
      const problem = { type: 'about:blank', title: 'Invalid', status: 422, errors };
      assert.deepEqual(readDataAnswer(422, problem), {
        type: 'refused',
        errors: [{ name: 'author[name]', message: 'Too short' }],
        messages: [],
      });
    });
  }

  it('has what Contact Form 7 says with status 200', () => {
    const refused = {
      status: 'validation_failed',
      message: 'One or more fields have an error.',
      invalid_fields: [{ field: 'your-name', message: 'Please fill out this field.' }],
    };
    assert.deepEqual(readDataAnswer(200, refused), {
      type: 'refused',
      errors: [{ name: 'your-name', message: 'Please fill out this field.' }],
      messages: [],
    });
    assert.deepEqual(readDataAnswer(200, { status: 'mail_failed', message: 'It was not sent.' }), {
      type: 'refused',
      errors: [],
      messages: ['It was not sent.'],
    });
    assert.equal(readDataAnswer(200, { status: 'mail_sent', message: 'Thanks' }).type, 'accepted');
  });

  it('is accepted with its words and its address', () => {
    assert.deepEqual(readDataAnswer(201, { message: 'Thank you', redirect: '/thanks' }), {
      type: 'accepted',
      message: 'Thank you',
      url: '/thanks',
    });
  });

  it('is unclear where it is no object, or a failure without a word on the form', () => {
    for (const [status, data] of [
      [200, []],
      [200, 'ok'],
      [200, null],
      [200, { success: false }],
      [500, { errors: { name: ['x'] } }],
      [403, { detail: 'CSRF Failed: CSRF token missing.' }],
      [404, {}],
    ] as const)
      assert.equal(readDataAnswer(status, data).type, 'unclear', JSON.stringify([status, data]));
  });

  it('never reads a prototype', () => {
    assert.equal(readDataAnswer(200, JSON.parse('{"__proto__":{"errors":{"a":["b"]}}}')).type, 'accepted');
  });
});

describe('a name in an answer', () => {
  it('is that of a field, whatever its notation', () => {
    const names = ['name', 'topics', 'author[name]'];
    assert.equal(fieldForName(names, 'topics.0'), 'topics');
    assert.equal(fieldForName(names, 'topics[0]'), 'topics');
    assert.equal(fieldForName(names, 'author.name'), 'author[name]');
    assert.equal(fieldForName(names, 'name'), 'name');
    assert.equal(fieldForName(names, 'captcha'), '');
  });
});
