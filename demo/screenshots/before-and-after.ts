/** `npm run screenshot`: takes the README's picture of the running demo, one form before and after. */
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { openBrowser } from '../../test/journey/browsers.js';
import { openDemo } from '../../test/journey/harness.js';
import { seen, still, until } from '../../test/journey/in-page.js';
import { fillFirstPage, goOn, onPage } from '../../test/journey/kitchen/kitchen-page.js';
import { withPage } from '../../test/journey/with-page.js';

const path = join(import.meta.dirname, '..', 'assets', 'screenshot.webp') as `${string}.webp`;

/** Viewport of each form: narrow, so that the text is legible in a picture as wide as a phone. */
const viewport = { width: 328, height: 1000, deviceScaleFactor: 1.5 };

/** First question in both halves of the picture. */
const firstBlock = '.rsform-block-acompanantes';
const call = '.rsform-block-llamada-previa rs-calendar';

/** Returns the Thursday of the week after next at 10:30, as the field has it: the server refuses a day that is past. */
function openTime(): string {
  const day = new Date();
  day.setDate(day.getDate() - day.getDay() + 4 + 14);
  const [date, month] = [day.getDate(), day.getMonth() + 1].map((part) => String(part).padStart(2, '0'));
  return `${date}-${month}-${day.getFullYear()} 10:30`;
}

/** Rule for text that is drawn without hinting, which Chromium applies in some runs only. */
const evenText = '* { text-rendering: geometricPrecision !important }';

/** Takes the page from the top of one element to the bottom of another. Returns the address of the image. */
async function takeFromTo(page: Page, first: string, last: string): Promise<string> {
  await page.evaluate((rule) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets.push(sheet);
  }, evenText);
  const top = await page.$eval(first, (element) => element.getBoundingClientRect().top + scrollY);
  const bottom = await page.$eval(last, (element) => element.getBoundingClientRect().bottom + scrollY);
  const clip = { x: 0, y: top, width: viewport.width, height: bottom - top };
  return `data:image/png;base64,${await page.screenshot({ clip, encoding: 'base64' })}`;
}

/** Takes the form as the server renders it, without the tag and without scripts. */
function takeBefore(browser: Browser, url: string): Promise<string> {
  return withPage(browser, { viewport, javaScript: false }, async (page) => {
    await page.goto(`${url}/formulario?wrap=none&element=off`);
    return takeFromTo(page, firstBlock, '.rsform-block-horario');
  });
}

/** Takes the enhanced form with an answer that is not valid, one that hides two questions, and a day and time. */
function takeAfter(browser: Browser, url: string): Promise<string> {
  return withPage(browser, { viewport }, async (page) => {
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.goto(`${url}/formulario?theme=off`);
    await onPage(page, 0);
    await fillFirstPage(page, 'Presencial');
    await page.select('[name^="form[Sede]"]', 'Centro');
    await goOn(page, 1);
    await onPage(page, 1);
    await page.$eval('#Acompanantes', (input) => (input as HTMLInputElement).select());
    await page.keyboard.type('5');
    await page.type('#txtjQcal2_2', openTime());
    await seen(page, call, '[part~=time][part~=selected]');
    await goOn(page, 2);
    await until(page, () => document.querySelector('.formError')?.checkVisibility());
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await still(page);
    return takeFromTo(page, firstBlock, call);
  });
}

/** Returns a page with both forms. Its frame sets the picture off from a light and from a dark page. */
function composedPage(before: string, after: string): string {
  const half = (title: string, text: string, source: string) =>
    `<figure><figcaption><b>${title}</b><br>${text}</figcaption><div><img src="${source}"></div></figure>`;
  return `<!doctype html><style>${evenText}
    body { display: flex; gap: 16px; margin: 0; padding: 12px 16px 16px; outline: 1px solid #77898b;
      outline-offset: -1px; background: #dcedee; color: #1c2829; font: 17px/24px system-ui, sans-serif; }
    figure { display: flex; flex-direction: column; margin: 0; }
    figcaption { margin: 0 16px 8px; }
    b { font-size: 20px; }
    div { flex: 1; padding-block: 16px; border-radius: 8px; background: #fbfaf7; }
    img { display: block; width: ${viewport.width}px; }
    </style><body>
    ${half('As the CMS sends it', 'Every question, dates to type', before)}
    ${half('With the suite', 'Questions that apply, dates to pick', after)}`;
}

const demo = await openDemo();
const browser = await openBrowser('Chromium');
try {
  const before = await takeBefore(browser, demo.url);
  const after = await takeAfter(browser, demo.url);
  const page = await browser.newPage();
  await page.setViewport({ ...viewport, width: 2 * viewport.width + 3 * 16 });
  await page.setContent(composedPage(before, after));
  const body = await page.$('body');
  await body?.screenshot({ path, type: 'webp', quality: 36 });
} finally {
  await browser.close();
  await demo.stop();
}
