import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { safeReturnUrl } from '../../../../elements/rs-form/thank-you/return-url.model.js';

const origin = 'https://practice.test';
const parse = (text: string) =>
  URL.canParse(text, `${origin}/contacto`) ? new URL(text, `${origin}/contacto`) : null;
const from = (text: string, hosts = 'trusted.test shop.test:8443') =>
  safeReturnUrl(text, { origin, hosts, parse });

describe('<rs-form> return url', () => {
  for (const [id, text] of [
    ['redir-01', 'javascript:__pwned=1'],
    ['javascript with spaces', '\tjava\nscript:__pwned=1'],
    ['data', 'data:text/html,<script>1</script>'],
    ['file', 'file:///etc/passwd'],
    ['broken', 'http://'],
    ['redir-03', 'https://evil.test/'],
    ['redir-05', '\\\\evil.test'],
    ['redir-07', 'http://trusted.test@evil.test/'],
    ['a name before a listed host', 'https://practice.test@trusted.test/'],
    ['without a scheme', '//evil.test'],
    ['a slash and a backslash', '/\\evil.test'],
    ['a scheme alone', 'https:evil.test'],
    ['a scheme alone after a space', ' HTTP:trusted.test'],
    ['a longer host', 'https://practice.test.evil.test/'],
    ['a host that ends alike', 'https://eviltrusted.test/'],
    ['a host below a listed one', 'https://a.trusted.test/'],
    ['another port of a listed host', 'https://shop.test/'],
  ] as const) {
    it(`the return address of a thank-you is refused: ${id}`, () => assert.equal(from(text), null));
  }

  for (const [id, text, href] of [
    ['a path', '/gracias', `${origin}/gracias`],
    ['redir-09', '/%09/evil.test', `${origin}/%09/evil.test`],
    ['redir-11', 'aHR0cHM6Ly9ldmlsLnRlc3Q=', `${origin}/aHR0cHM6Ly9ldmlsLnRlc3Q=`],
    ['the whole address', `${origin}/gracias`, `${origin}/gracias`],
  ] as const) {
    it(`the return address of a thank-you is followed on this site: ${id}`, () =>
      assert.equal(from(text, ''), href));
  }

  it('the return address of a thank-you is followed to a host that the author lists, with its port', () => {
    assert.equal(from('https://trusted.test/a'), 'https://trusted.test/a');
    assert.equal(from('https://shop.test:8443/'), 'https://shop.test:8443/');
    assert.equal(from('//Trusted.test/', 'other.test, TRUSTED.test'), 'https://trusted.test/');
  });
});
