/** Visitors of the pages around the forms. They send nothing that is stored. */
import type { Page } from 'puppeteer-core';
import * as consent from '../journey/consent/consent-page.js';
import { clickInside, seen, toNextPage, until } from '../journey/in-page.js';
import { openPanel, panelIs, tabTo, themeReady } from '../journey/theme/theme-page.js';
import { loseRequest } from './network.js';
import { pick } from './registration-visitors.js';
import type { Visit, Visitor } from './visit.js';

export const boxReady = (page: Page) =>
  until(page, () => document.querySelector('media-box')?.matches(':defined'));

const firstPicture = '.gallery a[title="La sala"]';

/** Opens the first picture of the gallery, goes on, and closes the viewer. */
export async function opensAndCloses(page: Page): Promise<void> {
  await page.focus(firstPicture);
  await page.keyboard.press('Enter');
  await isAt(page, '1 / 12');
  await page.keyboard.press('ArrowRight');
  await isAt(page, '2 / 12');
  await page.keyboard.press('Escape');
  await until(page, () => !document.querySelector('media-box')?.shadowRoot?.querySelector('dialog[open]'));
}

const isAt = (page: Page, counter: string) =>
  until(
    page,
    (wanted) =>
      document.querySelector('media-box')?.shadowRoot?.querySelector('[part=counter]')?.textContent ===
      wanted,
    counter,
  );

async function looksAtPictures({ page, url }: Visit): Promise<void> {
  await page.goto(`${url}/galeria`);
  await boxReady(page);
  for (let times = 0; times < 4; times += 1) await opensAndCloses(page);
}

/** The viewer does not come at first: the press leads to the picture, as its link says. */
async function losesTheViewer({ page, url, ledger }: Visit): Promise<void> {
  await page.evaluateOnNewDocument(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await loseRequest(page, { url: '*/media-box.viewer-*' }, () => ledger.met('lost late file'));
  await page.goto(`${url}/galeria`);
  await boxReady(page);
  await page.focus(firstPicture);
  await toNextPage(page, () => page.keyboard.press('Enter'));
  await page.goto(`${url}/galeria`);
  await boxReady(page);
  await opensAndCloses(page);
}

async function accepts({ page, url }: Visit): Promise<void> {
  await page.goto(url);
  await consent.answer(page, 'accept');
  await consent.isAnswered(page);
  await page.goto(`${url}/aviso-legal`);
  await consent.isAnswered(page);
}

async function refuses({ page, url }: Visit): Promise<void> {
  await page.goto(url);
  await consent.answer(page, 'reject');
  await consent.isAnswered(page);
}

/** Chooses in the settings, and withdraws the choice: a script has started, so the page is loaded anew. */
async function changesTheirMind({ page, url }: Visit): Promise<void> {
  await page.goto(url + consent.elementPage);
  await consent.answer(page, 'settings');
  await seen(page, 'cookie-consent', 'dialog[open]');
  await clickInside(page, 'cookie-consent', 'input[name="statistics"]');
  await clickInside(page, 'cookie-consent', '[part~="settings-save"]');
  await consent.isAnswered(page);
  await until(page, () => document.cookie.includes('_ga='));
  await page.focus('main a[href="#cookie-settings"]');
  await page.keyboard.press('Enter');
  await consent.layerOpens(page);
  await toNextPage(page, () => page.click('[data-consent="reject"]'));
  await consent.isAnswered(page);
  const accepted = await consent.accepted(page);
  if (accepted !== 'necessary') throw new Error(`${String(accepted)} is accepted after all was refused`);
}

async function losesTheSettings({ page, url, ledger }: Visit): Promise<void> {
  await loseRequest(page, { url: '*/cookie-consent.view-*' }, () => ledger.met('lost late file'));
  await page.goto(`${url}/privacidad`);
  await consent.answer(page, 'reject');
  await consent.isAnswered(page);
}

/** Opens the panel of the home page and a submenu in it, and closes both by Escape. */
export async function opensPanel(page: Page): Promise<void> {
  await openPanel(page, '[data-offcanvas-toggle="panel"]', 'panel');
  await page.focus('#menu-movil .nav-menu-toggle');
  await page.keyboard.press(' ');
  await until(page, () => document.querySelector('#menu-movil li li a')?.checkVisibility());
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await panelIs(page, 'panel', 'closed');
}

const phone = { width: 320, height: 640 };

async function usesPanel({ page, url }: Visit): Promise<void> {
  await page.setViewport(phone);
  await page.goto(url);
  await themeReady(page);
  for (let times = 0; times < 3; times += 1) await opensPanel(page);
}

async function usesMenu({ page, url }: Visit): Promise<void> {
  const services = 'main nav-menu li:has(> [href="#servicios"]) > [part~="toggle"]';
  await page.goto(`${url}/elementos/nav-menu?theme=off`);
  await themeReady(page);
  await tabTo(page, services);
  for (let times = 0; times < 3; times += 1) {
    await page.keyboard.press('Enter');
    await until(page, (toggle) => document.querySelector(toggle)?.ariaExpanded === 'true', services);
    await page.keyboard.press('Escape');
    await until(page, (toggle) => document.querySelector(toggle)?.ariaExpanded === 'false', services);
  }
}

/** Shows each tab of the first set of a page, by click. */
export async function turnsTabs(page: Page, selector: string): Promise<void> {
  const count = await page.$eval(
    selector,
    ({ shadowRoot }) => shadowRoot?.querySelectorAll('[role="tab"]').length ?? 0,
  );
  for (let place = count - 1; place >= 0; place -= 1) {
    await page.$eval(
      selector,
      ({ shadowRoot }, at) => shadowRoot?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.click(),
      place,
    );
    await until(
      page,
      (set, at) =>
        document.querySelector(set)?.shadowRoot?.querySelectorAll('[role="tab"]')[Number(at)]
          ?.ariaSelected === 'true',
      selector,
      place,
    );
  }
}

async function usesTabs({ page, url }: Visit): Promise<void> {
  await page.goto(`${url}/elementos/tab-set`);
  await themeReady(page);
  for (let times = 0; times < 3; times += 1) await turnsTabs(page, 'main tab-set');
}

/** Picks files, takes one back, and reads what has come. */
async function sendsFiles({ page, url, id }: Visit): Promise<void> {
  await page.goto(`${url}/elementos/rs-uploads`);
  await until(page, () =>
    [...document.querySelectorAll('rs-uploads')].every((one) => one.querySelector('[slot="hint"]')),
  );
  await pick(page, '#informe', `${id}.pdf`);
  await pick(page, '#papeles', 'otro.pdf');
  const papers = 'rs-uploads[for="papeles"]';
  await clickInside(page, papers, '[part~="file"] [part="remove"]');
  await until(
    page,
    (host) => document.querySelector(host)?.shadowRoot?.querySelector('[part~="file"]') === null,
    papers,
  );
  await toNextPage(page, () => page.click('#subidas .btn-primary'));
  const names = await page.$$eval('#recibido bdi', (cells) => cells.map(({ textContent }) => textContent));
  if (names.filter(Boolean).join() !== `${id}.pdf`) throw new Error(`the server has ${names.join()}`);
}

async function usesCalendar({ page, url }: Visit): Promise<void> {
  const calendar = 'rs-calendar:has(#llegada)';
  await page.goto(`${url}/elementos/rs-calendar`);
  await until(page, (host) => document.querySelector(host)?.matches(':defined'), calendar);
  await page.focus('#llegada');
  await seen(page, calendar, '[role="gridcell"]');
  await page.keyboard.down('Alt');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.up('Alt');
  await until(
    page,
    (host) => document.querySelector(host)?.shadowRoot?.activeElement?.role === 'gridcell',
    calendar,
  );
  for (const key of ['ArrowRight', 'PageDown', 'PageUp', 'Enter'] as const) await page.keyboard.press(key);
  await until(page, () => (document.getElementById('llegada') as HTMLInputElement).value !== '');
}

const stranger = { hasConsented: false } as const;

export const siteVisitors: readonly Visitor[] = [
  { title: 'gallery: opened, on, closed', story: looksAtPictures },
  { title: 'gallery: the viewer lost at first', story: losesTheViewer },
  { ...stranger, title: 'consent: accepted', story: accepts },
  { ...stranger, title: 'consent: refused', story: refuses },
  { ...stranger, title: 'consent: chosen in the settings, taken back', story: changesTheirMind },
  { ...stranger, title: 'consent: the settings lost, refused', story: losesTheSettings },
  { title: 'panel on a phone', story: usesPanel },
  { title: 'menu', story: usesMenu },
  { title: 'tabs', story: usesTabs },
  { title: 'uploads', story: sendsFiles },
  { title: 'calendar by keyboard', story: usesCalendar },
];
