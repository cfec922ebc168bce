import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { safeReturnUrl } from '../../../../elements/rs-form/thank-you/return-url.model.js';

const origin = 'https://practice.test';
const parse = (text: string) =>
  URL.canParse(text, `${origin}/contacto`) ? new URL(text, `${origin}/contacto`) : null;
const from = (source: 'server' | 'script', text: string) => safeReturnUrl(text, { source, origin, parse });

describe('the return address of a thank-you', () => {
  for (const [id, text] of [
    ['redir-01', 'javascript:__pwned=1'],
    ['javascript with spaces', '\tjava\nscript:__pwned=1'],
    ['data', 'data:text/html,<script>1</script>'],
    ['file', 'file:///etc/passwd'],
    ['broken', 'http://'],
  ] as const) {
    it(`is refused from anyone: ${id}`, () => {
      assert.equal(from('server', text), null);
      assert.equal(from('script', text), null);
    });
  }

  for (const [id, text] of [
    ['redir-03', 'https://evil.test/'],
    ['redir-05', '\\\\evil.test'],
    ['redir-07', 'http://trusted.test@evil.test/'],
    ['protocol-relative', '//evil.test'],
  ] as const) {
    it(`to another site is followed only when the server rendered it: ${id}`, () => {
      assert.equal(from('script', text), null);
      assert.match(from('server', text) ?? '', /^https?:/);
    });
  }

  for (const [id, text, href] of [
    ['a path', '/gracias', `${origin}/gracias`],
    ['redir-09, which is a path of this site', '/%09/evil.test', `${origin}/%09/evil.test`],
    [
      'redir-11, which is a path of this site',
      'aHR0cHM6Ly9ldmlsLnRlc3Q=',
      `${origin}/aHR0cHM6Ly9ldmlsLnRlc3Q=`,
    ],
  ] as const) {
    it(`stays on this site: ${id}`, () => assert.equal(from('script', text), href));
  }
});
