import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { hearNetwork } from '../../network-events.mjs';
import { inEachBrowser } from '../harness.js';
import { idle, toNextPage, until, untilAnyPage } from '../in-page.js';
import { fileOf, holdFiles, loseFiles, saysLost } from '../lost-files.js';

const path = '/galeria?theme=off';
/** Page with a link of every kind. */
const everyKind = '/visor?theme=off';
const first = '.gallery a[title="La sala"]';
const phone = { width: 360, height: 740, hasTouch: true, isMobile: true };
const isViewer = (file: string) => /^chunks\/media-box\.viewer-/.test(file);

/** Links of each kind, by the start of the address, with the element that shows it. */
const kinds = [
  ['/assets/patio.webm', 'video'],
  ['/galeria/tono.wav', 'audio'],
  ['/galeria/horario.pdf', 'iframe'],
  ['/aviso-legal#contenido', '.own'],
  ['#horario', '.own'],
  ['https://vimeo.com', '[part=consent-placeholder]'],
  ['/galeria/no-existe.png', '[part=error]'],
] as const;

/** Settles when the links of the page open in the viewer. */
function ready(page: Page): Promise<void> {
  return until(page, () => document.querySelector('media-box')?.matches(':defined') ?? false);
}

/** Settles when this item of the twelve is visible. */
function isAt(page: Page, counter: string): Promise<void> {
  return until(
    page,
    (wanted) =>
      document.querySelector('media-box')?.shadowRoot?.querySelector('[part=counter]')?.textContent ===
      wanted,
    counter,
  );
}

/** Settles when the visible item is of this kind and has loaded. */
function shows(page: Page, kind: string): Promise<void> {
  return until(
    page,
    (selector) => {
      const content = document.querySelector('media-box')?.shadowRoot?.querySelector('[part=content]');
      return !!content?.querySelector(selector) && !content.querySelector('[part=loader]');
    },
    kind,
  );
}

function isClosed(page: Page): Promise<void> {
  return until(
    page,
    () => document.querySelector('media-box')?.shadowRoot?.querySelector('dialog[open]') === null,
  );
}

function isOpen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const root = document.querySelector('media-box')?.shadowRoot;
    return root?.querySelector('dialog[open]') instanceof HTMLElement;
  });
}

inEachBrowser('a visitor of the gallery', (journey) => {
  it('a visitor of the gallery opens a picture, goes on, and is back in the page by the browser’s Back', async () => {
    await journey.visit(path, {}, async (page) => {
      await ready(page);
      await page.click(first);
      await isAt(page, '1 / 12');
      await page.keyboard.press('ArrowRight');
      await isAt(page, '2 / 12');
      await page.evaluate(() => history.back());
      await isClosed(page);
      assert.equal(new URL(page.url()).pathname, '/galeria');
      assert.ok(await page.$eval(first, (link) => link === document.activeElement));
    });
  });

  it('a visitor of the gallery sees each kind of item under the policy of the site, and nothing of another site', async () => {
    await journey.visit('/?theme=off', { hasConsented: false }, async (page) => {
      const others: string[] = [];
      await hearNetwork(page.browser());
      page.on('request', (request) => {
        if (/^http/.test(request.url()) && !request.url().startsWith(journey.demo.url))
          others.push(request.url());
      });
      await page.goto(journey.demo.url + everyKind);
      await ready(page);
      for (const [link, shown] of kinds) {
        await page.click(`.jcepopup[href^="${link}"]`);
        await shows(page, shown);
        await page.keyboard.press('Escape');
        await isClosed(page);
      }
      assert.deepEqual(others, []);
    });
  });

  const silent = { skip: journey.lacks('pages without scripts') };
  it('a visitor of the gallery follows the links as links without JavaScript', silent, async () => {
    await journey.visit(path, { javaScript: false }, async (page) => {
      await page.click(first);
      await untilAnyPage(page, () => location.pathname === '/galeria/sala.svg', 'the picture never came');
    });
  });

  it('a visitor of the gallery follows the link where the viewer is lost, and the next press tries again', async () => {
    let isLost = true;
    const lost = (file: string) => isLost && isViewer(file);
    await journey.visit('/?theme=off', { expectsError: saysLost(isViewer) }, async (page) => {
      await loseFiles(page, lost);
      await page.goto(journey.demo.url + path);
      await ready(page);
      await toNextPage(page, () => page.click(first));
      assert.equal(new URL(page.url()).pathname, '/galeria/sala.svg');
      isLost = false;
      await page.goto(journey.demo.url + path);
      await ready(page);
      await page.click(first);
      await isAt(page, '1 / 12');
    });
  });

  it('a visitor of the gallery sees the picture at once where the viewer is late, and its buttons when it comes', async () => {
    await journey.visit('/?theme=off', {}, async (page) => {
      const { release } = await holdFiles(page, isViewer);
      await page.goto(journey.demo.url + path);
      await ready(page);
      await page.click(first);
      assert.ok(await isOpen(page));
      await page.keyboard.press('Escape');
      assert.equal(await isOpen(page), false);
      await page.click(first);
      assert.ok(await isOpen(page));
      await release();
      await isAt(page, '1 / 12');
    });
  });

  it(
    'a visitor of the gallery waits for six scripts in two steps where the visitor saves data, and otherwise for none',
    { skip: journey.lacks('initiators') },
    async () => {
      await hearNetwork(journey.browser);
      await journey.visit('/?theme=off', {}, async (page) => {
        const saving = await page.evaluateOnNewDocument(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        );
        await page.goto(journey.demo.url + path);
        await ready(page);
        await idle(page);
        const scripts: HTTPRequest[] = [];
        page.on('request', (request) => {
          if (request.resourceType() === 'script') scripts.push(request);
        });
        await page.click(first);
        await isAt(page, '1 / 12');
        assert.ok(scripts.length <= 6, scripts.map((request) => fileOf(request.url())).join(' '));
        // The press imports one; the second step is what that imports.
        const imports = scripts.flatMap((request) => request.initiator()?.url ?? []);
        assert.equal(imports.length, scripts.length - 1);
        assert.ok(
          imports.every((file) => /media-box\.viewer/.test(file)),
          imports.join(' '),
        );

        await page.removeScriptToEvaluateOnNewDocument(saving.identifier);
        await page.reload();
        await ready(page);
        await until(page, () => {
          const names = performance.getEntriesByType('resource').map(({ name }) => name);
          return ['/react-', '/media-box.viewer-', '/late-'].every((part) =>
            names.some((name) => name.includes(part)),
          );
        });
        scripts.length = 0;
        await page.click(first);
        await isAt(page, '1 / 12');
        assert.deepEqual(
          scripts.map((request) => fileOf(request.url())),
          [],
        );
      });
    },
  );

  it(
    'a visitor of the gallery goes on by a swipe on a phone, and closes by one downwards',
    { skip: journey.lacks('touch') },
    async () => {
      await journey.visit(path, { viewport: phone }, async (page) => {
        await ready(page);
        await page.tap(first);
        await isAt(page, '1 / 12');
        const finger = await page.createCDPSession();
        const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
          const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (typeof from)[]) =>
            finger.send('Input.dispatchTouchEvent', { type, touchPoints });
          await touch('touchStart', [from]);
          for (const part of [0.25, 0.5, 0.75, 1])
            await touch('touchMove', [
              { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part },
            ]);
          await touch('touchEnd', []);
        };
        await drag({ x: 300, y: 300 }, { x: 80, y: 305 });
        await isAt(page, '2 / 12');
        await drag({ x: 180, y: 250 }, { x: 182, y: 480 });
        await isClosed(page);
      });
    },
  );
});
