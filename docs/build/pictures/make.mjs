/**
 * `npm --prefix docs run pictures`: opens the scenes in Chromium, measures the parts, and writes a picture of each scene to
 * `docs/pictures`. Words select tags: `npm --prefix docs run pictures -- media-box`.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'puppeteer-core';
import { prepareSuite } from '../../../scripts/build/prepare.mjs';
import { chromiumArgs, findHeadlessChromium } from '../../../scripts/find-browsers.mjs';
import { partsOf } from '../part-pictures.mjs';
import { root } from '../sources.mjs';
import { drawPicture } from './draw.mjs';
import { measure, waitForParts } from './measure.mjs';
import { serveScenes } from './serve.mjs';
import { scenes } from './scenes.mjs';

const folder = join(root, 'docs', 'pictures');

/** Replaces the clock of a page, so that a calendar looks the same on every day. Runs in the page. */
function setClock(start) {
  const Native = Date;
  const offset = start - Native.now();
  globalThis.Date = class extends Native {
    constructor(...values) {
      super(...(values.length === 0 ? [Native.now() + offset] : values));
    }
    static now() {
      return Native.now() + offset;
    }
  };
}

async function capture(browser, address, scene) {
  const { tag, name, viewport, open, shows } = scene;
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ height: 480, ...viewport, width: viewport?.width ?? 400 });
  const motion = scene.moves ? 'no-preference' : 'reduce';
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion }]);
  if (scene.day !== undefined) await page.evaluateOnNewDocument(setClock, scene.day);
  await page.goto(`${address}${tag}.${name}.html`);
  await open?.(page);
  await waitForParts(page, tag, shows);
  const measured = await measure(page, tag, scene.only ?? partsOf(tag));
  await context.close();
  return drawPicture(measured);
}

const words = process.argv.slice(2);
const chosen = scenes.filter(({ tag }) => words.length === 0 || words.includes(tag));
if ((await prepareSuite('dist')) === null) throw new Error('The suite could not be built');
const server = await serveScenes(chosen);
const browser = await launch({ executablePath: findHeadlessChromium(), args: chromiumArgs });
try {
  for (const scene of chosen) {
    const file = `${scene.tag}.${scene.name}.svg`;
    writeFileSync(join(folder, file), await capture(browser, server.address, scene));
    console.log(file);
  }
} finally {
  await browser.close();
  server.stop();
}
const names = new Set(scenes.map(({ tag, name }) => `${tag}.${name}.svg`));
for (const file of readdirSync(folder)) {
  if (file.endsWith('.svg') && !names.has(file)) rmSync(join(folder, file));
}
