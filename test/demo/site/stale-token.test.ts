import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { onlineRegistration } from '../registrations.js';
import {
  attributeOf,
  createVisitor,
  emailMessage,
  hiddenFieldsOf,
  tagWithId,
  withValue,
  type Pairs,
  type Visitor,
} from '../visitor.js';
import { withDemo } from '../with-demo.js';

const demo = withDemo();
const path = '/contacto?bot=off';
const tokenOf = (fields: Pairs) => fields.find(([name]) => /^[0-9a-f]{32}$/.test(name))?.[0] ?? '';
const marksOf = (html: string) =>
  [...html.matchAll(/id="component(\d+)" class="formError"/g)].map(([, id]) => Number(id));

type Send = (visitor: Visitor, fields: Pairs) => ReturnType<Visitor['post']>;

/** Opens a page, fills in its form and posts it by `send`, which changes the token or the session. */
async function sendStale(send: Send) {
  const visitor = createVisitor(demo());
  const fields = [...hiddenFieldsOf((await visitor.get(path)).html), ...emailMessage];
  return { visitor, page: await send(visitor, fields) };
}

describe('demo/site: stale token', () => {
  const cases: readonly (readonly [string, Send])[] = [
    ['none', (visitor, fields) => visitor.post(path, withValue(fields, tokenOf(fields), null))],
    ['another value', (visitor, fields) => visitor.post(path, withValue(fields, tokenOf(fields), '0'))],
    ['no session', (_visitor, fields) => createVisitor(demo()).post(path, fields)],
    [
      'the token of another session',
      async (_visitor, fields) => {
        const stranger = createVisitor(demo());
        await stranger.get(path);
        return stranger.post(path, fields);
      },
    ],
  ];
  for (const [title, send] of cases) {
    it(`a post whose token is not the session’s is not stored, and every field is marked: ${title}`, async () => {
      const { page } = await sendStale(send);
      assert.equal(page.status, 200);
      assert.match(page.html, /id="system-message-container"[^>]*>\s*<p[^>]*>[^<]*código de seguridad/);
      assert.deepEqual(marksOf(page.html), [11, 12, 13, 14, 15, 16]);
      assert.deepEqual(await demo().rows(), []);
    });
  }

  it('a post whose token is not the session’s comes back with the typed values and a token that works', async () => {
    const { visitor, page } = await sendStale((one, fields) =>
      one.post(path, withValue(fields, tokenOf(fields), null)),
    );
    assert.equal(attributeOf(tagWithId(page.html, 'Email'), 'value'), 'berta@correo.test');
    const again = await visitor.post(path, [...hiddenFieldsOf(page.html), ...emailMessage]);
    assert.equal(again.status, 303);
  });

  it('a post whose token is not the session’s gets a new session where the old one is gone', async () => {
    const { page } = await sendStale((_visitor, fields) => createVisitor(demo()).post(path, fields));
    assert.match(page.headers.get('set-cookie') ?? '', /^practica_sesion=/);
  });

  it('a post whose token is not the session’s can be seen by hand: a switch refuses the first one', async () => {
    const visitor = createVisitor(demo());
    const workshop = '/formulario?bot=off&refuse-token=once';
    const refused = await visitor.submit(workshop, onlineRegistration);
    assert.equal(refused.status, 200);
    assert.equal(marksOf(refused.html).length, 34);
    const again = await visitor.post(workshop, [...hiddenFieldsOf(refused.html), ...onlineRegistration]);
    assert.equal(again.status, 303);
  });
});
