import assert from 'node:assert/strict';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { type Need, needs } from '../needs.mjs';
import { serverExamples, startExample, type ExampleServer } from './example-servers.js';

/** Stands for the suite, which these tests do not load: a folder with scripts and sheets. */
const suite = join(import.meta.dirname, '..', '..', 'docs', 'assets');

type Fields = Readonly<Record<string, string>>;

const valid: Fields = {
  'form[Name]': 'Ana Núñez',
  'form[Reply]': 'email',
  'form[Email]': 'ana@example.org',
  'form[Phone]': '',
  'form[Message]': 'Hola,\r\n¿hay sitio?',
  'form[formId]': '1',
};

/** Page of a server, with the token and the cookie that a browser sends back. */
interface Opened {
  readonly html: string;
  readonly token: string;
  readonly cookie: string;
}

function readPage(answer: Response, html: string): Opened {
  const [, token = ''] = /name="([0-9a-f]{32})" value="1"/.exec(html) ?? [];
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  return { html, token, cookie };
}

async function open(url: string): Promise<Opened> {
  const answer = await fetch(url);
  return readPage(answer, await answer.text());
}

/** Posts as a browser without scripts does. A redirect is not followed. */
function post(url: string, fields: Fields, { token, cookie }: Omit<Opened, 'html'>): Promise<Response> {
  const body = new URLSearchParams({ ...fields, ...(token !== '' && { [token]: '1' }) });
  return fetch(url, { method: 'POST', body, headers: { cookie }, redirect: 'manual' });
}

/** Returns the body for a path as it is written: a URL would be normalised. */
async function getPath(url: string, path: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path }, (answer) => resolve(text(answer)));
    call.on('error', reject).end();
  });
}

/** Returns the ids of the error elements that a page shows. */
const shownErrors = (html: string) =>
  [...html.matchAll(/id="component(\d)" class="formError"/g)].map(([, id]) => Number(id));

for (const [name, example] of Object.entries(serverExamples)) {
  describe(`${name}, without scripts`, () => {
    const need = needs(example.program);
    let server: ExampleServer;
    before(
      need.hook(async () => {
        server = await startExample(example, suite);
      }),
    );
    after(need.hook(() => server.stop()));

    it(
      `${name}, without scripts, sends the form with a token of its own, and no error on show`,
      need,
      async () => {
        const { html, token, cookie } = await open(server.url);
        assert.equal(cookie, `csrf=${token}`);
        assert.deepEqual(shownErrors(html), []);
        assert.match(html, /value="email" checked/);
        assert.doesNotMatch(html, /\{\{|Thank you|open for too long/);
      },
    );

    it(
      `${name}, without scripts, sends an invalid form back with its errors and the typed values, and stores nothing`,
      need,
      async () => {
        const fields = { ...valid, 'form[Name]': ' ', 'form[Email]': '"><b>{{token}}' };
        const answer = await post(server.url, fields, await open(server.url));
        const { html } = readPage(answer, await answer.text());
        assert.equal(answer.status, 200);
        assert.deepEqual(shownErrors(html), [1, 2]);
        assert.match(
          html,
          /value="(?:&quot;|&#34;)(?:&gt;|&#62;)(?:&lt;|&#60;)b(?:&gt;|&#62;)\{\{token\}\}"/,
        );
        assert.match(html, /Hola,\r?\n¿hay sitio\?<\/textarea>/);
        assert.deepEqual(server.rows(), []);
      },
    );

    it(
      `${name}, without scripts, refuses a post without its token, marks everything, and takes the next one`,
      need,
      async () => {
        const answer = await post(server.url, valid, { token: '', cookie: '' });
        const again = readPage(answer, await answer.text());
        assert.deepEqual(shownErrors(again.html), [1, 2, 3, 4]);
        assert.match(again.html, /id="system-message-container">\s*<p class="alert alert-danger">/);
        assert.match(again.html, /value="Ana Núñez"/);
        const forged = await post(server.url, valid, { token: 'a'.repeat(32), cookie: again.cookie });
        assert.deepEqual(shownErrors(await forged.text()), [1, 2, 3, 4]);
        assert.deepEqual(server.rows(), []);

        assert.equal((await post(server.url, valid, again)).status, 303);
        assert.equal(server.rows().length, 1);
      },
    );

    it(
      `${name}, without scripts, stores the fields that are shown, and redirects to the thank-you`,
      need,
      async () => {
        const count = server.rows().length;
        const hidden = { ...valid, 'form[Reply]': 'call', 'form[Phone]': '600 11 22 33' };
        const answer = await post(server.url, hidden, await open(server.url));
        assert.equal(answer.status, 303);
        const thanks = new URL(answer.headers.get('location') ?? '', server.url);
        assert.match((await open(thanks.href)).html, /id="rsfp-thankyou-scroll1"><\/div>\s*<h2>Thank you/);

        const [row, ...more] = server.rows().slice(count);
        assert.deepEqual(more, []);
        assert.equal(row?.['Name'], 'Ana Núñez');
        assert.equal(row['Phone'], '600 11 22 33');
        assert.equal(row['Message']?.replace('\r', ''), 'Hola,\n¿hay sitio?');
        assert.ok(!('Email' in row));
      },
    );

    it(
      `${name}, without scripts, refuses a post that is too long, or that names no length`,
      need,
      async () => {
        const count = server.rows().length;
        const opened = await open(server.url);
        const long = { ...valid, 'form[Message]': 'a'.repeat(60_000) };
        assert.equal((await post(server.url, long, opened)).status, 413);
        const body = new Blob(['form[Name]=Ana']).stream();
        const unmeasured = await fetch(server.url, { method: 'POST', body, duplex: 'half' } as RequestInit);
        assert.equal(unmeasured.status, 413);
        assert.equal(server.rows().length, count);
      },
    );

    it(
      `${name}, without scripts, sends the suite and the sheet, and no other file, for any path`,
      need,
      async () => {
        const script = await fetch(`${server.url}/rs-suite/site.js`);
        assert.match(script.headers.get('content-type') ?? '', /javascript/);
        const sheet = await fetch(`${server.url}/contact.css`);
        assert.match(sheet.headers.get('content-type') ?? '', /^text\/css/);
        for (const path of ['/rows.jsonl', '/contact.html', ...Object.values(example.files)]) {
          for (const way of [path, `/../${path}`, `/rs-suite/..%2f..%2f${path}`, `//${path}`]) {
            const body = await getPath(server.url, way.replace(/^(?!\/)/, '/'));
            assert.doesNotMatch(body, /Ana Núñez|\{\{#|function |import /, way);
          }
        }
      },
    );

    if (example.isWhole) itAnswersScripts(() => server, need);
  });
}

/** Tests of answers to `validation="server"` and to `submit="fetch"`. */
function itAnswersScripts(serverOf: () => ExampleServer, need: Need): void {
  it(
    'a server of the documentation names the invalid fields to a validation call, and stores nothing',
    need,
    async () => {
      const { url, rows } = serverOf();
      const count = rows().length;
      const fields = { ...valid, 'form[Email]': 'ana', 'form[Phone]': 'x' };
      const answer = await post(`${url}/?validate`, fields, { token: '', cookie: '' });
      assert.match(answer.headers.get('content-type') ?? '', /^application\/json/);
      assert.deepEqual(await answer.json(), { formComponents: [1, 2, 3, 4], invalidComponents: [2] });
      const right = await post(`${url}/?validate`, valid, { token: '', cookie: '' });
      assert.deepEqual(await right.json(), { formComponents: [1, 2, 3, 4], invalidComponents: [] });
      assert.equal(rows().length, count);
    },
  );

  it(
    'a server of the documentation stores what a script posts as form data as what a browser posts',
    need,
    async () => {
      const { url, rows } = serverOf();
      const { token, cookie } = await open(url);
      const body = new FormData();
      for (const [name, value] of Object.entries(valid)) body.append(name, value);
      body.append(token, '1');
      const answer = await fetch(url, { method: 'POST', body, headers: { cookie }, redirect: 'manual' });
      assert.equal(answer.status, 303);
      const { at, ...row } = rows().at(-1) ?? {};
      assert.deepEqual(row, {
        Name: 'Ana Núñez',
        Email: 'ana@example.org',
        Message: 'Hola,\n¿hay sitio?',
      });
      assert.ok(Date.now() - Date.parse(at ?? '') >= 0);
    },
  );

  it(
    'a server of the documentation answers a post that is no form, a list in the place of a text, and broken letters',
    need,
    async () => {
      const { url, rows } = serverOf();
      const count = rows().length;
      const { token, cookie } = await open(url);
      const send = (body: string, type = 'application/x-www-form-urlencoded') =>
        fetch(url, { method: 'POST', body, headers: { cookie, 'content-type': type }, redirect: 'manual' });
      await send('{}', 'application/json');
      await send('--', 'multipart/form-data');
      await send(`form[Name][]=Ana&form[Message]=Hola&${token}=1`);
      await send(`form[Name]=%ff%fe&form[Email]=&form[Message]=Hola&${token}=1`);
      assert.equal(rows().length, count);
      assert.equal((await fetch(url)).status, 200);
    },
  );
}
