import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { transformSync } from 'esbuild';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { pageScripts } from '../../cli/bundle/page-scripts.mjs';
import { prepareSuite } from '../../scripts/build/prepare.mjs';
import { chromiumArgs, findHeadlessChromium } from '../../scripts/find-browsers.mjs';
import { staticGraph, staticImports, wholeGraph } from '../../scripts/static-graph.mjs';
import { seen } from '../journey/in-page.js';

const dist = join(import.meta.dirname, '..', '..', 'dist');
const builds = ['', 'compact/'];
const scripts = builds.flatMap((build) => [...pageScripts.keys()].map((name) => `${build}${name}.js`));

/** Sheets of which a page has one at most. */
const looksOfViewer = ['jce', 'light', 'shadow', 'squeeze', 'standard'];

const minified = (css: string) => transformSync(css, { loader: 'css', minify: true }).code.trim();

const preloadsOf = (build: string) =>
  new Map(
    Object.entries(
      JSON.parse(readFileSync(join(dist, build, 'preload.json'), 'utf8')) as Record<string, string[]>,
    ),
  );

before(async () => assert.ok(await prepareSuite('dist')));

describe('site.js and forms.js', () => {
  it('site.js and forms.js have no tag in common, and together all but that of analytics', () => {
    const tags = [...pageScripts.values()].flat();
    const all = [...preloadsOf('').keys()].filter((name) => /^[a-z]+(?:-[a-z]+)+$/.test(name));
    assert.deepEqual([...tags, 'page-analytics'].sort(), all.sort());
  });

  it('site.js and forms.js share whole chunks and nothing else, so that no module is in both', () => {
    for (const build of builds) {
      const [site = [], forms = []] = [...pageScripts.keys()].map((name) => [
        ...staticGraph(dist, `${build}${name}.js`),
      ]);
      const shared = site.filter((file) => forms.includes(file));
      const names = shared.map((file) => /^chunks\/([\w.]+)-[\w-]{7}\.js$/.exec(file)?.[1] ?? file);
      assert.deepEqual(names.sort(), ['overlay', 'runtime']);
    }
  });

  it('site.js and forms.js import by themselves all that their tags start with: two waves, and one with the preloads', () => {
    for (const build of builds)
      for (const name of pageScripts.keys()) {
        const file = `${build}${name}.js`;
        const list = preloadsOf(build).get(name) ?? [];
        assert.ok(list.length > 0);
        assert.deepEqual(staticImports(dist, file).toSorted(), list.toSorted(), file);
        assert.deepEqual([...staticGraph(dist, file)].slice(0, -1).sort(), list.toSorted(), file);
      }
  });

  it('site.js and forms.js never lead to the chunk of a tag that is in them, which would run twice', () => {
    for (const file of scripts) {
      const tags = [...pageScripts.values()].flat().filter((tag) => tag !== 'media-box');
      const reached = [...wholeGraph(dist, file)];
      const double = reached.filter((one) => {
        const [, name = ''] = /^(?:compact\/)?chunks\/(.+)-[\w-]{7}\.js$/.exec(one) ?? [];
        return tags.includes(name);
      });
      assert.deepEqual(double, [], file);
      for (const one of reached) assert.ok(existsSync(join(dist, one)), one);
      const named = reached.filter((one) => !/^(?:compact\/)?(?:chunks|bundles)\//.test(one));
      assert.deepEqual(named, [file], 'a page may name the others with a query');
    }
  });

  it('site.js and forms.js have their late parts in the list of files to preload', () => {
    for (const build of builds) {
      const lists = preloadsOf(build);
      for (const name of ['forms/rs-form.captcha', 'forms/rs-form.profiles', 'forms/rs-form.rendering']) {
        const files = lists.get(name) ?? [];
        assert.match(files.at(-1) ?? '', /^bundles\/(?:compact\.)?rs-form\./);
        assert.ok(files.some((file) => file.startsWith('bundles/forms-')));
      }
    }
  });
});

describe('site.css', () => {
  it('site.css has each sheet of the tags in site.js, but for the looks of the viewer', () => {
    const all = readFileSync(join(dist, 'site.css'), 'utf8');
    const sheets = (pageScripts.get('site') ?? [])
      .map((tag) => join('themes', tag))
      .filter((folder) => existsSync(join(dist, folder)))
      .flatMap((folder) => readdirSync(join(dist, folder)).map((sheet) => join(folder, sheet)));
    const missing = sheets.filter(
      (sheet) => !all.includes(minified(readFileSync(join(dist, sheet), 'utf8'))),
    );
    assert.deepEqual(
      missing.toSorted(),
      looksOfViewer.map((look) => `themes/media-box/${look}.css`),
    );
  });
});

const policy = `default-src 'self'; style-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types rs-suite`;

const body = `<nav-menu><nav aria-label="Main"><ul><li><a href="/a">A</a><ul><li><a href="/b">B</a></li></ul></li></ul></nav></nav-menu>
<tab-set><h2>First</h2><section>First text</section><h2>Second</h2><section>Second text</section></tab-set>
<media-box><a data-mediabox href="/picture.jpg">Picture</a></media-box>
<rs-form><form method="post" action="#"><input type="hidden" name="form[formId]" value="3">
<input type="file" name="form[Files]" id="files">
<input name="form[Name]" required><button type="submit">Send</button></form></rs-form>
<form><label for="day">Day</label><input id="day" name="day"><rs-calendar for="day" inline></rs-calendar></form>`;

describe('a plain page with site.js and forms.js', () => {
  let browser: Browser;
  before(async () => {
    browser = await launch({ executablePath: findHeadlessChromium() ?? '', args: [...chromiumArgs] });
  });
  after(() => browser.close());

  function serve(html: string, requested: string[]): Server {
    return createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://site').pathname;
      response.setHeader('content-security-policy', policy);
      if (path === '/') return void response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
      if (!path.endsWith('.js')) return void response.writeHead(204).end();
      requested.push(path.slice(1));
      response.setHeader('content-type', 'text/javascript').end(readFileSync(join(dist, path)));
    });
  }

  async function visit(build: string, task: (page: Page) => Promise<void>): Promise<readonly string[]> {
    const names = [...pageScripts.keys()];
    const preloads = new Set(names.flatMap((name) => preloadsOf(build).get(name) ?? []));
    const head = [
      ...[...preloads].map((file) => `<link rel="modulepreload" href="/${file}">`),
      // As a CMS writes addresses.
      ...names.map((name) => `<script type="module" src="/${build}${name}.js?v=1"></script>`),
    ];
    const html = `<!doctype html><html lang="es"><title>Page</title>${head.join('')}${body}</html>`;
    const requested: string[] = [];
    const server = serve(html, requested);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const page = await browser.newPage();
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    try {
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      await task(page);
    } finally {
      await page.close();
      server.closeAllConnections();
      server.close();
    }
    assert.deepEqual(lines, []);
    return requested;
  }

  for (const build of builds)
    it(`a plain page with site.js and forms.js has working tags, and each module once: ${build || 'React'}`, async () => {
      const requested = await visit(build, async (page) => {
        await seen(page, 'tab-set', '[role="tab"]');
        await seen(page, 'rs-calendar', '[role="gridcell"]');
        await page.waitForSelector('rs-uploads:defined');
        await page.waitForSelector('rs-form:defined:not([data-pending])');
        await page.click('rs-form button');
        await seen(page, 'rs-form', '[part="error-summary"]');
        await page.click('media-box a');
        await seen(page, 'media-box', 'dialog[open] [part~="close"]');
      });
      assert.deepEqual(requested.toSorted(), [...new Set(requested)].sort());
      const tags = requested.filter((file) => /^chunks\/(?!media-box)[a-z]+-[a-z]+-[\w-]{7}\.js$/.test(file));
      assert.deepEqual(tags, []);
    });
});
