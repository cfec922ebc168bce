import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { describe, it } from 'node:test';
import { attributeOf, createVisitor, tagWithId } from '../visitor.js';
import { withDemo } from '../with-demo.js';

const elementTags = readdirSync(new URL('../../../demo/pages/elements', import.meta.url)).map((file) =>
  file.replace('.eta', ''),
);

const pages = [
  '/',
  '/demo',
  '/contacto',
  '/contacto?element=off',
  '/aviso-legal',
  '/privacidad',
  ...elementTags.map((tag) => `/elementos/${tag}`),
  '/contacto?theme=off',
  '/formulario',
  '/formulario-json',
  '/formulario-json?inline=on',
  '/fallos',
  '/acceso',
  '/galeria',
  '/visor',
];

/** Reads the policy in the documentation: its directives, each with its sources. */
function documentedDirectives(): readonly (readonly string[])[] {
  const text = readFileSync(new URL('../../../docs/content/en/policy.md', import.meta.url), 'utf8');
  const [, policy = ''] = /^Content-Security-Policy: ([^`]+)^```/m.exec(text) ?? [];
  const directives = policy.split(';').map((text) => text.trim().split(/\s+/));
  assert.ok(directives.some(([name, ...sources]) => name === 'img-src' && sources.includes('data:')));
  return directives;
}

describe('the pages of the practice', () => {
  const demo = withDemo();

  for (const path of [...pages, '/nada']) {
    it(`the demo serves ${path} with landmarks, in Spanish, under the policy`, async () => {
      const { html, headers, status } = await createVisitor(demo()).get(path);
      assert.equal(status, path === '/nada' ? 404 : 200);
      assert.match(html, /<html lang="es">/);
      for (const landmark of ['<header', '<nav', '<main', '<footer']) assert.ok(html.includes(landmark));
      assertPolicy(headers.get('content-security-policy') ?? '', demo().providerUrl);
      assert.equal(headers.get('reporting-endpoints'), 'csp="/csp-report"');
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
      assert.equal(headers.get('referrer-policy'), 'strict-origin-when-cross-origin');
    });

    it(`the demo serves ${path} without inline code or style`, async () => {
      const { html } = await createVisitor(demo()).get(path);
      assert.doesNotMatch(html, /<[^>]+ (?:on\w+|style)=|<style|="javascript:/i);
      assert.doesNotMatch(html.replaceAll(/<script type="application\/json">/g, ''), /<script(?![^>]* src=)/);
    });
  }

  it('the pages of the practice are served under the policy that integrators read, beside the sources that they need themselves', async () => {
    const { headers } = await createVisitor(demo()).get('/contacto');
    const policy = headers.get('content-security-policy') ?? '';
    const sent = new Map(policy.split('; ').map((text) => [text.split(' ')[0], text.split(' ').slice(1)]));
    for (const [name, ...sources] of documentedDirectives()) {
      const missing = sources.filter((source) => !sent.get(name)?.includes(source));
      assert.deepEqual(missing, [], name);
    }
    assert.ok(sent.get('img-src')?.includes('data:'));
  });

  it('the demo gives every answer a nonce of its own', async () => {
    const visitor = createVisitor(demo());
    const [first, second] = [await visitor.get('/contacto'), await visitor.get('/contacto')];
    const nonce = / nonce="([^"]+)"/.exec(first.html)?.[1] ?? '';
    assert.ok(first.headers.get('content-security-policy')?.includes(`'nonce-${nonce}'`));
    assert.ok(!second.headers.get('content-security-policy')?.includes(nonce));
  });

  it('the pages of the practice lead a visitor from the menu to the practice’s own pages, and to nothing of the demonstration', async () => {
    for (const path of ['/', '/contacto?theme=off']) {
      const { html } = await createVisitor(demo()).get(path);
      const header = /<header.*?<\/header>/s.exec(html)?.[0] ?? '';
      const links = [...header.matchAll(/ href="(\/[^"#]*)/g)].map(([, href]) => href);
      const own = ['/', '/galeria', '/formulario', '/contacto'];
      const below = path === '/' ? ['/privacidad', '/aviso-legal'] : [];
      assert.deepEqual(new Set(links), new Set([...own, ...below]), path);
    }
  });

  it('the pages of the practice lead to no component and no test outside the page about the demonstration', async () => {
    const practice = ['/', '/contacto', '/formulario', '/galeria', '/privacidad', '/aviso-legal', '/demo'];
    for (const path of practice.slice(0, -1)) {
      const { html } = await createVisitor(demo()).get(path);
      const pages = [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, href = '']) => href);
      const others = pages.filter(
        (href) => !practice.includes(href) && !/^\/(?:galeria|assets)\/./.test(href),
      );
      assert.deepEqual(others, [], path);
    }
  });

  it('the pages of the practice show the phone and the emergency numbers at the top of every page', async () => {
    for (const path of [...pages, '/nada']) {
      const { html } = await createVisitor(demo()).get(path);
      const header = /<header.*?<\/header>/s.exec(html)?.[0] ?? '';
      for (const number of ['+34600000000', '112', '024'])
        assert.ok(header.includes(`href="tel:${number}"`), `${path} ${number}`);
    }
  });

  it('the pages of the practice answer every link to a part of the home page', async () => {
    const { html } = await createVisitor(demo()).get('/');
    const parts = [...html.matchAll(/ href="\/#([^"]+)"/g)].map(([, id = '']) => id);
    assert.ok(parts.length > 10);
    for (const id of parts) assert.notEqual(tagWithId(html, id), '', id);
  });

  it('the pages of the practice are listed on the page about the demonstration, which the foot of the home page links', async () => {
    const visitor = createVisitor(demo());
    const { html: home } = await visitor.get('/');
    assert.match(/<footer.*<\/footer>/s.exec(home)?.[0] ?? '', / href="\/demo"/);
    const { html: page } = await visitor.get('/demo');
    const html = /<main.*<\/main>/s.exec(page)?.[0] ?? '';
    for (const path of [
      '/',
      '/contacto',
      '/formulario',
      '/formulario-json',
      '/fallos',
      '/visor',
      '/sub/formulario',
      '/acceso',
      '/aviso-legal',
      '/privacidad',
      '/galeria',
      '/legacy/contacto',
      '/legacy/formulario',
      ...elementTags.map((tag) => `/elementos/${tag}`),
    ]) {
      assert.ok(html.includes(`href="${path}"`), path);
    }
  });

  it('the pages of the practice have the switches of the forms on the page about the demonstration, and none on the home page', async () => {
    const visitor = createVisitor(demo());
    const { html } = await visitor.get('/demo');
    for (const query of ['/contacto?post-fault=500', '/formulario?fault=500', '/formulario-json?inline=on'])
      assert.ok(html.includes(`href="${query}"`), query);
    assert.doesNotMatch((await visitor.get('/')).html, /href="\/[^"]*\?/);
  });

  for (const path of ['/elementos/nada', '/elementos/..%2fhome', '/elementos/__proto__']) {
    it(`the demo has no page ${path}`, async () =>
      assert.equal((await createVisitor(demo()).get(path)).status, 404));
  }

  it('the demo keeps the violations that browsers report', async () => {
    const report = { 'csp-report': { 'violated-directive': 'style-src' } };
    const visitor = createVisitor(demo());
    const answer = await visitor.post('/csp-report', JSON.stringify(report), 'application/csp-report');
    assert.equal(answer.status, 204);
    assert.deepEqual(JSON.parse((await visitor.get('/csp-reports')).html), [report]);
  });

  it('the demo keeps violations too that come several at a time', async () => {
    const reports = ['style-src', 'img-src'].map((effectiveDirective) => ({
      ...{ type: 'csp-violation', body: { effectiveDirective } },
    }));
    const visitor = createVisitor(demo());
    const answer = await visitor.post('/csp-report', JSON.stringify(reports), 'application/reports+json');
    assert.equal(answer.status, 204);
    const kept = JSON.parse((await visitor.get('/csp-reports')).html) as readonly unknown[];
    assert.deepEqual(kept.slice(-2), reports);
  });

  for (const path of pages) {
    it(`the demo lets nothing be outside the landmarks of ${path}, and begins with a way to its content`, async () => {
      const { html } = await createVisitor(demo()).get(path);
      const body = /<body>(.*)<\/body>/s.exec(html)?.[1] ?? '';
      const [first = ''] = /<header.*?<\/header>/s.exec(body) ?? [];
      assert.match(first, /^<header[^>]*>\s*<a class="skip-link" href="#contenido">/);
      // The consent banner is a region of its own.
      const outside = body
        .replaceAll(/<(header|main|footer|cookie-consent)[ >].*?<\/\1>/gs, '')
        .replaceAll(/<\/?(?:sticky-header|lazy-images|page-analytics)[^>]*>/g, '');
      assert.equal(outside.trim(), '');
    });

    it(`the demo names every group of fields on ${path}`, async () => {
      const { html } = await createVisitor(demo()).get(path);
      const groups = html.match(/<fieldset[^>]*>|<[^>]* role="group"[^>]*>/g) ?? [];
      for (const group of groups) {
        const id = attributeOf(group, 'aria-labelledby');
        assert.ok(attributeOf(group, 'aria-label') !== '' || tagWithId(html, id) !== '', group);
      }
    });
  }
});

describe('the files of the site', () => {
  const demo = withDemo();

  it('the site serves the suite zipped, to be asked for again', async () => {
    const response = await fetch(`${demo().url}/suite/rs-form.js`);
    assert.equal(response.headers.get('content-type'), 'text/javascript; charset=utf-8');
    assert.equal(response.headers.get('cache-control'), 'no-cache');
    assert.equal(response.headers.get('content-encoding'), 'gzip');
    assert.match(await response.text(), /^export const text/);
  });

  it('the site serves the suite’s chunks to be kept for good', async () => {
    const response = await fetch(`${demo().url}/suite/chunks/react-1a2b.js`);
    assert.equal(response.headers.get('cache-control'), 'public, max-age=31536000, immutable');
  });

  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', null],
  ] as const)
    it(`the files of the site are sent whole to a client that accepts ${accepted}, as ${encoding ?? 'they are'}`, async () => {
      const headers = { 'accept-encoding': accepted };
      const response = await fetch(`${demo().url}/suite/chunks/react-1a2b.js`, { headers });
      assert.equal(response.headers.get('content-encoding'), encoding);
      assert.equal(response.headers.get('cache-control'), 'public, max-age=31536000, immutable');
      assert.equal(await response.text(), 'export {};\n');
    });

  it('the site sends pages, pictures and style sheets compressed', async () => {
    for (const path of ['/', '/contacto', '/galeria/libros.svg', '/assets/site.css']) {
      const response = await fetch(demo().url + path);
      assert.equal(response.headers.get('content-encoding'), 'gzip', path);
      assert.match(await response.text(), /[<{]/, path);
    }
  });

  for (const path of ['/suite/chunks/none.js', '/suite/chunks/..%2Frs-form.js', '/suite/chunks/']) {
    it(`the site has no chunk ${path}`, async () => {
      assert.equal((await fetch(demo().url + path)).status, 404);
    });
  }

  it('the site serves its own style sheets', async () => {
    for (const path of [
      '/assets/site.css',
      '/assets/form.css',
      '/assets/home.css',
      '/assets/demo.css',
      '/assets/first-paint.css',
    ]) {
      const response = await fetch(demo().url + path);
      assert.equal(response.status, 200, path);
      assert.match(response.headers.get('content-type') ?? '', /^text\/css/);
    }
  });

  for (const path of [
    '/suite/../secret.txt',
    '/suite/..%2fsecret.txt',
    '/suite/%2e%2e/secret.txt',
    '/suite/nada.js',
  ]) {
    it(`the site has nothing at ${path}`, async () =>
      assert.equal(await statusOfRawPath(demo().url, path), 404));
  }
});

/** Requests a path exactly as it is written; `fetch` would normalise it. */
function statusOfRawPath(url: string, path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('error', reject).end();
  });
}

function assertPolicy(policy: string, providerUrl: string): void {
  const directives = new Map(policy.split('; ').map((text) => [text.split(' ')[0], text]));
  assert.match(directives.get('script-src') ?? '', /^script-src 'self' 'nonce-[\w+/=]+' /);
  assert.ok(directives.get('script-src')?.endsWith(` ${providerUrl}`));
  assert.equal(directives.get('connect-src'), `connect-src 'self' ${providerUrl}`);
  const fixed = [
    "default-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob: ${providerUrl}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types rs-suite',
    'report-to csp',
    'report-uri /csp-report',
  ];
  for (const directive of fixed) assert.equal(directives.get(directive.split(' ')[0]), directive);
}
