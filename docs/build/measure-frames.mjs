/**
 * `npm --prefix docs run frames`: opens the examples of the built site in Chromium, and writes their heights to
 * `docs/examples/heights.json`, so that each frame is as high as its content before it has loaded. `-- TEXT…` measures those
 * whose names contain a text, and keeps the other heights.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launch } from 'puppeteer-core';
import { chromiumArgs, findHeadlessChromium } from '../../scripts/find-browsers.mjs';
import { heightsFile, isMeasured, widthsOf } from './frame-heights.mjs';
import { homeExamples } from './home.mjs';
import { readLiveExamples, readTagExamples } from './included.mjs';
import { readJson, root } from './sources.mjs';
import { readVariants } from './variants.mjs';

const words = process.argv.slice(2);
const site = join(root, 'docs', process.env.DOCS_OUTPUT ?? '_site', 'examples');

/** Frames without a change after which a page has its height, and the most that are waited for. */
const frames = { quiet: 30, most: 600 };

/** Returns the height of a page at a width, after its tags have started. */
async function heightOf(page, file, width) {
  await page.setViewport({ width, height: 100 });
  await page.goto(pathToFileURL(join(site, file)).href, { waitUntil: 'networkidle0' });
  return page.evaluate(async (frames) => {
    await Promise.all(
      [...document.querySelectorAll(':not(:defined)')].map((tag) =>
        globalThis.customElements.whenDefined(tag.localName),
      ),
    );
    let height = -1;
    // A view that is painted late makes the page higher.
    for (let quiet = 0, all = 0; quiet < frames.quiet && all < frames.most; quiet += 1, all += 1) {
      await new Promise((resolve) => globalThis.requestAnimationFrame(resolve));
      const next = Math.ceil(document.documentElement.getBoundingClientRect().height);
      if (next !== height) quiet = 0;
      height = next;
    }
    return height;
  }, frames);
}

if (!existsSync(site)) throw new Error(`${site}: build the site first`);
const browser = await launch({ executablePath: findHeadlessChromium(), args: chromiumArgs });
try {
  const page = await browser.newPage();
  const examples = [...readTagExamples(), ...readLiveExamples(), ...readVariants(), ...homeExamples()];
  const before = readJson('docs', 'examples', 'heights.json');
  const heights = {};
  for (const file of examples.map(({ file }) => file).filter(isMeasured)) {
    heights[file] = before[file];
    if (words.length > 0 && !words.some((word) => file.includes(word))) continue;
    heights[file] = [];
    for (const width of widthsOf(file)) heights[file].push(await heightOf(page, file, width));
  }
  writeFileSync(heightsFile, `${JSON.stringify(heights, null, 2)}\n`);
} finally {
  await browser.close();
}
