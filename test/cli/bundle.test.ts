import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { findingsOf } from '../../cli/doctor/checks.mjs';
import type { BundleReport } from '../../cli/bundle/bundle-lines.mjs';
import { prepareSuite } from '../../scripts/build/prepare.mjs';
import { chromiumArgs, findHeadlessChromium } from '../../scripts/find-browsers.mjs';
import { withDemo } from '../demo/with-demo.js';
import { seen } from '../journey/in-page.js';
import { consentText } from '../shared/consent/consent-text.js';
import { startSite } from './bundle/bundled-site.js';

const root = join(import.meta.dirname, '..', '..');
const base = '/media/rs-suite/';
let folder = '';

before(async () => {
  assert.ok(await prepareSuite('dist'));
  folder = mkdtempSync(join(tmpdir(), 'rs-suite-bundle-'));
});
after(() => rmSync(folder, { recursive: true }));

async function run(...args: readonly string[]) {
  const child = spawn(process.execPath, ['cli/rs-suite.mjs', 'bundle', ...args], { cwd: root });
  const status = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await status, stdout, stderr };
}

interface Bundle {
  /** Its folder. */
  readonly out: string;
  readonly report: BundleReport;
}

const bundles = new Map<string, Promise<Bundle>>();

/** Bundles into a folder of its own, once for each name. */
function bundle(name: string, ...args: readonly string[]): Promise<Bundle> {
  const made = bundles.get(name) ?? writeBundle(name, args);
  bundles.set(name, made);
  return made;
}

async function writeBundle(name: string, args: readonly string[]): Promise<Bundle> {
  const out = join(folder, name);
  const { status, stdout, stderr } = await run('--out', out, '--json', ...args);
  assert.deepEqual([status, stderr], [0, '']);
  return { out, report: JSON.parse(stdout) as BundleReport };
}

const read = (out: string, address: string) => readFileSync(join(out, address.replace(base, '')));

describe('rs-suite bundle', () => {
  it('rs-suite bundle writes one module with the tags and the language, and names it by its content', async () => {
    const { out, report } = await bundle('tags', '--tags', 'tab-set,rs-calendar', '--lang', 'en');
    assert.equal(report.script, '/media/rs-suite/rs-page.js');
    assert.equal(report.preloads.length, 1);
    const [module = ''] = report.preloads;
    assert.match(module, /\/chunks\/rs-page-[\w-]{7}\.js$/);
    const imported = read(out, report.script)
      .toString()
      .matchAll(/import\s*["'`](\.[^"'`]+)/g);
    assert.deepEqual(
      [...imported].map(([, path = '']) => join(base, path)),
      [module],
    );
    const code = read(out, module).toString();
    assert.doesNotMatch(code, /(?:^|[;}])import[\s{"'`*]/);
    for (const words of ['tab-set', 'rs-calendar', 'Previous month']) assert.ok(code.includes(words), words);
  });

  it('rs-suite bundle writes every file that its files name, none of a tag that was not requested, and the hash of each', async () => {
    const { out, report } = await bundle('form', '--tags', 'rs-form');
    const chunks = readdirSync(join(out, 'chunks'));
    assert.ok(chunks.some((file) => file.startsWith('rs-form.view-')));
    assert.ok(chunks.includes('proof-of-work.worker.js'));
    assert.ok(!chunks.some((file) => /^(?:media-box|nav-menu|rs-form-|runtime)/.test(file)), chunks.join());
    for (const file of chunks)
      for (const [, path = ''] of read(out, `chunks/${file}`)
        .toString()
        .matchAll(/["'`](\.\/[\w.-]+\.js)["'`]/g))
        assert.ok(existsSync(join(out, 'chunks', path)), `${file}: ${path}`);
    const { integrity } = JSON.parse(report.importMap) as { integrity: Readonly<Record<string, string>> };
    assert.equal(Object.keys(integrity).length, chunks.filter((file) => file.endsWith('.js')).length + 1);
    for (const [address, hash] of Object.entries(integrity))
      assert.equal(hash, `sha384-${createHash('sha384').update(read(out, address)).digest('base64')}`);
  });

  it('rs-suite bundle prints the policy with the hash of the map that it prints, for a header', async () => {
    const { status, stdout } = await run('--out', join(folder, 'printed'), '--tags', 'cookie-consent');
    assert.equal(status, 0);
    const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(stdout) ?? [];
    const hash = createHash('sha256').update(map).digest('base64');
    assert.match(stdout, /^<!-- As a header: Content-Security-Policy: default-src 'self'; /);
    assert.ok(stdout.includes(`script-src 'self' 'sha256-${hash}'`), stdout);
    assert.match(stdout, /<link rel="stylesheet" href="[^"]*\/themes\/cookie-consent\/first-paint\.css"/);
    assert.ok(existsSync(join(folder, 'printed/themes/cookie-consent/first-paint.css')));
  });

  it('rs-suite bundle prints lines in which doctor finds nothing wrong, and a tag that the bundle does not have', async () => {
    const { report } = await bundle('doctor', '--tags', 'tab-set', '--base', 'doctor/');
    const file = join(folder, 'page.html');
    const head = `<html lang="es"><title>Page</title>${report.lines.join('\n')}`;
    const found = async (body: string) => {
      writeFileSync(file, `<!doctype html>${head}${body}`);
      return (await findingsOf(file)).map((finding) => finding.found);
    };
    const tabs = '<tab-set><h2>A</h2><p>a</p><h2>B</h2><p>b</p></tab-set>';
    assert.deepEqual(await found(tabs), []);
    assert.deepEqual(await found(`${tabs}<page-analytics></page-analytics>`), [
      '<page-analytics> and no script that defines it',
    ]);
  });

  it('rs-suite bundle prints its options, and names unknown ones', async () => {
    assert.match((await run('--help')).stdout, /^Usage: rs-suite bundle/);
    const out = ['--out', join(folder, 'none')];
    for (const args of [
      ['--tags', 'tab-set'],
      out,
      [...out, '--tags', 'tab-set', '--page', 'page.html'],
      [...out, '--tags', 'constructor'],
      [...out, '--tags', 'tab-set', '--lang', 'xx'],
      [...out, '--page', 'page.html', '--lang', 'en'],
      [...out, '--tags', 'tab-set', '--base', '"><x>'],
    ]) {
      const { status, stdout, stderr } = await run(...args);
      assert.deepEqual([status, stdout], [2, ''], args.join(' '));
      assert.match(stderr, /^bundle: expected /);
    }
  });
});

describe('the contact page with its bundle', () => {
  let browser: Browser;
  const demo = withDemo({ assetsDir: join(root, 'dist') });
  before(async () => {
    browser = await launch({ executablePath: findHeadlessChromium() ?? '', args: [...chromiumArgs] });
  });
  after(() => browser.close());

  /** Opens the page with the lines that the command prints. Tests get the scripts that have come until it was ready. */
  async function visit(
    args: readonly string[],
    change: (line: string) => string,
    task: (page: Page, found: Found) => Promise<void>,
  ) {
    const address = `${demo().url}/contacto?bot=off`;
    const { out, report } = await bundle(`contact${args.join('')}`, '--page', address, ...args);
    const head = report.lines.map(change).join('\n');
    const wave = [report.script, ...report.preloads];
    const site = await startSite({
      ...{ demoUrl: demo().url, folder: out, head, policy: report.policy, wave },
    });
    const page = await browser.newPage();
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    try {
      await page.setViewport({ width: 1280, height: 900 });
      const answer = { name: 'rs_consent', value: consentText('necessary') };
      await page.browserContext().setCookie({ ...answer, domain: '127.0.0.1', path: '/' });
      await page.evaluateOnNewDocument(noteScripts);
      await page.goto(`${site.url}/contacto?bot=off`);
      await page.waitForSelector('rs-form:defined:not([data-pending])');
      const scripts = await page.evaluate(() => Reflect.get(globalThis, 'scriptsUntilReady') as string[]);
      await task(page, { wave, lines, scripts, requested: site.requested });
    } finally {
      await page.close();
      site.close();
    }
  }

  /** Fills in the form and presses its button. */
  async function press(page: Page, email: string) {
    await page.click('input[name="form[forma contacto][]"][value="E-mail"]');
    await page.waitForSelector('.rs-form-limit');
    await page.type('#Email', email);
    await page.type('#consulta', 'Me gustaría hablar.');
    await page.click('#Enviar');
  }

  for (const args of [[], ['--compact']])
    it(`the contact page with its bundle is ready after one wave of requests, and sends under the printed policy: ${args.join('') || 'React'}`, async () => {
      await visit(args, same, async (page, { wave, scripts, lines }) => {
        assert.deepEqual(scripts.toSorted(), wave.toSorted());
        const before = (await demo().rows()).length;
        await press(page, 'ana@ejemplo.es');
        await page.waitForSelector('rs-form:state(submitted)');
        assert.equal((await demo().rows()).length, before + 1);
        assert.deepEqual(lines, []);
      });
    });

  it('the contact page with its bundle runs each module once where a CMS adds a version to the address of the script', async () => {
    const versioned = (line: string) => line.replace('src="/media/rs-suite/rs-page.js', '$&?v=2');
    await visit([], versioned, async (page, { wave, requested, lines }) => {
      assert.ok(requested.includes(`${base}rs-page.js?v=2`));
      await press(page, 'ana@');
      await seen(page, 'rs-form', '[part="error-summary"]');
      // The summary is a late file, which imports the module by its own name.
      assert.ok(requested.some((path) => path.includes('/rs-form.view-')));
      for (const path of wave.slice(1)) assert.equal(requested.filter((one) => one === path).length, 1, path);
      assert.deepEqual(lines, []);
    });
  });
});

interface Found {
  readonly wave: readonly string[];
  /** Lines of the console. */
  readonly lines: readonly string[];
  /** Paths of the suite's scripts that had come when the form was ready. */
  readonly scripts: readonly string[];
  readonly requested: readonly string[];
}

const same = (line: string) => line;

/** Notes in the page which scripts had come when its form became ready. */
function noteScripts(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('rs-form:defined:not([data-pending])')) return;
    observer.disconnect();
    const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    Reflect.set(
      globalThis,
      'scriptsUntilReady',
      names.filter((name) => /^\/media\/rs-suite\/.*\.js$/.test(name)),
    );
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}
