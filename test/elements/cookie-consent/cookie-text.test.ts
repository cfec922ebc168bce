import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  deletingTexts,
  matchesName,
  namesToDelete,
} from '../../../elements/cookie-consent/after-choice/delete-cookies.model.js';
import { cookieText } from '../../../elements/cookie-consent/choice/cookie-text.model.js';

const scope = { days: 365, path: '/', domain: '', isSecure: true };

describe('the text of the consent cookie', () => {
  for (const [title, given, expected] of [
    ['lasts 365 days, secure and lax', scope, 'a=b; Max-Age=31536000; Path=/; SameSite=Lax; Secure'],
    [
      'is written on plain HTTP too',
      { ...scope, isSecure: false },
      'a=b; Max-Age=31536000; Path=/; SameSite=Lax',
    ],
    [
      'holds on subdomains where the author says so',
      { ...scope, domain: 'example.es', path: '/web' },
      'a=b; Max-Age=31536000; Path=/web; Domain=example.es; SameSite=Lax; Secure',
    ],
    [
      'takes no attribute out of another (header injection)',
      { ...scope, domain: 'a.es; Secure=no', path: '/;Domain=evil.test' },
      'a=b; Max-Age=31536000; Path=/; Domain=a.es; SameSite=Lax; Secure',
    ],
  ] as const)
    it(`the text of the consent cookie ${title}`, () => assert.equal(cookieText('a', 'b', given), expected));
});

describe('deletion with a category', () => {
  for (const [pattern, name, expected] of [
    ['_ga', '_ga', true],
    ['_ga', '_gat', false],
    ['_ga*', '_ga_ABC', true],
    ['_ga*', '_g', false],
    ['*_id', 'visitor_id', true],
    ['_pk_*.1', '_pk_id.1', true],
    ['a*a', 'a', false],
    ['a*b*c', 'a-b-c', true],
    ['a*b*c', 'a-c-b', false],
    ['*', 'anything', true],
    ['(a+)+$', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaa!', false],
  ] as const)
    it(`the pattern ${pattern} says ${expected} to ${name}`, () =>
      assert.equal(matchesName(pattern, name), expected));

  it('the cookies that a pattern means are deleted with a category, and none that stays', () => {
    const cookies = '_ga=1; _ga_X=2; rs_consent=1.1.1.a.necessary; session=3; novalue';
    assert.deepEqual(namesToDelete(cookies, ['_ga*', 'session', 'rs_*'], ['session', 'rs_consent']), [
      '_ga',
      '_ga_X',
    ]);
    assert.deepEqual(namesToDelete('', ['*'], []), []);
  });

  it('a cookie is deleted from every path and every domain level', () => {
    const texts = deletingTexts('_ga', 'www.example.es', '/a/b', true);
    for (const part of ['Path=/;', 'Path=/a;', 'Path=/a/;', 'Path=/a/b;', 'Path=/a/b/;'])
      assert.ok(
        texts.some((text) => text.includes(part) && !text.includes('Domain')),
        part,
      );
    for (const part of ['Domain=www.example.es', 'Domain=example.es'])
      assert.ok(
        texts.some((text) => text.includes(part)),
        part,
      );
    assert.ok(texts.every((text) => text.startsWith('_ga=; Max-Age=0; ')));
  });
});
