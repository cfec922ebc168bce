import assert from 'node:assert/strict';
import { request } from 'node:http';
import { describe, it } from 'node:test';
import { faults } from '../../../demo/faults/faults.js';
import { answerOf, ask, onlineRegistration, validatePath } from '../registrations.js';
import { attributeOf, createVisitor, withValue } from '../visitor.js';
import { withDemo } from '../with-demo.js';

const demo = withDemo();
const pathOf = (fault: string) => `${validatePath}&fault=${fault}`;
const wrong = withValue(onlineRegistration, 'form[Nombre]', '');
const askWith = (fault: string) => ask(demo(), wrong, 1, pathOf(fault));

describe('faults of the answer', () => {
  for (const status of [500, 502, 503, 403, 413, 429])
    it(`the fault ${status} is an answer with a page`, async () => {
      const { status: found, headers, html } = await askWith(String(status));
      assert.equal(found, status);
      assert.match(headers.get('content-type') ?? '', /^text\/html/);
      assert.match(html, /<h1>/);
    });

  const bodies: readonly (readonly [string, number, RegExp])[] = [
    ['204', 204, /^$/],
    ['206', 206, /^\{"formComponents":[^}]*$/],
    ['truncated', 200, /^\{"formComponents":[^}]*$/],
    ['empty', 200, /^$/],
    ['null', 200, /^null$/],
    ['array', 200, /^\[\]$/],
    ['no-keys', 200, /^\{\}$/],
    ['html', 200, /<form method="post">/],
    ['notices', 200, /^<br \/>\n<b>Notice.*\{"formComponents".*\}\n<br \/>/s],
    ['decoy', 200, /^Notice: \{tema\} .*\n\{"formComponents".*\}$/s],
    ['lines', 200, /^101,102,.*,110\n102$/],
    ['strings', 200, /"invalidComponents":\["102"\]/],
  ];
  for (const [fault, status, body] of bodies) {
    it(`the fault ${fault} is an answer`, async () => {
      const page = await askWith(fault);
      assert.equal(page.status, status);
      assert.match(page.html, body);
    });
  }

  it('the lines of the faults name the pages where a whole form fails', async () => {
    const { html } = await ask(demo(), wrong, 0, pathOf('lines'));
    assert.deepEqual(html.split('\n').slice(1), ['102', '1', '2']);
  });

  it('the fault login sends to a page that exists', async () => {
    const { status, headers } = await askWith('login');
    assert.equal(status, 302);
    const login = await createVisitor(demo()).get(headers.get('location') ?? '');
    assert.match(login.html, /<h1>Acceso<\/h1>/);
  });

  it('the fault cors answers from another origin without leave to read', async () => {
    const { html } = await createVisitor(demo()).get('/formulario?fault=cors');
    const url = attributeOf(/<rs-form[^>]*>/.exec(html)?.[0] ?? '', 'validate-url').replaceAll('&amp;', '&');
    assert.ok(url.startsWith(demo().providerUrl));
    const response = await fetch(url, { method: 'POST', headers: { origin: demo().url } });
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('access-control-allow-origin'), null);
  });

  it('an unknown word is no fault', async () => {
    assert.deepEqual(answerOf(await askWith('nada'))['invalidComponents'], [102]);
  });
});

/** Posts to a fault, and returns the first bytes of the response, its end or its error. */
function watch(fault: string): Promise<string> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return new Promise((resolve) => {
    const asked = request(demo().url + pathOf(fault), { method: 'POST', headers }, (response) => {
      response.once('data', (bytes: Buffer) => {
        resolve(bytes.toString());
        asked.destroy();
      });
      response.once('end', () => resolve('ended'));
    });
    asked.once('error', ({ message }) => resolve(message));
    asked.end('form[formId]=2');
  });
}

describe('faults of the connection', () => {
  it('the fault abort ends the connection without an answer', async () => {
    assert.match(await watch('abort'), /socket hang up|ECONNRESET/);
  });

  it('the fault slow begins with a single byte', async () => assert.equal(await watch('slow'), '{'));

  it('the fault stall sends a half that is no JSON', async () => {
    const half = await watch('stall');
    assert.match(half, /^\{"formComponents"/);
    assert.throws(() => JSON.parse(half), SyntaxError);
  });

  it('the fault hang leaves other questions alone, and ends when the visitor goes', async () => {
    const leaving = new AbortController();
    const init = { method: 'POST', body: new URLSearchParams([['form[formId]', '2']]) };
    const hanging = fetch(demo().url + pathOf('hang'), { ...init, signal: leaving.signal });
    assert.equal((await ask(demo(), onlineRegistration)).status, 200);
    leaving.abort();
    await assert.rejects(hanging, { name: 'AbortError' });
  });

  it('the fault late-first answers both of two questions', async () => {
    const visitor = createVisitor(demo());
    const askLate = () =>
      visitor.post(pathOf('late-first'), [...wrong, ['form[formId]', '2'], ['page', '1']]);
    const pages = await Promise.all([askLate(), askLate()]);
    for (const page of pages) assert.deepEqual(answerOf(page)['invalidComponents'], [102]);
  });
});

describe('the page of faults', () => {
  it('the page of faults has a link and a line for each, which the form’s page carries on', async () => {
    const visitor = createVisitor(demo());
    const { html } = await visitor.get('/fallos');
    for (const { name, text } of faults) {
      assert.ok(html.includes(`href="/formulario?fault=${name}"`), name);
      assert.ok(html.includes(text), name);
      const page = await visitor.get(`/formulario?fault=${name}`);
      assert.match(page.html, new RegExp(`validate-url="[^"]*task=ajaxValidate&amp;fault=${name}"`));
    }
  });
});
