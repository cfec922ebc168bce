import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { needs } from '../needs.mjs';
import { systems } from './any-server.js';
import type { AnyServer, ServedForm } from './served-form.js';
import { fieldsOf, open, post, type Fields } from './visitor.js';

/** Stands for the suite, which these tests do not load: a folder with scripts. */
const suite = {
  folder: join(import.meta.dirname, '..', '..', 'docs', 'assets'),
  head: '<script type="module" src="/rs-suite/site.js"></script>',
  before: '<rs-form>',
  beforeRegistration: '<rs-form>',
  beforeGuests: '<rs-form>',
  after: '</rs-form>',
};
const contact: Fields = {
  name: 'Ana "Núñez"',
  reply: 'phone',
  email: '',
  phone: '600 11 22 33',
  call_at: '',
  reason: 'question',
  message: 'Hola,\r\n¿hay sitio?',
  consent: 'on',
};
const comment: Fields = { author: 'Ana "Núñez"', email: 'ana@example.org', url: '', comment: '¿Hay sitio?' };

/** Values that a visitor without scripts sends to each system, and one that it stores. */
const stories = {
  node: { sent: { ...contact, consent: 'yes' }, stored: 'message', value: 'Hola,\n¿hay sitio?' },
  django: { sent: contact, stored: 'message', value: 'Hola,\n¿hay sitio?' },
  wordpress: { sent: comment, stored: 'comment', value: '¿Hay sitio?' },
} as const;

/** Returns true if nothing answers at an address. */
const isGone = (url: string) =>
  fetch(url).then(
    () => false,
    () => true,
  );

for (const [name, system] of Object.entries(systems)) {
  const { sent, stored, value } = stories[name as keyof typeof stories];
  describe(`the ${name} server, for a visitor without scripts`, () => {
    const need = needs(system.program);
    let server: AnyServer;
    before(
      need.hook(async () => {
        server = await system.start(suite);
      }),
    );
    after(need.hook(() => server.stop()));

    it(
      `the ${name} server, for a visitor without scripts, has a form of its own in its page, with the suite around it where an author has placed it`,
      need,
      async () => {
        const { html } = await open(server.formUrl);
        assert.deepEqual(
          Object.keys(sent).filter((field) => !fieldsOf(html).has(field)),
          [],
        );
        assert.match(html, /<script type="module" src="\/rs-suite\/site\.js">[\s\S]*<\/head>/);
        assert.match(html, /<rs-form>[\s\S]*<form [\s\S]*<\/form>[\s\S]*<\/rs-form>/);
        const script = await fetch(new URL('/rs-suite/site.js', server.formUrl));
        assert.match(script.headers.get('content-type') ?? '', /javascript/);
      },
    );

    it(
      `the ${name} server, for a visitor without scripts, stores one row from a post, and redirects`,
      need,
      async () => {
        const answer = await post(await open(server.formUrl), sent);
        assert.ok([302, 303].includes(answer.status), `${answer.status}`);
        const [row, ...more] = await server.rows();
        assert.deepEqual(more, []);
        assert.equal(String(row?.[stored]).replaceAll('\r', ''), value);
        assert.equal(row?.['name'] ?? row?.['author'], 'Ana "Núñez"');
        const thanks = await open(new URL(answer.headers.get('location') ?? '', server.formUrl).href);
        assert.match(thanks.html, name === 'wordpress' ? /id="comment-\d/ : /have received your message/);
      },
    );

    it(
      `the ${name} server, for a visitor without scripts, stores nothing from an invalid post`,
      need,
      async () => {
        const count = (await server.rows()).length;
        const answer = await post(await open(server.formUrl), { ...sent, [stored]: '' });
        assert.ok(![302, 303].includes(answer.status), `${answer.status}`);
        assert.equal((await server.rows()).length, count);
      },
    );
  });
}

const registration = {
  first_name: 'Ana',
  last_name: 'Núñez "Ruiz"',
  email: 'ana@example.org',
  phone: '600 11 22 33',
  birth_date: '1990-05-17',
  city: 'Cádiz',
  postcode: '11001',
  country: 'es',
  people: '2',
  languages: ['es', 'de'],
  contact_by: 'phone',
  topics: ['sleep', 'grief'],
  about: '',
  website: '',
  photo: new File(['a photo'], 'ana.png', { type: 'image/png' }),
  username: 'ana-nunez',
  password: 'correct horse battery',
  password_again: 'correct horse battery',
  terms: 'yes',
};

for (const name of ['node', 'django'] as const)
  describe(`the registration of ${name}, for a visitor without scripts`, () => {
    const need = needs(systems[name].program);
    let server: AnyServer;
    before(
      need.hook(async () => {
        server = await systems[name].start();
      }),
    );
    after(need.hook(() => server.stop()));
    const form = () => server.registration as ServedForm;

    it(
      `the registration of ${name}, for a visitor without scripts, has 20 fields, and comes back with the typed values and each error of the server`,
      need,
      async () => {
        const opened = await open(form().formUrl);
        const own = [...fieldsOf(opened.html)].filter((field) => field !== 'csrfmiddlewaretoken');
        assert.deepEqual(own.toSorted(), [...Object.keys(registration), 'source'].toSorted());
        const sent = { ...registration, username: 'ana', postcode: '11-0', password_again: 'another' };
        const answer = await post(opened, sent);
        const html = await answer.text();
        for (const error of [
          /name is\s+taken|name: this one is taken/,
          /postcode/,
          /two passwords are not the same/,
        ])
          assert.match(html, error);
        assert.match(html, /value="Núñez &quot;Ruiz&quot;"/);
        assert.doesNotMatch(html, /correct horse/);
        assert.deepEqual(await form().rows(), []);
      },
    );

    it(
      `the registration of ${name}, for a visitor without scripts, stores one row with its lists and the name of its file, without the passwords`,
      need,
      async () => {
        const answer = await post(await open(form().formUrl), registration);
        assert.ok([302, 303].includes(answer.status), `${answer.status}`);
        const [row, ...more] = await form().rows();
        assert.deepEqual(more, []);
        assert.deepEqual(row?.['topics'], ['sleep', 'grief']);
        assert.equal(row['photo'], 'ana.png');
        assert.equal(row['source'], 'website');
        assert.doesNotMatch(JSON.stringify(row), /correct horse/);
      },
    );
  });

const errors: Fields = { ...contact, phone: '123', message: '', consent: '' };

describe('the node server, without the suite', () => {
  let server: AnyServer;
  before(async () => {
    server = await systems.node.start();
  });
  after(() => server.stop());

  it('the node server, without the suite, writes nothing but its own form', async () => {
    const { html } = await open(server.formUrl);
    assert.match(html, /<form method="post"/);
    assert.doesNotMatch(html, /<script|rs-/);
  });

  it('the node server, without the suite, writes its page again, with the typed values, and an error that describes its field', async () => {
    const answer = await post(await open(server.formUrl), errors);
    const html = await answer.text();
    assert.equal(answer.status, 422);
    assert.match(html, /value="Ana &quot;Núñez&quot;"/);
    assert.match(html, /name="phone"[^>]*aria-invalid="true" aria-describedby="phone-error"/);
    assert.match(html, /<strong id="phone-error">Write a phone number/);
    assert.doesNotMatch(html, /id="(?:name|reply|email|call_at|reason)-error"/);
  });

  it('the node server, without the suite, answers a script that prefers JSON with problem details, or with 201', async () => {
    const json = { Accept: 'application/json' };
    const refused = await post(await open(server.formUrl), errors, json);
    assert.equal(refused.headers.get('content-type'), 'application/problem+json');
    const problems = (await refused.json()) as { status: number; errors: readonly { pointer: string }[] };
    assert.equal(problems.status, 422);
    const pointers = problems.errors.map(({ pointer }) => pointer);
    assert.deepEqual(pointers, ['#/phone', '#/message', '#/consent']);
    const accepted = await post(await open(server.formUrl), { ...contact, consent: 'yes' }, json);
    assert.equal(accepted.status, 201);
    assert.equal((await server.rows()).length, 1);
  });
});

describe('the django server, without the suite', () => {
  const need = needs('django');
  let server: AnyServer;
  before(
    need.hook(async () => {
      server = await systems.django.start();
    }),
  );
  after(need.hook(() => server.stop()));

  it('the django server, without the suite, writes nothing but its own form', need, async () => {
    const { html } = await open(server.formUrl);
    assert.match(html, /<form method="post"/);
    assert.doesNotMatch(html, /<script|rs-/);
  });

  it(
    'the django server, without the suite, writes its page again, with the typed values and its lists of errors',
    need,
    async () => {
      const answer = await post(await open(server.formUrl), errors);
      const html = await answer.text();
      assert.equal(answer.status, 200);
      assert.match(html, /value="Ana &quot;Núñez&quot;"/);
      assert.match(html, /<ul class="errorlist"[^>]*><li>Enter a valid phone number\.<\/li><\/ul>/);
    },
  );

  it('the django server, without the suite, refuses a post without its token', need, async () => {
    const opened = await open(server.formUrl);
    assert.equal((await post({ ...opened, cookie: '' }, contact)).status, 403);
    assert.deepEqual(await server.rows(), []);
  });
});

describe('a server', () => {
  it('a server is gone with its data when it is stopped', async () => {
    const server = await systems.node.start();
    assert.equal((await fetch(server.formUrl)).status, 200);
    await server.stop();
    assert.ok(await isGone(server.formUrl));
  });

  it('a server ends when the process that has started it is killed', async () => {
    const source =
      "import('./any-server.ts').then(async ({ systems }) => console.log((await systems.node.start()).formUrl))";
    const parent = spawn(process.execPath, ['--import', 'tsx', '-e', source], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const url = line.toString().trim();
    const connection = connect(Number(new URL(url).port), '127.0.0.1');
    await once(connection, 'connect');
    const closed = new Promise((resolve) => connection.resume().once('close', resolve));
    // A process that is killed may reset its connections, which ends them too.
    connection.on('error', () => undefined);
    parent.kill('SIGKILL');
    await closed;
    assert.ok(await isGone(url));
  });
});
