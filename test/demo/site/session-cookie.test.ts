import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { attributeOf, tagWithId } from '../visitor.js';
import { withDemo } from '../with-demo.js';

const plain = /^practica_sesion=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax$/;
const secure = /^practica_sesion=[0-9a-f]{32}; Path=\/; HttpOnly; Secure; SameSite=Lax$/;

/** Opens the contact page as a proxy that passes on the browser's protocol. */
async function openThrough(url: string, protocol: string) {
  const response = await fetch(`${url}/contacto`, { headers: { 'x-forwarded-proto': protocol } });
  const html = await response.text();
  const cookie = response.headers.get('set-cookie') ?? '';
  return { cookie, action: attributeOf(tagWithId(html, 'userForm'), 'action') };
}

describe('the session’s cookie behind a proxy that the site trusts', () => {
  const demo = withDemo({ trustsProxy: true });

  for (const protocol of ['https', 'https, http']) {
    it(`the session’s cookie behind a proxy that the site trusts travels over HTTPS only where the browser came so: "${protocol}"`, async () => {
      const { cookie, action } = await openThrough(demo().url, protocol);
      assert.match(cookie, secure);
      assert.equal(action, `${demo().url.replace('http:', 'https:')}/contacto`);
    });
  }

  for (const protocol of ['http', 'ftp', '']) {
    it(`the session’s cookie behind a proxy that the site trusts travels over plain HTTP too where the browser came so: "${protocol}"`, async () => {
      const { cookie, action } = await openThrough(demo().url, protocol);
      assert.match(cookie, plain);
      assert.equal(action, `${demo().url}/contacto`);
    });
  }
});

describe('the session’s cookie without a proxy', () => {
  const demo = withDemo();

  it('the session’s cookie without a proxy follows the connection, whatever headers a visitor sends', async () => {
    const { cookie, action } = await openThrough(demo().url, 'https');
    assert.match(cookie, plain);
    assert.equal(action, `${demo().url}/contacto`);
  });
});
