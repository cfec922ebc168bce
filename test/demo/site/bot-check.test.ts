import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  askToken,
  createVisitor,
  emailMessage,
  hiddenFieldsOf,
  noScriptFieldsOf,
  withValue,
  type Page,
  type Pairs,
} from '../visitor.js';
import { withDemo } from '../with-demo.js';

const path = '/contacto';
const tokenName = 'g-recaptcha-response';

function assertRefused({ status, html }: Page): void {
  assert.equal(status, 200);
  assert.match(
    html,
    /<div id="system-message-container"[^>]*>\s*<p class="alert alert-danger">(?:La|Falta la|No) [^<]+<\/p>/,
  );
  assert.ok(html.includes('berta@correo.test'));
}

describe('the bot check of a visitor with scripts', () => {
  const demo = withDemo();
  const send = (token: string) => createVisitor(demo()).submit(path, withToken(token));
  const withToken = (token: string): Pairs => [...emailMessage, [tokenName, token]];

  it('the bot check of a visitor with scripts lets a fresh token through', async () => {
    assert.equal((await send(await askToken(demo()))).status, 303);
    assert.equal((await demo().rows()).length, 1);
  });

  const wrong: readonly (readonly [string, () => Promise<string> | string])[] = [
    ['no token', () => ''],
    ['an invented token', () => 'token-inventado'],
    ['a token for another action', () => askToken(demo(), 'otra-accion')],
    ['a token for another site', () => askToken(demo(), 'homepage', 'clave-de-otro-sitio')],
  ];
  for (const [name, tokenOf] of wrong) {
    it(`the bot check of a visitor with scripts stores nothing with ${name}`, async () => {
      const before = await demo().rows();
      assertRefused(await send(await tokenOf()));
      assert.deepEqual(await demo().rows(), before);
    });
  }

  it('the bot check of a visitor with scripts takes a token once', async () => {
    const token = await askToken(demo());
    assert.equal((await send(token)).status, 303);
    const before = await demo().rows();
    assertRefused(await send(token));
    assert.deepEqual(await demo().rows(), before);
  });

  it('the bot check of a visitor with scripts makes one row of two posts at once with one token', async () => {
    const visitor = createVisitor(demo());
    const hidden = hiddenFieldsOf((await visitor.get(path)).html);
    const fields = [...withValue(hidden, tokenName, null), ...withToken(await askToken(demo()))];
    const before = await demo().rows();
    const pages = await Promise.all([visitor.post(path, fields), visitor.post(path, fields)]);
    assert.deepEqual(pages.map(({ status }) => status).sort(), [200, 303]);
    assert.equal((await demo().rows()).length, before.length + 1);
  });

  it('the bot check of a visitor with scripts uses a token up with a post that has other mistakes, and never gives it back', async () => {
    const token = await askToken(demo());
    const visitor = createVisitor(demo());
    const mistaken = await visitor.submit(path, withValue(withToken(token), 'form[Email]', 'berta@'));
    assert.equal(mistaken.status, 200);
    assert.ok(!mistaken.html.includes(token));
    assertRefused(await send(token));
  });
});

describe('the bot check of a visitor without scripts', () => {
  const demo = withDemo();

  async function openWithoutScripts() {
    const visitor = createVisitor(demo());
    const { html } = await visitor.get(path);
    return { visitor, fields: [...hiddenFieldsOf(html), ...noScriptFieldsOf(html), ...emailMessage] };
  }

  it('the bot check of a visitor without scripts lets the post of the plain form through', async () => {
    const { visitor, fields } = await openWithoutScripts();
    assert.equal((await visitor.post(path, fields)).status, 303);
    assert.equal((await demo().rows()).length, 1);
  });

  it('the bot check of a visitor without scripts makes one row of two posts at once with one pass', async () => {
    const { visitor, fields } = await openWithoutScripts();
    const before = await demo().rows();
    const pages = await Promise.all([visitor.post(path, fields), visitor.post(path, fields)]);
    assert.deepEqual(pages.map(({ status }) => status).sort(), [200, 303]);
    assert.equal((await demo().rows()).length, before.length + 1);
  });

  it('the bot check of a visitor without scripts gives a new pass with a form that comes back', async () => {
    const { visitor, fields } = await openWithoutScripts();
    const { html } = await visitor.post(path, withValue(fields, 'form[Email]', 'berta@'));
    const again = [...hiddenFieldsOf(html), ...noScriptFieldsOf(html), ...emailMessage];
    assert.equal((await visitor.post(path, again)).status, 303);
  });

  it('the bot check of a visitor without scripts does not let the pass of another session through', async () => {
    const { fields } = await openWithoutScripts();
    const stolen = fields.filter(([name]) => name === 'form[noscript]');
    assertRefused(await createVisitor(demo()).submit(path, [...emailMessage, ...stolen]));
  });
});

describe('a robot that posts the plain form at once', () => {
  const demo = withDemo({ noScriptMinAgeMs: 60_000 });

  it('a robot that posts the plain form at once is refused', async () => {
    const visitor = createVisitor(demo());
    const { html } = await visitor.get(path);
    const fields = [...hiddenFieldsOf(html), ...noScriptFieldsOf(html), ...emailMessage];
    assertRefused(await visitor.post(path, fields));
    assert.deepEqual(await demo().rows(), []);
  });
});
