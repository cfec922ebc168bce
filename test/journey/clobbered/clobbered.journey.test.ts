import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import { borrowBrowser, borrowDemo, type BorrowedBrowser } from '../borrow.js';
import { consent, type Demo } from '../harness.js';
import { memberNames, nameElements, type Named } from './named-page.js';
import { defineHere, isStarted, uses } from './uses.js';

/** Longest wait for what a page does, and for a page, in milliseconds. */
const limitMs = 60_000;
const longestMs = 100_000;
/** Errors of our code, which it catches and reports. Reports about an author's markup are none. */
const failure = /\b(?:Type|Range|Reference|Syntax)Error\b|NotSupportedError|NotFoundError/;

/** Paths of the demo's pages without a use of their own. */
const otherPages = [
  ...['/', '/demo', '/galeria', '/visor', '/formulario', '/formulario-json', '/acceso', '/aviso-legal'],
  ...['/privacidad', '/fallos', '/contacto?consent=layer', '/legacy/contacto', '/legacy/formulario'],
];

const places: readonly (readonly [string, string])[] = [
  ...Object.entries(uses).map(([tag, { path }]) => [path, tag] as const),
  ...otherPages.map((path) => [path, ''] as const),
];

/** Number of names of which one is a frame's on a page, so that each is on two pages. A frame takes as long as many images. */
const namesPerFrame = Math.floor(places.length / 2);
const otherKinds = ['form', 'input', 'object'] as const;

/** Returns the kind for the second visit of a page, by the position of a name. */
const otherKind = (at: number): Named['kind'] =>
  at % namesPerFrame === 0 ? 'iframe' : (otherKinds[at % otherKinds.length] ?? 'form');

describe('journey/clobbered: clobbered', () => {
  let demo: Demo;
  let borrowed: BorrowedBrowser;
  let names: readonly string[];
  before(async () => {
    demo = await borrowDemo();
    borrowed = await borrowBrowser('Chromium');
    names = await withPage(borrowed.browser, memberNames);
  });
  after(async () => {
    await borrowed.giveBack();
    await demo.stop();
  });

  for (const [index, [path, tag]] of places.entries())
    it(`an author who names pictures, forms, fields and frames like members of the document, has a page that answers and a tag that works: ${path}`, async () => {
      // The second list has other kinds for the same names, each of another kind on the next page.
      const images = names.map((name) => ({ kind: 'img' as const, name }));
      const others = names.map((name, at) => ({ kind: otherKind(at + index), name }));
      for (const elements of [images, others]) {
        const problem = await problemOf(path, tag, elements);
        if (problem === '') continue;
        const culprits = await culpritsOf(elements, (some) => problemOf(path, tag, some));
        assert.fail(`${problem}\n${culprits.map(({ kind, name }) => `<${kind} name="${name}">`).join(' ')}`);
      }
    });

  /** Returns the problem of a page that has some elements; '' if it works. */
  function problemOf(path: string, tag: string, elements: readonly Named[]): Promise<string> {
    return withPage(borrowed.browser, async (page) => {
      if (tag !== 'cookie-consent') await consent(page, demo.url);
      await nameElements(page, elements);
      const errors: string[] = [];
      page.on('pageerror', (error) => {
        const [message, ...frames] = String((error as Error).stack).split('\n');
        // Scripts of the page itself, of the server's inline blocks, and of a provider call no function of the suite first.
        const place = frames.find((frame) => frame.includes('://')) ?? '';
        const isForeign = !place.includes('/suite/');
        if (!isForeign) errors.push(`${message} ${place.trim()}`);
      });
      page.on('console', (said) => {
        if (said.type() === 'error' && failure.test(said.text())) errors.push(said.text());
      });
      const state = await inTime(use(page, demo.url + path, tag));
      return [state, ...errors].join('\n').trim();
    });
  }
});

/** Opens a page, and uses a tag of it. Returns what did not come; '' if all is as wanted. */
async function use(page: Page, url: string, tag: string): Promise<string> {
  await page.evaluateOnNewDocument(defineHere);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  if (!(await comes(page, isStarted))) return `not started: ${await waitingTags(page)}`;
  const { act, isDone } = uses[tag] ?? {};
  if (act) await page.evaluate(act);
  if (isDone && !(await comes(page, isDone))) return `<${tag}> does not do its job`;
  await selectText(page);
  return '';
}

/** Selects text. React climbs from the target of that event, the document. */
async function selectText(page: Page): Promise<void> {
  await page.evaluate(`
    getSelection().selectAllChildren(here.find('main, body'));
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  `);
}

/** Waits for a condition in the page. Returns false if it does not come. */
async function comes(page: Page, isSo: () => boolean): Promise<boolean> {
  const end = performance.now() + limitMs;
  while (!(await page.evaluate(isSo))) {
    if (performance.now() > end) return false;
    await setTimeout(25);
  }
  return true;
}

function waitingTags(page: Page): Promise<string> {
  return page.evaluate(
    `here.all(':not(:defined)').map((one) => one.localName).join(', ')`,
  ) as Promise<string>;
}

/** Returns the result of a task, or that it hangs. */
function inTime(task: Promise<string>): Promise<string> {
  const end = new AbortController();
  const late = setTimeout(longestMs, 'the page hangs', { signal: end.signal });
  return Promise.race([task.catch(String), late]).finally(() => end.abort());
}

/** Returns one element with which a page fails or, if it takes several, a few of those that are left. */
async function culpritsOf(
  elements: readonly Named[],
  problemOf: (some: readonly Named[]) => Promise<string>,
): Promise<readonly Named[]> {
  if (elements.length === 1) return elements;
  const half = Math.ceil(elements.length / 2);
  for (const some of [elements.slice(0, half), elements.slice(half)])
    if ((await problemOf(some)) !== '') return culpritsOf(some, problemOf);
  return elements.slice(0, 9);
}

async function withPage<Result>(browser: Browser, story: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 1280, height: 900 });
    return await story(page);
  } finally {
    await context.close();
  }
}
