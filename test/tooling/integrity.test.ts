import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { prepareSuite } from '../../scripts/build/prepare.mjs';
import { chromiumArgs, findHeadlessChromium } from '../../scripts/find-browsers.mjs';

const root = join(import.meta.dirname, '..', '..');
const dist = join(root, 'dist');
const folder = '/media/rs-suite/';
const types = new Map([
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
]);

const markup = `<tab-set><h2>First</h2><section>First text</section><h2>Second</h2><section>Second text</section></tab-set>
<rs-form><form method="post" action="#"><input type="hidden" name="form[formId]" value="3">
<input name="form[Name]" required><button type="submit">Send</button></form></rs-form>`;

interface Sri {
  readonly integrity: Readonly<Record<string, string>>;
  readonly inlineHashes: Readonly<Record<string, string>>;
}

/** The code of the documentation, as an integrator copies it: each … is replaced by what the text says. */
function followRecipe(): { readonly page: string; readonly headers: readonly (readonly [string, string])[] } {
  const text = readFileSync(join(root, 'docs', 'content', 'en', 'integrity.md'), 'utf8');
  const [html = '', policy = ''] = [...text.matchAll(/^```(?:html)?\n(.*?)^```$/gms)].map(
    ([, text = '']) => text,
  );
  const sri = JSON.parse(readFileSync(join(dist, 'sri.json'), 'utf8')) as Sri;
  const tags = html
    .replace('>…<', `>${readFileSync(join(dist, 'sri.importmap.json'), 'utf8')}<`)
    .replaceAll(
      /"\/media\/rs-suite\/([^"]+)" integrity="sha384-…"/g,
      (_tag, file: string) => `"${folder}${file}" integrity="${sri.integrity[file] ?? ''}"`,
    );
  const headers = policy
    .replace("'sha256-…'", sri.inlineHashes['sri.importmap.json'] ?? '')
    .replaceAll('\n  ', ' ')
    .trim()
    .split('\n')
    .map((line) => [line.split(': ')[0] ?? '', line.split(': ')[1] ?? ''] as const);
  const head = `<!doctype html><html lang="en"><head><title>Checked</title>${tags}</head>`;
  return { page: `${head}<body>${markup}</body></html>`, headers };
}

/** Serves the page of the recipe and the folder; `changed` is a file that is served with another text. */
function serve(requested: Set<string>, changed?: string): Server {
  const { page, headers } = followRecipe();
  return createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://127.0.0.1').pathname;
    requested.add(path);
    for (const [name, value] of headers) response.setHeader(name, value);
    if (path === '/') return void response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    if (path === '/favicon.ico') return void response.writeHead(204).end();
    const file = join(dist, path.replace(folder, ''));
    if (!path.startsWith(folder) || !existsSync(file)) return void response.writeHead(404).end();
    response.setHeader('content-type', types.get(extname(file)) ?? 'application/octet-stream');
    response.end(path.endsWith(`/${changed}`) ? `${readFileSync(file, 'utf8')};` : readFileSync(file));
  });
}

describe('tooling: integrity', () => {
  let browser: Browser;
  let requested = new Set<string>();

  before(async () => {
    assert.ok(await prepareSuite('dist'));
    browser = await launch({ executablePath: findHeadlessChromium() ?? '', args: [...chromiumArgs] });
  });
  after(() => browser.close());

  /** Visits the page, and returns the lines of its console together. */
  async function visit(task: (page: Page, lines: readonly string[]) => Promise<void>, changed?: string) {
    requested = new Set();
    const server = serve(requested, changed);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const page = await browser.newPage();
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    try {
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      await task(page, lines);
    } finally {
      await page.close();
      server.close();
    }
  }

  async function checkEmptyForm(page: Page): Promise<void> {
    await page.waitForSelector('rs-form:defined');
    // Earlier the press is the browser's own.
    await page.waitForFunction(
      () => Reflect.get(document.querySelector('rs-form') ?? {}, 'hasCore') === true,
    );
    await page.click('form button');
    await page.waitForSelector('input[name="form[Name]"][aria-invalid="true"]');
  }

  it('a plain page that follows the recipe for integrity has working elements, and nothing that the policies or the hashes refuse', async () => {
    await visit(async (page, lines) => {
      await page.waitForSelector('tab-set >>> [role="tab"]');
      await checkEmptyForm(page);
      assert.deepEqual(lines, []);
    });
  });

  it('a plain page that follows the recipe for integrity refuses a chunk that somebody has changed, and the script that would stand in for it', async () => {
    const preloads = JSON.parse(readFileSync(join(dist, 'preload.json'), 'utf8')) as Record<string, string[]>;
    const chunk = preloads['tab-set']?.at(-1) ?? '';
    await visit(async (page, lines) => {
      await checkEmptyForm(page);
      assert.ok(
        lines.some((line) => line.includes('integrity') && line.includes(chunk)),
        lines.join('\n'),
      );
      // A press requests the tag again. After the second failure the loader requests the script for everything.
      await page.click('tab-set h2');
      const standIn = `${new URL(page.url()).origin}${folder}suite.single.js`;
      await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, {}, standIn);
      assert.equal(requested.has(`${folder}suite.single.js`), false);
      assert.equal(await page.$('tab-set:defined'), null);
      assert.equal(
        await page.$eval('tab-set section:last-child', (section) => section.innerText),
        'Second text',
      );
    }, chunk);
  });
});
