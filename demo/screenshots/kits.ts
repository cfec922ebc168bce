/**
 * `npm run screenshots:kits [WORD…]`: takes the pictures of the kits in the documentation, or those whose names contain a
 * word, and writes them to `docs/assets/kits/`. WordPress is that of the proof of the kit.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { prepareSuite } from '../../scripts/build/prepare.mjs';
import { CommandError, runCommand } from '../../scripts/command.mjs';
import { openBrowser } from '../../test/journey/browsers.js';
import { still } from '../../test/journey/in-page.js';
import { withPage } from '../../test/journey/with-page.js';
import { logIn } from '../../test/kits/wordpress/log-in.js';
import { startSite, writeArchive } from '../../test/kits/wordpress/start-site.js';
import { serveJoomlaPages } from './joomla-pages.js';
import { type KitSite, type KitState, kitStates } from './kit-states.js';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'assets', 'kits');
const viewport = { width: 1080, height: 675 };
/** Largest picture, in bytes. */
const largest = 40_000;
const article = readFileSync(join(import.meta.dirname, 'kit-article.html'), 'utf8');

/** Takes a state. The quality is the highest with which the picture is small enough. */
async function take(page: Page, address: string, state: KitState, site: KitSite): Promise<void> {
  if (state.path !== '') await page.goto(address + state.path);
  await state.reach(page, site);
  await still(page);
  const path = join(folder, `${state.name}.webp`) as `${string}.webp`;
  for (const quality of [80, 65, 50, 35]) {
    const { length } = await page.screenshot({ path, type: 'webp', quality });
    if (length <= largest) return console.log(`${state.name}: ${length} bytes`);
  }
  throw new CommandError(`${state.name} is larger than ${largest} bytes`);
}

await runCommand('screenshots:kits', async () => {
  const words = process.argv.slice(2);
  const chosen = (system: KitState['system']) =>
    kitStates.filter(
      ({ name, ...state }) =>
        state.system === system && (words.length === 0 || words.some((word) => name.includes(word))),
    );
  if (!(await prepareSuite('dist'))) throw new CommandError('the build failed');
  const browser = await openBrowser('Chromium');
  const visit = (story: (page: Page) => Promise<void>) =>
    withPage(browser, { viewport, expectsError: () => true }, story);
  try {
    if (chosen('wordpress').length > 0) await visit((page) => takeWordPress(page, chosen('wordpress')));
    if (chosen('joomla').length > 0) await visit((page) => takeJoomla(page, chosen('joomla')));
  } finally {
    await browser.close();
  }
});

async function takeJoomla(page: Page, states: readonly KitState[]): Promise<void> {
  const { address, stop } = await serveJoomlaPages();
  try {
    for (const state of states) await take(page, address, state, { archive: '' });
  } finally {
    stop();
  }
}

/** Takes the states of WordPress in their order: the plugin is installed by the first one. */
async function takeWordPress(page: Page, states: readonly KitState[]): Promise<void> {
  const site = await startSite('WordPress 6.5 with a theme of blocks');
  const { path: archive, remove } = writeArchive();
  try {
    await logIn(page, site);
    const [install, ...others] = kitStates.filter(({ system }) => system === 'wordpress');
    if (install) await take(page, site.address, install, { archive });
    await page.goto(await page.$eval('a[href*="action=activate"]', (link) => link.href));
    const id = await site.storePage('The practice', article);
    for (const state of others.filter((one) => states.includes(one))) {
      if (state.isOfVisitor) await page.deleteCookie(...(await page.cookies()));
      await take(page, site.address, { ...state, path: state.path.replace('{page}', id) }, { archive });
    }
  } finally {
    remove();
    await site.stop();
  }
}
