import assert from 'node:assert/strict';
import { request } from 'node:http';
import { describe, it } from 'node:test';
import { postFaults } from '../../../demo/faults/faults.js';
import { onlineRegistration } from '../registrations.js';
import { createVisitor, emailMessage, hiddenFieldsOf, type Pairs } from '../visitor.js';
import { withDemo } from '../with-demo.js';

const demo = withDemo({ postTimeoutMs: 0 });
const pathOf = (fault: string) => `/formulario?bot=off&post-fault=${fault}`;

/** Posts a valid registration to a page, and returns the outcome on the network. */
function answerTo(path: string, fields: Pairs): Promise<string> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return new Promise((resolve) => {
    const sent = request(demo().url + path, { method: 'POST', headers }, ({ statusCode }) =>
      resolve(String(statusCode)),
    );
    sent.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    sent.end(new URLSearchParams(fields.map(([name, value]) => [name, value])).toString());
  });
}

describe('a registration that is lost on its way', () => {
  const lost = [
    ['500', 500, 'Internal Server Error'],
    ['413', 413, 'Request Entity Too Large'],
    ['timeout', 504, 'Gateway Time-out'],
  ] as const;
  for (const [fault, status, title] of lost) {
    it(`a registration that is lost on its way is answered with a page that is not the site’s, and stored nowhere: ${fault}`, async () => {
      const page = await createVisitor(demo()).submit(pathOf(fault), onlineRegistration);
      assert.equal(page.status, status);
      assert.match(page.headers.get('content-type') ?? '', /^text\/html/);
      assert.match(page.html, new RegExp(`<h1>${title}</h1>`));
      assert.doesNotMatch(page.html, /<form/);
      assert.deepEqual(await demo().rows(), []);
    });
  }

  it('a registration that is lost on its way finds the connection reset, and is stored nowhere', async () => {
    assert.equal(await answerTo(pathOf('reset'), onlineRegistration), 'ECONNRESET');
    assert.deepEqual(await demo().rows(), []);
  });

  it('a registration that is lost on its way finds its page as it was: no thanks, a blank form, and the same session', async () => {
    const visitor = createVisitor(demo());
    const { html } = await visitor.get(pathOf('500'));
    await visitor.post(pathOf('500'), [...hiddenFieldsOf(html), ...onlineRegistration]);
    const again = await visitor.get(pathOf('500'));
    assert.equal(again.status, 200);
    assert.ok(again.html.includes('id="rsform_2_page_0"'));
    assert.equal(hiddenFieldsOf(again.html).at(-1)?.[0], hiddenFieldsOf(html).at(-1)?.[0]);
  });

  it('a registration that is lost on its way can be sent from the same page once the switch is off, with the same token', async () => {
    const visitor = createVisitor(demo());
    const { html } = await visitor.get(pathOf('500'));
    const fields = [...hiddenFieldsOf(html), ...onlineRegistration];
    assert.equal((await visitor.post(pathOf('500'), fields)).status, 500);
    assert.equal((await visitor.post('/formulario?bot=off', fields)).status, 303);
  });

  it('a registration that is lost on its way loses messages of the contact form too, and no question to the server', async () => {
    const visitor = createVisitor(demo());
    assert.equal((await visitor.submit('/contacto?bot=off&post-fault=413', emailMessage)).status, 413);
    const { status } = await visitor.post('/index.php?option=com_rsform&task=ajaxValidate', [
      ['form[formId]', '1'],
    ]);
    assert.equal(status, 200);
  });

  it('a registration that is lost on its way is stored where the word of the switch is none that the site knows', async () => {
    const { status } = await createVisitor(demo()).submit(pathOf('nada'), onlineRegistration);
    assert.equal(status, 303);
  });
});

describe('the page of faults', () => {
  it('the page of faults has a link and a line for each way to lose a post, and its form posts to that address', async () => {
    const visitor = createVisitor(demo());
    const { html } = await visitor.get('/fallos');
    assert.deepEqual(
      postFaults.map(({ name }) => name),
      ['500', 'reset', 'timeout', '413'],
    );
    for (const { name, text } of postFaults) {
      assert.ok(html.includes(`href="/formulario?post-fault=${name}"`), name);
      assert.ok(html.includes(text), name);
      const page = await visitor.get(`/formulario?post-fault=${name}`);
      assert.ok(page.html.includes(`action="${demo().url}/formulario?post-fault=${name}"`), name);
    }
  });
});
