/**
 * Browser tests, in Chromium unless `SUITE_BROWSERS` names others. `SUITE=dist` tests the build, `SUITE=compact`
 * the sources with Preact.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { chromeLauncher } from '@web/test-runner-chrome';
import { chromiumArgs, findFirefox, findHeadlessChromium, findWebKit } from './scripts/find-browsers.mjs';
import { serveBundles, strictAddresses } from './scripts/runners/bundle-tests.mjs';
import { countBrowserTests, quietReporter } from './scripts/runners/browser-reporters.mjs';
import { webKitLauncher } from './scripts/runners/webkit/webkit-launcher.mjs';
import { muteNetwork, mutePage } from './test/network-events.mjs';
import { freshTabs } from './test/fresh-tabs.mjs';
import { allTests } from './scripts/runners/select-tests.mjs';
import { pagesOf } from './test/shared-pages.mjs';
import { playServer } from './test/elements/rs-form/server-check/validate-server.mjs';

const root = import.meta.dirname;
const sizeOf = (page) => page.reduce((sum, file) => sum + statSync(join(root, file)).size, 0);
const wanted = process.env.SUITE_BROWSERS?.split(',') ?? ['chromium'];
const files =
  process.env.SUITE_TESTS?.split('\n') ?? allTests(root).filter((file) => file.endsWith('.browser.test.ts'));
// A page that hangs in WebKit takes one file along; in CI, where it fails the run anyway, those that share its page.
const isAlone = wanted.includes('webkit') && !process.env.CI;
const pages = isAlone ? files.map((file) => [file]) : pagesOf(root, files);

async function createBrowserContext({ browser }) {
  await muteNetwork(browser);
  return browser.defaultBrowserContext();
}

const createPage = async ({ context }) => mutePage(await context.newPage());

/** Returns a launcher for a browser that Puppeteer drives. */
function launcher(name, launchOptions) {
  const browser = freshTabs(
    chromeLauncher({ launchOptions, createBrowserContext, createPage, concurrency: 1 }),
  );
  browser.name = name;
  return browser;
}

// All tabs of a window share a process, whose start takes longer than to open a page in it.
const chromiumOptions = { args: [...chromiumArgs, '--renderer-process-limit=1'] };
const firefoxOptions = { browser: 'firefox', headless: true };

const kinds = [
  {
    name: 'Chromium',
    find: findHeadlessChromium,
    launch: (executablePath) => launcher('Chromium', { ...chromiumOptions, executablePath }),
  },
  {
    name: 'Firefox',
    find: findFirefox,
    launch: (executablePath) => launcher('Firefox', { ...firefoxOptions, executablePath }),
  },
  { name: 'WebKit', find: findWebKit, launch: webKitLauncher },
];

/** Two windows of each browser that is wanted and there, with half of the pages each: in a window, one at a time. */
function windows() {
  const bySize = pages.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  const halves = [0, 1].map((half) => bySize.filter((_page, index) => index % 2 === half));
  return kinds.flatMap(({ name, find, launch }) => {
    const found = wanted.includes(name.toLowerCase()) && find();
    if (!found) return [];
    return halves
      .filter((half) => half.length > 0)
      .map((half, index) => ({
        name: `${name} ${index + 1}`,
        files: half.map(([first]) => first),
        browsers: [launch(found)],
      }));
  });
}

export default {
  groups: windows(),
  rootDir: root,
  hostname: '127.0.0.1',
  // A window in the background gets no focus events: each is a browser of its own.
  concurrency: 1,
  concurrentBrowsers: 2,
  middleware: [
    strictAddresses,
    playServer,
    await serveBundles({ root, suite: process.env.SUITE ?? 'sources', pages }),
  ],
  reporters: [quietReporter(), countBrowserTests()],
  // These end what hangs; they decide about no test, however busy the machine is.
  browserStartTimeout: 120_000,
  testFramework: { config: { timeout: 30_000, grep: process.env.SUITE_TITLES } },
  testsFinishTimeout: wanted.includes('webkit') ? 120_000 : 300_000,
};
