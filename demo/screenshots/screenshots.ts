/**
 * `npm run screenshots -- FOLDER [WORD…]`: takes each state of `states.ts` and `page-states.ts` in each appearance, or those whose
 * names contain a word, and writes `FOLDER/index.html`, which shows all of them. It uses the build; `SUITE=compact` that with
 * Preact.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, MediaFeature, Page } from 'puppeteer-core';
import { CommandError, runCommand } from '../../scripts/command.mjs';
import { openBrowser } from '../../test/journey/browsers.js';
import { consent, openDemo } from '../../test/journey/harness.js';
import { still } from '../../test/journey/in-page.js';
import { withPage } from '../../test/journey/with-page.js';
import { pageStates } from './page-states.js';
import { reach, type State, states as demoStates } from './states.js';

const states: readonly State[] = [...demoStates, ...pageStates];

/** Settings of a visitor that change how a page looks. */
interface Appearance {
  readonly name: string;
  readonly width: 390 | 1280;
  readonly feature?: MediaFeature;
  /**
   * True if the page is written from right to left.
   *
   * @default false
   */
  readonly isMirrored?: boolean;
}

const dark = { name: 'prefers-color-scheme', value: 'dark' };
const forced = { name: 'forced-colors', value: 'active' };
const appearances: readonly Appearance[] = [
  { name: '390-light', width: 390 },
  { name: '390-dark', width: 390, feature: dark },
  { name: '390-rtl', width: 390, isMirrored: true },
  { name: '1280-light', width: 1280 },
  { name: '1280-dark', width: 1280, feature: dark },
  { name: '1280-forced', width: 1280, feature: forced },
  { name: '1280-rtl', width: 1280, isMirrored: true },
];

/** Takes a state in an appearance, or throws the error of the step that failed. */
async function take(
  browser: Browser,
  url: string,
  state: State,
  appearance: Appearance,
): Promise<Uint8Array> {
  const viewport = { width: appearance.width, height: appearance.width === 390 ? 844 : 900 };
  return withPage(browser, { viewport, expectsError: () => true }, async (page) => {
    await emulate(page, appearance);
    if (state.hasConsented !== false) await consent(page, url);
    await page.goto(url + state.path);
    await reach(page, state.steps);
    await still(page);
    return page.screenshot();
  });
}

async function emulate(page: Page, { feature, isMirrored = false }: Appearance): Promise<void> {
  const session = await page.createCDPSession();
  const motion = { name: 'prefers-reduced-motion', value: 'reduce' };
  await session.send('Emulation.setEmulatedMedia', { features: feature ? [motion, feature] : [motion] });
  if (isMirrored)
    await page.evaluateOnNewDocument(() => {
      const mirror = () => document.documentElement?.setAttribute('dir', 'rtl');
      new MutationObserver((_records, observer) => (mirror(), observer.disconnect())).observe(document, {
        childList: true,
      });
    });
}

/** Returns a page with a row for each state. */
function overview(taken: readonly State[]): string {
  const picture = (file: string) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`;
  const rows = taken.map(({ name }) => {
    const pictures = appearances.map((one) => picture(`${name}-${one.name}.png`)).join('');
    return `<h2>${name}</h2><p>${pictures}</p>`;
  });
  const style = 'body{font:16px system-ui;margin:24px}p{display:flex;gap:8px;overflow:auto}img{height:480px}';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>States</title><style>${style}</style>${rows.join('')}`;
}

await runCommand('screenshots', async () => {
  const [folder, ...words] = process.argv.slice(2);
  if (folder === undefined) throw new CommandError('expected a folder');
  const chosen = states.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  if (chosen.length === 0)
    throw new CommandError(`expected a word of: ${states.map(({ name }) => name).join(', ')}`);
  mkdirSync(folder, { recursive: true });
  const demo = await openDemo();
  const browser = await openBrowser('Chromium');
  const failed: string[] = [];
  try {
    for (const state of chosen)
      for (const appearance of appearances) {
        const name = `${state.name}-${appearance.name}`;
        try {
          writeFileSync(join(folder, `${name}.png`), await take(browser, demo.url, state, appearance));
        } catch (error) {
          failed.push(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
        }
      }
  } finally {
    await browser.close();
    await demo.stop();
  }
  writeFileSync(join(folder, 'index.html'), overview(chosen));
  if (failed.length > 0) throw new CommandError(failed.join('\n'));
});
