import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { prepareSuite } from '../../scripts/build/prepare.mjs';
import { filesIn, tagsOf } from '../../scripts/entries.mjs';
import { chromiumArgs, findHeadlessChromium } from '../../scripts/find-browsers.mjs';
import { installPackage } from '../install-package.js';
import { until } from '../journey/in-page.js';
import { useEveryTag } from './bundlers/every-tag.js';
import { serveSite } from './bundlers/serve-site.js';
import { buildSite, sites, type Site } from './bundlers/sites.js';

const root = join(import.meta.dirname, '..', '..');
const tags = tagsOf(root);

/** Packages that the sites use beside ours. */
const frameworks = [
  ...['react', 'react-dom', '@r2wc/react-to-web-component', 'vue', 'svelte'],
  ...['vite', '@vitejs/plugin-vue', 'esbuild'],
];

/** Collects what a page reports: lost files, errors of scripts, and what a policy or an integrity has refused. */
function collectProblems(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('response', (response) => {
    if (!response.ok() && !response.url().endsWith('/favicon.ico')) problems.push(response.url());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (/policy|integrity/i.test(message.text())) problems.push(message.text());
  });
  return problems;
}

describe('tooling: bundlers', { concurrency: 2 }, () => {
  let browser: Browser;
  let project = '';

  before(async () => {
    assert.ok(await prepareSuite('dist'));
    project = mkdtempSync(join(tmpdir(), 'rs-suite-sites-'));
    installPackage(project, frameworks);
    browser = await launch({ executablePath: findHeadlessChromium() ?? '', args: [...chromiumArgs] });
  });
  after(async () => {
    await browser.close();
    rmSync(project, { recursive: true, force: true });
  });

  /** Builds a site, opens it and hands over its page and its folder. */
  async function visit(name: string, site: Site, use: (page: Page, folder: string) => Promise<void>) {
    const folder = await buildSite(project, name, site);
    const { address, stop } = await serveSite(folder, site.policy);
    const context = await browser.createBrowserContext();
    try {
      await context.overridePermissions(address, []);
      const page = await context.newPage();
      const problems = collectProblems(page);
      // The compiler of the tests puts this name around functions.
      await page.evaluateOnNewDocument('globalThis.__name ??= (named) => named');
      await page.goto(address);
      await use(page, folder);
      assert.deepEqual(problems, []);
    } finally {
      await context.close();
      stop();
    }
  }

  /** Uses every tag, and waits for what the site's own code makes of their events. */
  async function use(page: Page, { shows }: Site): Promise<void> {
    await useEveryTag(page, tags);
    if (!shows) return;
    await until(
      page,
      (selector, attribute, value) => {
        const found = document.querySelector(selector);
        return (attribute === '' ? found?.textContent : found?.getAttribute(attribute)) === value;
      },
      ...shows,
    );
  }

  const { 'React 19': withReact, ...others } = sites;
  for (const [name, site] of Object.entries(others)) {
    it(`a site that is built with the packed package has every tag, painted and at work: ${name}`, () =>
      visit(name, site, (page) => use(page, site)));
  }

  it('a site that is built with the packed package has every tag, painted and at work, and one React for the tags and the site itself: React 19', () => {
    assert.ok(withReact);
    return visit('React 19', withReact, async (page, folder) => {
      await use(page, withReact);

      const scripts = filesIn(folder).filter((file) => file.endsWith('.js'));
      const code = scripts.map((file) => readFileSync(file, 'utf8')).join('\n');
      // A renderer of React presents itself to the developer tools once.
      assert.equal(code.split('rendererPackageName').length - 1, 1);
    });
  });
});
