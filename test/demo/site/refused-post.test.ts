import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  createVisitor,
  emailMessage,
  hiddenFieldsOf,
  withValue,
  type Pairs,
  type Visitor,
} from '../visitor.js';
import { withDemo } from '../with-demo.js';

const path = '/contacto?bot=off';
const urlEncoded = 'application/x-www-form-urlencoded';

describe('demo/site: refused post', () => {
  const demo = withDemo();

  async function open(): Promise<{ visitor: Visitor; fields: Pairs }> {
    const visitor = createVisitor(demo());
    const { html } = await visitor.get(path);
    return { visitor, fields: [...hiddenFieldsOf(html), ...emailMessage] };
  }

  async function refusedPage(
    status: number,
    send: (visitor: Visitor, fields: Pairs) => ReturnType<Visitor['post']>,
  ) {
    const { visitor, fields } = await open();
    const page = await send(visitor, fields);
    assert.equal(page.status, status);
    assert.match(page.headers.get('content-type') ?? '', /^text\/html/);
    assert.match(page.html, /<html lang="es">.*<h1>[^<]+<\/h1>/s);
    assert.deepEqual(await demo().rows(), []);
    return page.html;
  }
  const assertRefused = async (...attempt: Parameters<typeof refusedPage>) =>
    void (await refusedPage(...attempt));

  for (const formId of ['3', '0', '-1', '1e0', '01x', '', '__proto__', '9'.repeat(400)]) {
    it(`a post that no form of the site sends is refused for the form "${formId.slice(0, 12)}"`, () =>
      assertRefused(404, (visitor, fields) => visitor.post(path, withValue(fields, 'form[formId]', formId))));
  }

  it('a post that no form of the site sends is refused when it names no form', () =>
    assertRefused(404, (visitor, fields) => visitor.post(path, withValue(fields, 'form[formId]', null))));

  it('a post that no form of the site sends is refused over 256 kB', () =>
    assertRefused(413, (visitor, fields) =>
      visitor.post(path, withValue(fields, 'form[consulta]', 'x'.repeat(256 * 1024))),
    ));

  it('a post that no form of the site sends is refused over 10 MB', () =>
    assertRefused(413, (visitor) => visitor.post(path, 'x'.repeat(10 * 1024 * 1024), urlEncoded)));

  it('a post that no form of the site sends is refused over 256 kB where its length is not announced', async () => {
    const { visitor } = await open();
    const body = new Blob(['form[consulta]=', 'x'.repeat(256 * 1024)]).stream();
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
    const response = await fetch(demo().url + path, { ...init, headers: { 'content-type': urlEncoded } });
    assert.equal(response.status, 413);
    assert.equal((await visitor.get(path)).status, 200);
  });

  const malformed: readonly (readonly [string, string, string | Uint8Array])[] = [
    ['broken escapes', urlEncoded, 'form[consulta]=%zz'],
    ['half an escape', urlEncoded, 'form[consulta]=100%'],
    ['bytes that are no text', urlEncoded, new Uint8Array([0x61, 0x3d, 0xff, 0xfe])],
    ['escaped bytes that are no text', urlEncoded, 'a=%ff%fe'],
    ['multipart without a boundary', 'multipart/form-data', '--x\r\n\r\n--x--'],
    [
      'multipart that ends too early',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb',
    ],
    ['multipart of nothing', 'multipart/form-data; boundary=x', ''],
    [
      'multipart of another boundary',
      'multipart/form-data; boundary=x',
      '--y\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--y--\r\n',
    ],
  ];
  for (const [name, type, body] of malformed) {
    it(`a post that no form of the site sends is refused as malformed: ${name}`, () =>
      assertRefused(400, (visitor) => visitor.post(path, body, type)));
  }

  for (const type of ['application/json', 'text/plain', 'application/xml']) {
    it(`a post that no form of the site sends is refused as ${type}`, () =>
      assertRefused(415, (visitor) => visitor.post(path, '{}', type)));
  }

  it('a post that no form of the site sends is refused at a page without a form', async () => {
    const { visitor, fields } = await open();
    assert.equal((await visitor.post('/aviso-legal', fields)).status, 404);
    assert.equal((await visitor.post('/elementos/nada', fields)).status, 404);
    assert.deepEqual(await demo().rows(), []);
  });
});
