/**
 * `npm --prefix docs run pictures:home`: makes the screenshots of the groups of tags on the home page, in both languages, light
 * and dark, from the examples of the built site.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launch } from 'puppeteer-core';
import { chromiumArgs, findHeadlessChromium } from '../../../scripts/find-browsers.mjs';
import { pictureFile, schemes } from '../home.mjs';
import { languages, root } from '../sources.mjs';

const site = join(root, 'docs', process.env.DOCS_OUTPUT ?? '_site', 'examples');
const folder = join(root, 'docs', 'assets');

/** Group → the example on its picture, and what a visitor has done there. */
const scenes = {
  forms: {
    example: 'rs-calendar.times',
    async act(page) {
      await pressInside(page, 'rs-calendar', '[part~=day]:not([part~=disabled])');
      await pressInside(page, 'rs-calendar', '[part~=time]:not([part~=disabled])');
      await page.evaluate(() => document.activeElement.blur());
      await page.evaluate(() => globalThis.scrollTo(0, 0));
    },
  },
  pages: {
    example: 'media-box.thumbnails',
    async act(page) {
      await page.waitForSelector('media-box:defined');
      await page.click('.jcepopup');
      await hasInside(page, 'media-box', '[part~=counter]');
      await page.waitForNetworkIdle();
    },
  },
  consent: {
    example: 'cookie-consent.card',
    act: (page) => page.waitForFunction(() => document.querySelector('cookie-consent:state(open)')),
  },
};

/** Waits until a tag has something in its shadow root. */
function hasInside(page, tag, selector) {
  const isSo = (tag, selector) => document.querySelector(tag)?.shadowRoot?.querySelector(selector) ?? null;
  return page.waitForFunction(isSo, {}, tag, selector);
}

async function pressInside(page, tag, selector) {
  await hasInside(page, tag, selector);
  const target = await page.$(`${tag} >>> ${selector}`);
  await target.click();
}

/** Makes the screenshot of a group, in twice the pixels of its card. */
async function capture(browser, key, language, scheme) {
  const { example, act } = scenes[key];
  const page = await browser.newPage();
  await page.setViewport({ width: 880, height: 550 });
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  await page.goto(pathToFileURL(join(site, `${example}.${language}.html`)).href);
  await act(page);
  await page.screenshot({
    ...{ path: join(folder, pictureFile(key, language, scheme)), type: 'webp', quality: 80 },
  });
  await page.close();
}

if (!existsSync(site)) throw new Error(`${site}: build the site first`);
mkdirSync(join(folder, 'home'), { recursive: true });
const browser = await launch({ executablePath: findHeadlessChromium(), args: chromiumArgs });
try {
  for (const key of Object.keys(scenes)) {
    for (const language of languages) {
      for (const scheme of schemes) await capture(browser, key, language, scheme);
    }
  }
} finally {
  await browser.close();
}
