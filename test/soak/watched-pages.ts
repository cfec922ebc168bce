/** Pages that stay open for the whole time, and whose sizes are compared. */
import { launch, type Browser, type Page } from 'puppeteer-core';
import { chromiumArgs, findHeadlessChromium } from '../../scripts/find-browsers.mjs';
import { protocolTimeout } from '../journey/browsers.js';
import { formReady } from '../journey/contact/contact-page.js';
import { until } from '../journey/in-page.js';
import * as kitchen from '../journey/kitchen/kitchen-page.js';
import { themeReady } from '../journey/theme/theme-page.js';
import { withPage } from '../journey/with-page.js';
import { boxReady, opensAndCloses, opensPanel, turnsTabs } from './site-visitors.js';
import type { Ledger } from './ledger.js';
import { sizeText, type Course, type Size } from './sizes.js';

interface WatchedPage {
  readonly title: string;
  readonly path: string;
  readonly isPhone?: boolean;
  readonly start: (page: Page) => Promise<void>;
  /** One round, which leaves the page as it was. */
  readonly round: (page: Page) => Promise<void>;
}

/** Rounds before the first size: all late files have come, and the browser has compiled them. */
const warmUp = 30;

const minute = 60_000;

export const watchedPages: readonly WatchedPage[] = [
  { title: 'gallery, the viewer', path: '/galeria', start: boxReady, round: opensAndCloses },
  { title: 'home, the panel and its menu', path: '/', isPhone: true, start: themeReady, round: opensPanel },
  {
    title: 'tabs',
    path: '/elementos/tab-set',
    start: themeReady,
    round: (page) => turnsTabs(page, 'main tab-set'),
  },
  { title: 'contact, an error and a calendar', path: '/contacto', start: formReady, round: choosesBothWays },
  {
    title: 'form of three pages, on and back',
    path: '/formulario',
    start: fillsFirstPage,
    round: turnsAndReturns,
  },
];

/**
 * Starts the browser of these pages. It compiles no functions to machine code: that code is in the heap too, and grows for as
 * long as functions get hot.
 */
export function openQuietBrowser(): Promise<Browser> {
  const executablePath = findHeadlessChromium();
  if (executablePath === null) throw new Error('No Chromium: npm test gets one, or set CHROME_PATH');
  const args = [...chromiumArgs, '--js-flags=--no-opt --no-maglev --no-sparkplug'];
  return launch({ executablePath, args, protocolTimeout });
}

/** Chooses e-mail, sends without a text, reads the error, and takes everything back; then the same with the calendar. */
async function choosesBothWays(page: Page): Promise<void> {
  const email = 'input[name="form[forma contacto][]"][value="E-mail"]';
  const phone = 'input[name="form[forma contacto][]"][value="Teléfono"]';
  await kitchen.press(page, email, ' ');
  await until(page, () => document.querySelector('#Email')?.checkVisibility());
  await kitchen.press(page, '#Enviar');
  await kitchen.seenInForm(page, '[part="error-link"]');
  await kitchen.press(page, email, ' ');
  await until(page, () => document.querySelector('#Email')?.checkVisibility() === false);
  await kitchen.press(page, phone, ' ');
  await until(page, () =>
    document.querySelector('rs-calendar')?.shadowRoot?.querySelector('[role="gridcell"]')?.checkVisibility(),
  );
  await kitchen.press(page, phone, ' ');
  await until(page, () => document.querySelector('#Telefono')?.checkVisibility() === false);
}

async function fillsFirstPage(page: Page): Promise<void> {
  await kitchen.onPage(page, 0);
  await kitchen.fillFirstPage(page);
}

/** Shows and hides a field, turns to the second page, which the server checks, and comes back. */
async function turnsAndReturns(page: Page): Promise<void> {
  await kitchen.choose(page, 'Perfil', 'Profesional');
  await until(page, () => document.getElementById('Web')?.checkVisibility());
  await kitchen.choose(page, 'Perfil', 'Particular');
  await until(page, () => document.getElementById('Web')?.checkVisibility() === false);
  await kitchen.goOn(page, 1);
  await kitchen.onPage(page, 1);
  await kitchen.goBack(page, 2);
  await kitchen.onPage(page, 0);
}

/**
 * Repeats the story of a page until the time is over, and prints its size each minute. A story that fails ends the course,
 * and counts as a failed visit.
 */
export async function watch(
  browser: Browser,
  url: string,
  watched: WatchedPage,
  end: number,
  ledger: Ledger,
): Promise<Course> {
  const { title, path, isPhone = false, start, round } = watched;
  const viewport = isPhone ? { width: 320, height: 640 } : { width: 1280, height: 900 };
  const points: { rounds: number; size: Size }[] = [];
  const follow = async (page: Page) => {
    await page.goto(url + path);
    await start(page);
    for (let rounds = 0; rounds < warmUp; rounds += 1) await round(page);
    let rounds = 0;
    for (let next = performance.now(); performance.now() < end; rounds += 1) {
      if (performance.now() >= next) {
        await measure(page, rounds);
        next += minute;
      }
      await round(page);
    }
    await measure(page, rounds);
  };
  const measure = async (page: Page, rounds: number) => {
    const size = await sizeOf(page);
    points.push({ rounds, size });
    console.log(`${title}: ${rounds} rounds, ${sizeText(size)}`);
  };
  await withPage(browser, { viewport }, follow).catch((error: unknown) =>
    ledger.failed(title, String(error).slice(0, 600)),
  );
  return { title, points };
}

/** Measures a page: a collection frees wrappers, a later one the nodes, and animations release theirs in a frame. */
async function sizeOf(page: Page): Promise<Size> {
  const session = await page.createCDPSession();
  for (let times = 0; times < 3; times += 1) {
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))');
    await session.send('HeapProfiler.collectGarbage');
  }
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return { 'heap, kB': Math.round(usedSize / 1000), nodes, listeners: jsEventListeners };
}
