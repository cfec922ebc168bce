import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from 'puppeteer-core';
import { hearNetwork } from '../network-events.mjs';
import { prepareSuite } from '../../scripts/build/prepare.mjs';
import { violations as violationsOf } from '../journey/axe.js';
import { borrowBrowser, type BorrowedBrowser } from '../journey/borrow.js';
import { until } from '../journey/in-page.js';
import { withPage, type Visit } from '../journey/with-page.js';
import { mainJobs } from './examples.js';
import { delayScript, hasNotMoved, loseReader, loseScript, loseSearch } from './loading.js';
import { readVariants } from '../../docs/build/variants.mjs';
import { playgroundStories } from './playground/stories.js';
import { editTheme } from './theme-editor/theme-story.js';
import { recipes } from './recipes.js';

const root = join(import.meta.dirname, '..', '..');
/** Folder of the built site: an absolute path, which `DOCS_OUTPUT` may be. */
const site = join(root, '.cache', 'docs-site');
const addressOf = (file: string) => pathToFileURL(join(site, file)).href;
const tags = readFileSync(join(root, 'elements', 'index.ts'), 'utf8');

/** Returns what axe finds in a page, without its frames: their pages are tested by themselves. */
const violations = (page: Page) => violationsOf(page, { preload: false, iframes: false });

/** A window as large as an example's frame. */
const frame = { viewport: { width: 700, height: 400 } };

/** A page of each kind. */
const kinds = [
  'index.html',
  'es/start/joomla.html',
  'es/tags/tab-set.html',
  'tags/rs-form-use.html',
  'es/tags/rs-calendar-reference.html',
  'form-json.html',
  'messages.html',
  'es/m/link-missing/index.html',
  'all.html',
  'es/theme-editor.html',
  'forms/django.html',
  'es/forms/own-profile.html',
];

/** Pages with a frame or a script of their own, which could move when these come. */
const movable = [
  'tags/media-box.html',
  'tags/nav-menu.html',
  'es/tags/cookie-consent.html',
  'tags/rs-range.html',
  'playground.html',
];

/** A window of a phone. */
const phone = { viewport: { width: 360, height: 800 } };

type Story = (page: Page, file: string) => Promise<unknown>;

async function build(): Promise<void> {
  assert.ok(await prepareSuite('dist'));
  const eleventy = join(root, 'docs', 'node_modules', '@11ty', 'eleventy', 'cmd.cjs');
  await promisify(execFile)(process.execPath, [eleventy, '--config=docs/eleventy.config.mjs'], {
    cwd: root,
    env: { ...process.env, DOCS_OUTPUT: site },
  });
}

function htmlFiles(): readonly string[] {
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && !/^(examples|playground|theme-editor)\//.test(file));
}

/** Returns the links of a page that lead nowhere. */
function deadLinks(file: string, idsOf: (file: string) => ReadonlySet<string>): readonly string[] {
  const html = readFileSync(join(site, file), 'utf8');
  return [...html.matchAll(/ (?:href|src)="([^"]*)"/g)]
    .map(([, address = '']) => address)
    .filter((address) => !/^(https?|mailto|tel):/.test(address))
    .filter((address) => {
      const [path = '', id] = address.split('#');
      const target = path === '' ? file : join(dirname(file), path);
      if (path.startsWith('/') || !existsSync(join(site, target))) return true;
      // A form of the playground. `variants.test.ts` reads these.
      if (path.endsWith('playground.html') && id?.startsWith('j.')) return false;
      return id !== undefined && !idsOf(target).has(decodeURIComponent(id));
    })
    .map((address) => `${file}: ${address}`);
}

describe('docs: site', () => {
  let borrowed: BorrowedBrowser | undefined;
  before(async () => {
    await build();
    borrowed = await borrowBrowser('Chromium');
    await hearNetwork(borrowed.browser);
  });
  after(() => borrowed?.giveBack());

  /** Opens a page of the site. The story fails on any line in the console. */
  function visit(file: string, story: Story, how: Visit = {}): Promise<void> {
    return visitAll([file], how, (_file, visitOne) => visitOne(), story);
  }

  /** Opens pages of the site one after the other in one window, which needs a third of the time of a window each. */
  async function visitAll(
    files: readonly string[],
    how: Visit,
    run: (file: string, visitOne: () => Promise<void>) => Promise<void>,
    story: Story,
  ): Promise<void> {
    assert.ok(borrowed);
    await withPage(borrowed.browser, how, async (page) => {
      const lines: string[] = [];
      page.on('console', (message) => {
        // Chromium's remark about the frame of a video, whose older attribute is for other browsers.
        if (!message.text().startsWith('Allow attribute will take precedence')) lines.push(message.text());
      });
      for (const file of files) {
        await run(file, async () => {
          await page.goto(addressOf(file));
          await story(page, file);
          assert.deepEqual(lines.splice(0), [], `console of ${file}`);
        });
      }
    });
  }

  it('the documentation site, opened from files, has no link that leads nowhere, and no address that needs a server', () => {
    const known = new Map<string, ReadonlySet<string>>();
    const idsOf = (file: string) => {
      const ids =
        known.get(file) ??
        new Set(
          [...readFileSync(join(site, file), 'utf8').matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id),
        );
      known.set(file, ids);
      return ids;
    };
    assert.deepEqual(
      htmlFiles().flatMap((file) => deadLinks(file, idsOf)),
      [],
    );
  });

  it('the documentation site, opened from files, gives every page in both languages an id to each heading only once', () => {
    for (const file of htmlFiles()) {
      const ids = [...readFileSync(join(site, file), 'utf8').matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
      assert.equal(new Set(ids).size, ids.length, file);
      assert.ok(existsSync(join(site, file.startsWith('es/') ? file.slice(3) : `es/${file}`)), file);
    }
  });

  it('the documentation site, opened from files, has a page and a live example for every tag', () => {
    for (const tag of Object.keys(mainJobs)) {
      assert.match(tags, new RegExp(`'\\./${tag}/`), tag);
      assert.ok(existsSync(join(site, 'tags', `${tag}.html`)), tag);
    }
    const pages = readdirSync(join(site, 'tags')).filter(
      (file) => !/-(?:use|theming|reference)\.html$/.test(file),
    );
    assert.equal(Object.keys(mainJobs).length, pages.length);
  });

  it('the documentation site, opened from files, shows a page of each kind without a line in the console and without a barrier, and moves nothing meanwhile', (test) =>
    visitAll(
      [...kinds, ...movable],
      {},
      (file, story) => test.test(file, story),
      async (page, file) => {
        await hasNotMoved(page);
        if (kinds.includes(file)) assert.deepEqual(await violations(page), []);
      },
    ));

  it('the documentation site, opened from files, moves nothing while a page of each kind loads in a narrow window', (test) =>
    visitAll([...kinds, ...movable], phone, (file, story) => test.test(file, story), hasNotMoved));

  it('the documentation site, opened from files, says in both languages that the script of a page is lost, and starts when it is late', async () => {
    assert.ok(borrowed);
    await withPage(borrowed.browser, {}, async (page) => {
      const playground = 'playground/playground.js';
      await loseScript(page, addressOf('playground.html'), playground, /did not load/);
      await loseScript(page, addressOf('es/theme-editor.html'), 'theme-editor/editor.js', /no se ha cargado/);
      await delayScript(page, addressOf('es/playground.html'), playground);
      await loseSearch(page, addressOf('es/index.html'), /La búsqueda no se ha cargado/);
      await loseReader(page, addressOf('playground.html'), /reader did not load/);
    });
  });

  it('the documentation site, opened from files, shows what each tag does in its example, without a line in the console and without a barrier', (test) =>
    visitAll(
      Object.keys(mainJobs).map((tag) => `examples/${tag}.html`),
      frame,
      (file, story) => test.test(file, story),
      async (page, file) => {
        await mainJobs[basename(file, '.html')]?.(page);
        assert.deepEqual(await violations(page), []);
      },
    ));

  it('the documentation site, opened from files, shows the small examples of each tag without a line in the console and without a barrier', (test) =>
    visitAll(
      readVariants()
        .filter(({ file }) => file.endsWith('.en.html'))
        .map(({ file }) => `examples/${file}`),
      frame,
      (file, story) => test.test(file, story),
      async (page) => {
        await until(page, () => document.querySelector('main :not(:defined)') === null);
        assert.deepEqual(await violations(page), []);
      },
    ));

  it('the documentation site, opened from files, shows the parts of the home page without the suite and with it, in the same place, and leaves the focus where it is', () =>
    visit('index.html', async (page) => {
      const shown = () =>
        [...document.querySelectorAll<HTMLElement>('.live-frames iframe')]
          .filter((frame) => frame.checkVisibility({ visibilityProperty: true }))
          .map(({ className }) => className);
      const tops = () =>
        [...document.querySelectorAll('h2')].map((one) =>
          Math.round(one.getBoundingClientRect().top + scrollY),
        );
      assert.deepEqual(await page.evaluate(shown), ['suite', 'suite', 'suite']);
      const form = page.frames().find((one) => one.url().endsWith('home.form.en.html'));
      await form?.waitForFunction(() => document.querySelector('rs-form')?.matches(':state(invalid)'));
      assert.equal(await page.evaluate(() => document.activeElement?.localName), 'body');
      const before = await page.evaluate(tops);
      await page.click('#live-plain');
      assert.deepEqual(await page.evaluate(shown), ['plain', 'plain', 'plain']);
      assert.deepEqual(await page.evaluate(tops), before);
      await page.keyboard.press('ArrowRight');
      assert.deepEqual(await page.evaluate(shown), ['suite', 'suite', 'suite']);
    }));

  it('the documentation site, opened from files, has a form whose very first press, with all code in one script, is answered by its errors', () =>
    visit('examples/rs-form.html', async (page) => {
      await until(page, () => document.querySelector('rs-form')?.matches(':defined') ?? false);
      await page.click('form button');
      await until(page, () => {
        const root = document.querySelector('rs-form')?.shadowRoot;
        return root?.querySelector('[part~=error-summary]')?.checkVisibility() ?? false;
      });
    }));

  it('the documentation site, opened from files, shows what each chapter is about in its example, without a line in the console and without a barrier', (test) =>
    visitAll(
      Object.keys(recipes).map((name) => `examples/${name}.html`),
      frame,
      (file, story) => test.test(file, story),
      async (page, file) => {
        await recipes[file.slice('examples/'.length, -'.html'.length)]?.(page);
        assert.deepEqual(await violations(page), []);
      },
    ));

  it('the documentation site, opened from files, explains each message at the address that the console shows, and among all messages', async () => {
    const codes = readdirSync(join(site, 'm'));
    const headings = readFileSync(join(site, 'messages.html'), 'utf8').matchAll(/<h3 id="([a-z-]+)"/g);
    assert.deepEqual([...headings].map(([, id]) => id).sort(), codes.sort());
    await visit('m/id-twice/index.html', async (page) => {
      const text = await page.$eval('main', (main) => main.textContent);
      assert.match(text, /^\s*id-twice[^]*Cause:[^]*Remedy:/);
      await Promise.all([page.waitForNavigation(), page.click('main a[href$="messages.html#id-twice"]')]);
      assert.match(page.url(), /[^m]\/messages\.html#id-twice$/);
    });
  });

  it('the documentation site, opened from files, finds a heading by keyboard, announces how many, and goes there', async () => {
    await visit('es/index.html', async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('cuando usarlo calendar');
      const text = (selector: string) => document.querySelector(selector)?.textContent;
      await until(page, () => document.querySelectorAll('#search-results [role=option]').length > 0);
      assert.match((await page.evaluate(text, '.search-box [role=status]')) ?? '', /^\d+ resultados?$/);
      await page.keyboard.press('ArrowDown');
      const isMarked = () => {
        const id = document.querySelector('#search')?.getAttribute('aria-activedescendant') ?? '';
        return document.getElementById(id)?.getAttribute('aria-selected') === 'true';
      };
      await until(page, isMarked);
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      assert.match(page.url(), /es\/tags\/rs-calendar\.html/);
    });
  });

  it('the documentation site, opened from files, says in a row of its own that nothing was found, with the way to all pages', async () => {
    await visit('index.html', async (page) => {
      const isRowShown = () => document.querySelector('[data-search-none]')?.checkVisibility() ?? false;
      await page.keyboard.press('/');
      await page.keyboard.type('zzzz');
      await until(page, isRowShown);
      await page.keyboard.press('Escape');
      assert.equal(await page.evaluate(isRowShown), false);
      await page.keyboard.type('zzzzz');
      await until(page, isRowShown);
      await Promise.all([page.waitForNavigation(), page.click('[data-search-none] a')]);
      assert.match(page.url(), /all\.html$/);
    });
  });

  it('the documentation site, opened from files, has the use, the looks and the reference of a tag on pages of their own', () =>
    visit('es/tags/rs-form.html', async (page) => {
      const titles = () => [...document.querySelectorAll('.related a')].map(({ textContent }) => textContent);
      assert.deepEqual(await page.evaluate(titles), ['Resumen', 'Uso', 'Aspecto', 'Referencia']);
      await Promise.all([page.waitForNavigation(), page.click('.related li:last-child a')]);
      assert.match(page.url(), /es\/tags\/rs-form-reference\.html$/);
      const current = () =>
        ['.related', '.side'].map((place) => document.querySelector(`${place} [aria-current]`)?.textContent);
      assert.deepEqual(await page.evaluate(current), ['Referencia', '<rs-form>']);
      assert.ok(await page.$('table'));
    }));

  it('the documentation site, opened from files, opens the group of a page in the navigation, and no other', () =>
    visit('es/moving/glightbox.html', async (page) => {
      const open = () =>
        [...document.querySelectorAll<HTMLDetailsElement>('.side .pages')].flatMap((group) =>
          group.open ? [group.querySelector('[aria-current]')?.textContent] : [],
        );
      assert.deepEqual(await page.evaluate(open), ['Desde GLightbox']);
    }));

  it('the documentation site, opened from files, keeps the chosen colours on the next page, and the page when the language changes', async () => {
    await visit('tags/tab-set.html', async (page) => {
      await page.click('[data-theme-switch]');
      await Promise.all([page.waitForNavigation(), page.click('.languages a[hreflang=es]')]);
      assert.match(page.url(), /es\/tags\/tab-set\.html$/);
      assert.equal(await page.evaluate(() => document.documentElement.dataset['theme']), 'dark');
      assert.equal(await page.evaluate(() => document.documentElement.lang), 'es');
    });
  });

  it('the documentation site, opened from files, has a playground in which an author assembles a form, tries it and exports it', (test) =>
    visit('playground.html', async (page) => {
      for (const [title, story] of playgroundStories) await test.test(title, () => story(page));
    }));

  it('the documentation site, opened from files, shows what a theme looks like, warns about its contrast, takes steps back, and keeps it in the link', () =>
    visit('theme-editor.html', editTheme));

  it('the documentation site, opened from files, leads to all pages without scripts', async () => {
    const how = { javaScript: false };
    await visit(
      'index.html',
      async (page) => {
        await Promise.all([page.waitForNavigation(), page.click('.search-fallback')]);
        assert.match(page.url(), /all\.html$/);
      },
      how,
    );
  });
});
