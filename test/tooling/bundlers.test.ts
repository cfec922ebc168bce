import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import * as esbuild from 'esbuild';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { build as buildWithVite } from 'vite';
import webpack from 'webpack';
import { prepareSuite } from '../../scripts/build/prepare.mjs';
import { tagsOf } from '../../scripts/entries.mjs';
import { chromiumArgs, findHeadlessChromium } from '../../scripts/find-browsers.mjs';
import { installPackage } from '../install-package.js';

const root = join(import.meta.dirname, '..', '..');
const tags = tagsOf(root);
const types = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript'],
]);

/** Page with each tag, around markup as a server would write it. */
const page = `<!doctype html><html lang="en"><title>Bundled</title><body>
<sticky-header><header>Practice</header></sticky-header>
<nav-menu><ul><li><a href="#one">One</a></li></ul></nav-menu>
<offcanvas-panel id="panel"><p>Panel</p></offcanvas-panel>
<tab-set><h2>First</h2><section>First text</section><h2>Second</h2><section>Second text</section></tab-set>
<media-box><a class="jcepopup" href="/picture.gif">Picture</a></media-box>
<rs-form><form method="post" action="#"><input type="hidden" name="form[formId]" value="3">
<input name="form[Name]" required><button type="submit">Send</button></form></rs-form>
<rs-calendar><input name="day"></rs-calendar>
<rs-range><input name="price" value="5"></rs-range>
<rs-uploads><input type="file" name="file"></rs-uploads>
<rs-location geolocation><input name="place"></rs-location>
<whatsapp-link phone="612345678"></whatsapp-link>
<back-to-top></back-to-top><lazy-images></lazy-images><page-analytics></page-analytics>
<cookie-consent></cookie-consent>
<script type="module" src="/main.js"></script></body></html>`;

const picture = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');

/** Bundler → function that bundles `main.js` and its chunks into a folder. */
const bundlers: Readonly<Record<string, (entry: string, out: string) => Promise<unknown>>> = {
  Vite: (entry, outDir) =>
    buildWithVite({
      root: join(entry, '..'),
      configFile: false,
      logLevel: 'silent',
      build: {
        outDir,
        rollupOptions: { input: entry, output: { entryFileNames: 'main.js' } },
      },
    }),
  webpack: (entry, path) =>
    new Promise((resolve, reject) => {
      webpack(
        {
          mode: 'production',
          entry,
          output: { path, filename: 'main.js', module: true, publicPath: '/' },
          experiments: { outputModule: true },
        },
        (error, stats) => {
          const failure = error ?? stats?.compilation.errors[0];
          if (failure) reject(failure);
          else resolve(stats);
        },
      );
    }),
  esbuild: (entry, outdir) =>
    esbuild.build({
      entryPoints: [entry],
      outdir,
      bundle: true,
      splitting: true,
      format: 'esm',
      minify: true,
    }),
};

/** Serves the page, and the files that a bundler has written. */
function serve(folder: string): Server {
  return createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://127.0.0.1').pathname;
    if (path === '/picture.gif') return void response.setHeader('content-type', 'image/gif').end(picture);
    const file = join(folder, path);
    const isFile = path !== '/' && existsSync(file);
    response.statusCode = path === '/' || isFile ? 200 : 404;
    response.setHeader('content-type', types.get(extname(path) || '.html') ?? 'application/octet-stream');
    response.end(isFile ? readFileSync(file) : path === '/' ? page : '');
  });
}

/** Waits until each tag is defined, sends the empty form and opens the picture. */
async function useTags(opened: Page): Promise<void> {
  for (const tag of tags) await opened.waitForSelector(`${tag}:defined`);
  await opened.click('form button');
  await opened.waitForSelector('input[name="form[Name]"][aria-invalid="true"]');
  await opened.$eval('media-box a', (link) => (link as HTMLElement).click());
  await opened.waitForSelector('media-box >>> dialog[open]');
  await opened.waitForSelector('whatsapp-link >>> a');
}

describe('a site that is bundled with the package', () => {
  let browser: Browser;
  let project = '';

  before(async () => {
    assert.ok(await prepareSuite('dist'));
    project = mkdtempSync(join(tmpdir(), 'rs-suite-bundled-'));
    installPackage(project);
    writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(project, 'main.js'), "import 'rs-suite';\n");
    browser = await launch({ executablePath: findHeadlessChromium() ?? '', args: [...chromiumArgs] });
  });
  after(async () => {
    await browser.close();
    rmSync(project, { recursive: true, force: true });
  });

  for (const [name, bundle] of Object.entries(bundlers)) {
    it(`has every tag, and each does its job, when ${name} made it`, async () => {
      const out = join(project, `out-${name}`);
      mkdirSync(out);
      await bundle(join(project, 'main.js'), out);
      const server = serve(out).listen(0, '127.0.0.1');
      await new Promise((resolve) => server.once('listening', resolve));
      const opened = await browser.newPage();
      const lost: string[] = [];
      opened.on('response', (response) => {
        if (!response.ok() && !response.url().endsWith('/favicon.ico')) lost.push(response.url());
      });
      await opened.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      await useTags(opened);
      assert.deepEqual(lost, []);
      await opened.close();
      server.close();
    });
  }
});
