import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { fieldForName, readDataAnswer } from '../../../../elements/rs-form/profiles/answer-data.model.js';
import { builtInProfiles } from '../../../../elements/rs-form/profiles/built-in.js';
import { type Profile, profileFormat } from '../../../../elements/rs-form/profiles/profile.model.js';
import { readJson } from '../../../../shared/json/read-json.model.js';

const saved = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`../../../data/any-server/${file}`, import.meta.url), 'utf8')) as unknown;

/** Profile of an author with this `answer`; every key has its default without one. */
const own = (answer?: object) =>
  readJson(profileFormat, { version: 1, name: 'own', ...(answer && { answer }) }) as Profile;

const builtIn = (name: string) => builtInProfiles.find((profile) => profile.name === name) as Profile;

/** Returns what an answer says by a profile, to a form with these fields. */
const read = (status: number, data: unknown, profile = own(), names: readonly string[] = []) =>
  readDataAnswer(status, data, { format: profile.answer, names });

describe('the JSON answer of a server', () => {
  it('the JSON answer of a server has the errors of Laravel, one a field', async () => {
    const errors = await saved('laravel/contact.errors.json');
    const answer = read(422, errors, builtIn('laravel'), ['phone', 'message', 'consent']);
    assert.equal(answer.type, 'refused');
    assert.deepEqual(answer.type === 'refused' && answer.messages, []);
    assert.ok(answer.type === 'refused' && answer.errors.some(({ name }) => name === 'phone'));
  });

  it('the JSON answer of a server has the errors of Django REST framework, of fields and of the form', async () => {
    const names = ['name', 'phone', 'message'];
    assert.deepEqual(read(400, await saved('django/rest.errors.json'), builtIn('django'), names), {
      type: 'refused',
      errors: [
        { name: 'phone', message: 'Enter a valid phone number.' },
        { name: 'message', message: 'This field may not be blank.' },
      ],
      messages: [],
    });
    const nonfield = read(400, await saved('django/rest.nonfield.errors.json'), builtIn('django'), names);
    assert.deepEqual(nonfield.type === 'refused' && nonfield.messages, ['This message looks like spam.']);
  });

  it('the JSON answer of a server has what a form of Django says of itself, beside each other', () => {
    const errors = {
      message: [{ message: 'Write less.', code: 'max_length' }],
      __all__: [{ message: 'This looks like spam.', code: '' }],
    };
    for (const data of [errors, { errors }])
      assert.deepEqual(read(400, data, builtIn('django'), ['message']), {
        type: 'refused',
        errors: [{ name: 'message', message: 'Write less.' }],
        messages: ['This looks like spam.'],
      });
  });

  it('the JSON answer of a server has the errors of a model of Rails', async () => {
    const data = { ...((await saved('rails/contact.errors.json')) as object), base: ['Closed'] };
    const names = ['contact[phone]', 'contact[message]', 'contact[consent]'];
    const answer = read(422, data, builtIn('rails'), names);
    assert.deepEqual(answer.type === 'refused' && answer.messages, ['Closed']);
    assert.ok(answer.type === 'refused' && answer.errors.some(({ message }) => message === "can't be blank"));
  });

  it('the JSON answer of a server has a list of texts, which are of the form', () => {
    assert.deepEqual(read(422, { errors: ['Too short', { msg: 'Too late' }] }), {
      type: 'refused',
      errors: [],
      messages: ['Too short', 'Too late'],
    });
  });

  for (const [title, errors] of [
    ['pointers (RFC 9457)', [{ detail: 'Too short', pointer: '#/author/name' }]],
    ['names', [{ name: 'author[name]', reason: 'Too short' }]],
    ['keys', { 'author[name]': ['Too short'] }],
  ] as const) {
    it(`the JSON answer of a server has problem details with ${title}`, () => {
      const problem = { type: 'about:blank', title: 'Invalid', status: 422, errors };
      assert.deepEqual(read(422, problem), {
        type: 'refused',
        errors: [{ name: 'author[name]', message: 'Too short' }],
        messages: [],
      });
    });
  }

  it('the JSON answer of a server has what Contact Form 7 says with status 200', async () => {
    const form7 = builtIn('contact-form-7');
    const names = ['your-tel', 'your-message'];
    assert.deepEqual(read(200, await saved('contact-form-7/contact.errors.json'), form7, names), {
      type: 'refused',
      errors: [
        { name: 'your-tel', message: 'Please enter a telephone number.' },
        { name: 'your-message', message: 'Please fill out this field.' },
      ],
      messages: [],
    });
    for (const file of ['failed', 'spam', 'unaccepted', 'no-unit-tag'])
      assert.equal(
        read(200, await saved(`contact-form-7/contact.${file}.json`), form7).type,
        'refused',
        file,
      );
    const sent = read(200, await saved('contact-form-7/contact.accepted.json'), form7);
    assert.equal(sent.type === 'accepted' && sent.message, 'Thank you for your message. It has been sent.');
    assert.equal(read(200, {}, form7).type, 'unclear');
  });

  it('the JSON answer of a server is accepted with its words and its address', () => {
    assert.deepEqual(read(201, { message: 'Thank you', redirect: '/thanks' }), {
      type: 'accepted',
      message: 'Thank you',
      url: '/thanks',
    });
  });

  it('the JSON answer of a server is unclear where it is no object, or a failure without a word on the form', () => {
    for (const [status, data] of [
      [200, []],
      [200, 'ok'],
      [200, null],
      [200, { success: false }],
      [200, { errors: { author: { name: ['x'] } } }],
      [200, { errors: true }],
      [500, { errors: { name: ['x'] } }],
      [403, { detail: 'CSRF Failed: CSRF token missing.' }],
      [404, {}],
    ] as const)
      assert.equal(read(status, data).type, 'unclear', JSON.stringify([status, data]));
  });

  it('the JSON answer of a server is accepted where each list of errors is empty', () => {
    assert.equal(read(200, { errors: { name: [], author: { name: [] } } }).type, 'accepted');
  });

  it('the JSON answer of a server never reads a prototype', () => {
    assert.equal(read(200, JSON.parse('{"__proto__":{"errors":{"a":["b"]}}}')).type, 'accepted');
  });
});

describe('the JSON answer of a system with a profile of its own', () => {
  it('the JSON answer of a system with a profile of its own has its errors in a list, with the name of the field and the message where the profile says', () => {
    const answer = { errors: ['detail'], field: ['loc.1'], message: ['msg'] };
    const data = { detail: [{ loc: ['body', 'phone'], msg: 'Field required', type: 'missing' }] };
    assert.deepEqual(read(422, data, own(answer)), {
      type: 'refused',
      errors: [{ name: 'phone', message: 'Field required' }],
      messages: [],
    });
    assert.notDeepEqual(read(422, data), read(422, data, own(answer)));
  });

  it('the JSON answer of a system with a profile of its own has its errors by the names of fields, and words of the form, deeper in it', () => {
    const answer = { errors: ['result.faults'], message: ['text'], summary: ['result.title', 'form'] };
    const faults = { phone: { text: 'Too short' }, form: 'Closed' };
    assert.deepEqual(read(400, { result: { faults, title: 'Wrong' } }, own(answer)), {
      type: 'refused',
      errors: [{ name: 'phone', message: 'Too short' }],
      messages: ['Closed'],
    });
    assert.deepEqual(read(400, { result: { title: 'Wrong' } }, own(answer)), {
      type: 'refused',
      errors: [],
      messages: ['Wrong'],
    });
    assert.equal(read(400, { errors: { phone: 'Too short' } }, own(answer)).type, 'unclear');
  });

  it('the JSON answer of a system with a profile of its own is accepted only with a word of the profile, and leads where the profile says', () => {
    const answer = { status: 'result.done', accepted: ['true', '0'], redirect: ['result.next'] };
    for (const done of [true, 0])
      assert.deepEqual(read(200, { result: { done, next: '/thanks' } }, own(answer)), {
        type: 'accepted',
        message: '',
        url: '/thanks',
      });
    for (const data of [{ result: { done: false } }, { result: {} }, { done: true }, {}])
      assert.equal(read(200, data, own(answer)).type, 'unclear', JSON.stringify(data));
    assert.equal(read(500, { result: { done: true } }, own(answer)).type, 'unclear');
  });

  it('the JSON answer of a system with a profile of its own never has its errors in a prototype, or in a text', () => {
    for (const path of ['constructor.name', '__proto__.toString', 'note.length', 'note.0'])
      assert.equal(read(400, { note: 'x' }, own({ errors: [path], summary: [path] })).type, 'unclear', path);
  });
});

describe('a name in an answer', () => {
  it('a name in an answer is that of a field, whatever its notation', () => {
    const names = ['name', 'topics', 'author[name]'];
    assert.equal(fieldForName(names, 'topics.0'), 'topics');
    assert.equal(fieldForName(names, 'topics[0]'), 'topics');
    assert.equal(fieldForName(names, 'author.name'), 'author[name]');
    assert.equal(fieldForName(names, 'name'), 'name');
    assert.equal(fieldForName(names, 'captcha'), '');
  });

  it('a name in an answer is that of the only control of Rails with it', () => {
    assert.equal(fieldForName(['contact[phone]', 'contact[name]'], 'phone'), 'contact[phone]');
    assert.equal(fieldForName(['contact[phone]', 'other[phone]'], 'phone'), '');
  });
});
